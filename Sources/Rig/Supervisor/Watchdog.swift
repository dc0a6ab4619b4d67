import Devices
import Imaging

/// Feeds the service manager's watchdog, but only while every thread of the rig shows that it is alive: a thread that
/// hangs in a driver or in a recogniser ends with the process restarted.
struct Watchdog {
    /// Within what time the service manager wants to be fed.
    private let period: Duration
    private let pulses: [Pulse]
    private let feed: () -> Void
    private let complain: (String) -> Void
    private var next: MonotonicTime
    private var hasComplained = false

    /// - Returns: nil where no watchdog is set.
    init?(period: Duration?, pulses: [Pulse], feed: @escaping () -> Void, complain: @escaping (String) -> Void) {
        guard let period else { return nil }
        self.period = period
        self.pulses = pulses
        self.feed = feed
        self.complain = complain
        next = .now()
    }

    /// When ``check(at:)`` has to be called at the latest.
    var deadline: MonotonicTime { next }

    mutating func check(at time: MonotonicTime) {
        guard time >= next else { return }
        // Twice as often as wanted (sd_watchdog_enabled(3)).
        next = time + period / 2
        let hung = pulses.filter { $0.silence(at: time) > period }
        guard hung.isEmpty else {
            if !hasComplained {
                complain(
                    "no sign of life from \(hung.map(\.name).joined(separator: ", ")); the service manager will restart the rig"
                )
            }
            hasComplained = true
            return
        }
        hasComplained = false
        feed()
    }
}
