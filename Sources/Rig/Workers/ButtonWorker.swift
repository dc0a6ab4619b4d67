import Devices

/// The button's thread: passes each edge on.
enum ButtonWorker {
    private static let step: Duration = .milliseconds(250)

    static func run(_ button: any TriggerButton, loop: DeviceLoop, edge: (TriggerEdge) -> Void) {
        loop.run(open: button.open) { (stream, works) throws(DeviceError) in
            defer { stream.close() }
            works(button.name)
            while !loop.stop.isStopped {
                loop.pulse.beat()
                if let change = try stream.edge(within: step) { edge(change) }
            }
        }
    }
}
