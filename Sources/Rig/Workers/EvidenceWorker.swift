import Delivery
import Imaging

/// The thread that writes evidence pictures, behind everything else.
final class EvidenceWorker: Sendable {
    /// Pictures that may wait; when the disk is slower than the scans, the newest give way: records matter more.
    private static let backlog = 16
    private static let step: Duration = .milliseconds(250)

    /// Between two looks for what is too old to keep.
    private static let pruning: Duration = .seconds(3_600)

    private enum Job: Sendable {
        case evidence(Evidence)
        case other(@Sendable () -> Void)
    }

    private let waiting = Monitor<[Job]>([])

    func write(_ evidence: Evidence) {
        waiting.withLock { waiting in
            if waiting.count < Self.backlog { waiting.append(.evidence(evidence)) }
        }
    }

    /// Does something else that waits for the disk and that no record depends on.
    func perform(_ body: @escaping @Sendable () -> Void) {
        waiting.withLock { $0.append(.other(body)) }
    }

    /// Runs until the stop; pictures that still wait then are written first. Lets go of old pictures and records by the
    /// way.
    ///
    /// - Parameter report: called once for each change of what goes wrong, with nil when it works again.
    func run(
        _ store: EvidenceStore, outbox: Outbox, retention: RecordRetention, stop: StopSignal, pulse: Pulse,
        report: (DeliveryError?) -> Void
    ) {
        var lastError: DeliveryError?
        var nextPruning = MonotonicTime.now() + Self.pruning
        func tell(_ error: DeliveryError?) {
            if error != lastError { report(error) }
            lastError = error
        }
        while true {
            pulse.beat()
            if .now() >= nextPruning {
                nextPruning = .now() + Self.pruning
                store.prune()
                // Records that cannot be removed now are removed an hour later.
                _ = try? outbox.prune(to: retention)
            }
            switch waiting.wait(until: .now() + Self.step, { $0.isEmpty ? nil : $0.removeFirst() }) {
            case .evidence(let evidence)?: tell(Self.write(evidence, store, outbox))
            case .other(let body)?: body()
            case nil: if stop.isStopped { return }
            }
        }
    }

    /// - Returns: what went wrong.
    private static func write(_ evidence: Evidence, _ store: EvidenceStore, _ outbox: Outbox) -> DeliveryError? {
        do throws(DeliveryError) {
            if let name = try store.write(evidence) {
                try outbox.setEvidence(name, for: evidence.record.sequence)
            }
            return nil
        } catch {
            return error
        }
    }
}
