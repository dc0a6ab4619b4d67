internal import CLinux

/// A moment of `CLOCK_MONOTONIC`: never jumps, the same in every process, says nothing about the time of day.
public struct MonotonicTime: Hashable, Comparable, Sendable {
    public var nanoseconds: Int64

    public init(nanoseconds: Int64) {
        self.nanoseconds = nanoseconds
    }

    /// `clock_gettime(CLOCK_MONOTONIC)`.
    public static func now() -> MonotonicTime {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return MonotonicTime(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
    }

    public static func < (left: MonotonicTime, right: MonotonicTime) -> Bool { left.nanoseconds < right.nanoseconds }

    public static func + (time: MonotonicTime, duration: Duration) -> MonotonicTime {
        let parts = duration.components
        return MonotonicTime(
            nanoseconds: time.nanoseconds + parts.seconds * 1_000_000_000 + parts.attoseconds / 1_000_000_000)
    }

    public static func - (later: MonotonicTime, earlier: MonotonicTime) -> Duration {
        .nanoseconds(later.nanoseconds - earlier.nanoseconds)
    }
}
