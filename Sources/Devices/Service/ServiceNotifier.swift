internal import CSystemd

/// Tells the service manager how the process is. Does nothing where it was not started by one (`NOTIFY_SOCKET` unset).
///
/// Stands for `sd_notify` and `sd_watchdog_enabled` (sd_notify(3)).
public struct ServiceNotifier: Sendable {
    public init() {}

    /// Everything that the rig needs to take a label has been set up.
    public func ready() {
        send("READY=1")
    }

    /// The process has begun to end.
    public func stopping() {
        send("STOPPING=1")
    }

    /// One line for people, shown by `systemctl status`.
    public func status(_ text: String) {
        send("STATUS=" + text.map { $0.isNewline ? " " : String($0) }.joined())
    }

    /// Puts off the restart. To be called only while the process makes progress or is idle by right.
    public func feedWatchdog() {
        send("WATCHDOG=1")
    }

    /// Within what time the watchdog has to be fed, or the process is restarted; nil where no watchdog is set. Feed it
    /// twice as often.
    public var watchdogPeriod: Duration? {
        var microseconds: UInt64 = 0
        guard sd_watchdog_enabled(0, &microseconds) > 0, microseconds > 0 else { return nil }
        return .microseconds(Int64(clamping: microseconds))
    }

    private func send(_ state: String) {
        // A service manager that does not listen is no reason to stop.
        _ = sd_notify(0, state)
    }
}
