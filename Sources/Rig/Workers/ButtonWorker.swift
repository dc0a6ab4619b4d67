import Devices
import Imaging

/// The button's thread: passes each edge on, and what is to be said of a press that lasts.
enum ButtonWorker {
    private static let step: Duration = .milliseconds(250)

    /// - Parameter longPress: how long a press has to last to be a long one.
    static func run(
        _ button: any TriggerButton, longPress: Duration, loop: DeviceLoop, edge: (TriggerEdge) -> Void,
        finding: (PressWatch.Finding) -> Void
    ) {
        loop.run(open: button.open) { (stream, works) throws(DeviceError) in
            defer { stream.close() }
            works(button.name)
            var watch = PressWatch(longPress: longPress, isPressed: stream.isPressed)
            while !loop.stop.isStopped {
                loop.pulse.beat()
                if let change = try stream.edge(within: step) {
                    edge(change)
                    if let found = watch.edge(change, at: .now()) { finding(found) }
                }
                if let found = watch.tick(at: .now()) { finding(found) }
            }
        }
    }
}
