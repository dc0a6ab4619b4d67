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
    private let limit: TorchLimit

    init(limit: TorchLimit) {
        self.limit = limit
    }

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
            var (isOn, wasWanted) = (false, false)
            var limit = limit
            works(torch.name)
            while !loop.stop.isStopped {
                loop.pulse.beat()
                let decision = limit.decide(isWanted: wasWanted, at: .now())
                if decision.isLit != isOn {
                    try lamp.set(on: decision.isLit)
                    isOn = decision.isLit
                }
                let until = min(.now() + Self.step, decision.askAgain ?? .now() + Self.step)
                wasWanted = wish.wait(until: until) { $0.now != wasWanted ? $0.now : nil } ?? wasWanted
            }
        }
    }
}
