import Imaging

/// Tells every thread of the rig that it is time to end.
final class StopSignal: Sendable {
    private let stopped = Monitor(false)

    var isStopped: Bool { stopped.withLock { $0 } }

    func stop() {
        stopped.withLock { $0 = true }
    }

    /// Waits, but no longer than until the stop.
    ///
    /// - Returns: false when the stop came.
    func sleep(for duration: Duration) -> Bool {
        stopped.wait(until: .now() + duration) { $0 ? true : nil } == nil
    }
}
