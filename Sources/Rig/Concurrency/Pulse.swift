import Imaging

/// A thread's sign of life.
final class Pulse: Sendable {
    let name: String
    private let last = Monitor(MonotonicTime.now())

    init(_ name: String) {
        self.name = name
    }

    /// To be called by the thread at least every few seconds while it is well: after each frame, each wait, each record.
    func beat(at time: MonotonicTime = .now()) {
        last.withLock { $0 = time }
    }

    func silence(at time: MonotonicTime) -> Duration {
        time - last.withLock { $0 }
    }
}
