import Devices
import Imaging

/// The beeper's thread: plays tones in the order in which they were asked for.
final class BeeperWorker: Sendable {
    /// A tone that comes later than this tells of something long over and would mislead.
    private static let staleness: Duration = .seconds(1)
    private static let step: Duration = .milliseconds(250)

    private struct Request {
        var tone: Tone
        var asked: MonotonicTime
        var started: @Sendable () -> Void
    }

    private let requests = Monitor<[Request]>([])

    /// - Parameter started: called on the beeper's thread at the moment that the tone starts; never called when the
    ///   beeper is away or too far behind.
    func play(_ tone: Tone, started: @escaping @Sendable () -> Void) {
        requests.withLock { waiting in
            Self.dropStale(&waiting)
            waiting.append(Request(tone: tone, asked: .now(), started: started))
        }
    }

    func run(_ beeper: any Beeper, loop: DeviceLoop) {
        loop.run(open: beeper.open) { (output, works) throws(DeviceError) in
            defer { output.close() }
            works(beeper.name)
            while !loop.stop.isStopped {
                loop.pulse.beat()
                guard let request = next() else { continue }
                try output.play(request.tone, started: request.started)
            }
        }
    }

    private func next() -> Request? {
        requests.wait(until: .now() + Self.step) { waiting in
            Self.dropStale(&waiting)
            return waiting.isEmpty ? nil : waiting.removeFirst()
        }
    }

    private static func dropStale(_ waiting: inout [Request]) {
        waiting.removeAll { .now() - $0.asked > staleness }
    }
}
