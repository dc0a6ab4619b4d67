import Devices
import Imaging

/// The torch's thread: makes the lamp follow what is wanted, and switches it off on the way out.
final class TorchWorker: Sendable {
    private static let step: Duration = .milliseconds(250)

    private let wanted = Monitor(false)

    func set(on: Bool) {
        wanted.withLock { $0 = on }
    }

    func run(_ torch: any Torch, loop: DeviceLoop) {
        loop.run(open: torch.open) { (lamp, works) throws(DeviceError) in
            defer { lamp.close() }
            var isOn = false
            works(torch.name)
            while !loop.stop.isStopped {
                let change = wanted.wait(until: .now() + Self.step) { $0 != isOn ? $0 : nil }
                guard let change else { continue }
                try lamp.set(on: change)
                isOn = change
            }
        }
    }
}
