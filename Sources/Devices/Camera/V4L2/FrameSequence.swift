/// Widens a driver's 32-bit frame numbers, which wrap around and begin anew with each start of the stream, into numbers
/// that only grow.
struct FrameSequence {
    private var last: (driver: UInt32, extended: UInt64)?

    mutating func extend(_ number: UInt32) -> UInt64 {
        guard let (driver, extended) = last else {
            last = (number, UInt64(number))
            return UInt64(number)
        }
        let step = number &- driver
        // A step of more than half the range is one back: the stream has begun anew.
        let next = extended &+ (step == 0 || step > UInt32.max / 2 ? 1 : UInt64(step))
        last = (number, next)
        return next
    }
}
