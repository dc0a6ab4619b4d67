import Delivery
import Imaging

/// The thread that writes evidence pictures, behind everything else.
final class EvidenceWorker: Sendable {
    /// Pictures that may wait; when the disk is slower than the scans, the newest give way: records matter more.
    private static let backlog = 16
    private static let step: Duration = .milliseconds(250)

    private let waiting = Monitor<[Evidence]>([])

    func write(_ evidence: Evidence) {
        waiting.withLock { waiting in
            if waiting.count < Self.backlog { waiting.append(evidence) }
        }
    }

    /// Runs until the stop; pictures that still wait then are written first.
    ///
    /// - Parameter report: called once for each change of what goes wrong, with nil when it works again.
    func run(_ store: EvidenceStore, outbox: Outbox, stop: StopSignal, pulse: Pulse, report: (DeliveryError?) -> Void) {
        var lastError: DeliveryError?
        while true {
            pulse.beat()
            guard let evidence = waiting.wait(until: .now() + Self.step, { $0.isEmpty ? nil : $0.removeFirst() })
            else {
                if stop.isStopped { return }
                continue
            }
            do throws(DeliveryError) {
                if let name = try store.write(evidence) {
                    try outbox.setEvidence(name, for: evidence.record.sequence)
                }
                if lastError != nil { report(nil) }
                lastError = nil
            } catch {
                if error != lastError { report(error) }
                lastError = error
            }
        }
    }
}
