import Imaging

/// Knows when a stream that delivers no whole frame counts as stalled, and how often it may be started anew.
struct StallWatch {
    private let limit: Duration
    private var since = MonotonicTime.now()
    private var hasRestarted = false
    private var isWaiting = false

    init(limit: Duration) {
        self.limit = limit
    }

    var stallsAt: MonotonicTime { since + limit }

    /// A consumer that has not asked for a while cannot have seen a frame.
    mutating func beginWait() {
        guard !isWaiting else { return }
        isWaiting = true
        since = .now()
    }

    mutating func sawFrame() {
        isWaiting = false
        hasRestarted = false
    }

    /// Whether the stream may be started anew: once, until a frame has come.
    mutating func mayRestart() -> Bool {
        guard !hasRestarted else { return false }
        hasRestarted = true
        since = .now()
        return true
    }
}
