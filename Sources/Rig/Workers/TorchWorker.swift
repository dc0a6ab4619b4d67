import Devices
import Imaging

/// The torch's thread: makes the lamp follow what is wanted, and switches it off on the way out.
final class TorchWorker: Sendable {
    private static let step: Duration = .milliseconds(250)

    private struct Wish {
        var isOn = false
        var blinking: Blinking?

        func isLit(at time: MonotonicTime) -> Bool { isOn != (blinking?.isOver(at: time) ?? false) }
    }

    private let wish = Monitor(Wish())
    private let limit: TorchLimit

    init(limit: TorchLimit) {
        self.limit = limit
    }

    func set(on: Bool) {
        wish.withLock { $0.isOn = on }
    }

    /// Blinks, and goes on with what is wanted.
    func blink(_ blinking: Blinking) {
        wish.withLock { $0.blinking = blinking }
    }

    func run(_ torch: any Torch, loop: DeviceLoop) {
        loop.run(open: torch.open) { (lamp, works) throws(DeviceError) in
            defer { lamp.close() }
            var isOn = false
            var limit = limit
            works(torch.name)
            while !loop.stop.isStopped {
                loop.pulse.beat()
                let now = MonotonicTime.now()
                let (isWanted, change) = wish.withLock { ($0.isLit(at: now), $0.blinking?.nextChange(after: now)) }
                let decision = limit.decide(isWanted: isWanted, at: now)
                if decision.isLit != isOn {
                    try lamp.set(on: decision.isLit)
                    isOn = decision.isLit
                }
                let until = [now + Self.step, decision.askAgain, change].compactMap(\.self).min() ?? now
                _ = wish.wait(until: until) { $0.isLit(at: .now()) != isWanted ? true : nil }
            }
        }
    }
}
