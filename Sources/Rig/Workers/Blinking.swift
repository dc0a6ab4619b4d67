import Imaging

/// A lamp that signals: it changes over and back so many times, so that it is seen whether the lamp is lit or not.
struct Blinking: Hashable, Sendable {
    private let begin: MonotonicTime
    private let count: Int
    /// Of one change, to one side.
    private let length: Duration

    /// - Parameters:
    ///   - count: how often the lamp changes over.
    ///   - length: how long each time, and how long between two.
    init(count: Int, length: Duration = .milliseconds(100), from begin: MonotonicTime) {
        self.begin = begin
        self.count = count
        self.length = length
    }

    /// Whether the lamp is the other way round now.
    func isOver(at time: MonotonicTime) -> Bool {
        guard let phase = phase(at: time) else { return false }
        return phase % 2 == 0
    }

    /// When that changes next; nil for never again.
    func nextChange(after time: MonotonicTime) -> MonotonicTime? {
        phase(at: time).map { begin + length * ($0 + 1) }
    }

    private func phase(at time: MonotonicTime) -> Int? {
        let phase = Int((time - begin) / length)
        return time >= begin && phase < 2 * count - 1 ? phase : nil
    }
}
