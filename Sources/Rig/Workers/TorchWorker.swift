import Devices
import Imaging

/// The torch's thread: makes the lamp follow what is wanted, and switches it off on the way out.
final class TorchWorker: Sendable {
    private static let step: Duration = .milliseconds(250)

    /// How long the torch shows that it works, in a test.
    private static let blink: Duration = .milliseconds(500)

    private struct Wish {
        var isOn = false
        var blinksUntil = MonotonicTime(nanoseconds: 0)

        var now: Bool { isOn || .now() < blinksUntil }
    }

    private let wish = Monitor(Wish())

    func set(on: Bool) {
        wish.withLock { $0.isOn = on }
    }

    /// Lights up for a moment, whatever else is wanted.
    func blink() {
        wish.withLock { $0.blinksUntil = .now() + Self.blink }
    }

    func run(_ torch: any Torch, loop: DeviceLoop) {
        loop.run(open: torch.open) { (lamp, works) throws(DeviceError) in
            defer { lamp.close() }
            var isOn = false
            works(torch.name)
            while !loop.stop.isStopped {
                loop.pulse.beat()
                let change = wish.wait(until: .now() + Self.step) { $0.now != isOn ? $0.now : nil }
                guard let change else { continue }
                try lamp.set(on: change)
                isOn = change
            }
        }
    }
}
