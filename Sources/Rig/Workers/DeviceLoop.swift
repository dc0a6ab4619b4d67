import Devices
import Imaging

/// Keeps one device in use for as long as the rig runs: opens it, lets it be used until it fails, and tries again.
///
/// Every change of cause is reported once; a device that stays away for the same reason is not reported again.
struct DeviceLoop: Sendable {
    /// Between two attempts: doubled from the first to the last.
    private static let firstPause: Duration = .milliseconds(100)
    private static let longestPause: Duration = .seconds(2)

    let kind: DeviceKind
    let stop: StopSignal
    let pulse: Pulse
    let report: @Sendable (DeviceKind, DeviceStatus) -> Void

    /// Runs until the stop.
    ///
    /// - Parameters:
    ///   - open: one attempt.
    ///   - use: uses the open device until it fails or the stop comes. Calls its second parameter, with words for what
    ///     was got, once the device has shown that it works.
    func run<Open>(
        open: () throws(DeviceError) -> Open,
        use: (_ device: Open, _ works: (String) -> Void) throws(DeviceError) -> Void
    ) {
        var pause = Self.firstPause
        var lastStatus: DeviceStatus?
        func tell(_ status: DeviceStatus) {
            guard status != lastStatus else { return }
            lastStatus = status
            report(kind, status)
        }
        while !stop.isStopped {
            pulse.beat()
            do throws(DeviceError) {
                let device = try open()
                try use(device) { got in
                    pause = Self.firstPause
                    tell(.available(got))
                }
            } catch {
                tell(.unavailable(error))
            }
            guard stop.sleep(for: pause) else { return }
            pause = min(pause * 2, Self.longestPause)
        }
    }
}
