import Delivery
import Devices
import Imaging
import LabelLanguage

/// The thread that makes records durable, in the order in which they were decided.
///
/// A record that cannot be stored is kept and tried again until it can be: nothing is promised before, and nothing
/// decided is dropped.
final class OutboxWorker: Sendable {
    private static let pause: Duration = .milliseconds(500)
    private static let step: Duration = .milliseconds(250)

    private let pending = Monitor<[PendingRecord]>([])

    /// Records that are not on the disk yet.
    var backlog: Int { pending.withLock { $0.count } }

    func store(_ record: PendingRecord) {
        pending.withLock { $0.append(record) }
    }

    /// Runs until the stop, and then until the last record is stored or cannot be.
    ///
    /// - Parameters:
    ///   - stored: called with each record once it is durable.
    ///   - report: called once for each change between "can store" and a cause why not.
    ///   - notice: called with what was done about a damaged database.
    func run(
        _ outbox: Outbox, stop: StopSignal, pulse: Pulse, stored: (PendingRecord) -> Void,
        report: (DeviceStatus) -> Void, notice: (String) -> Void
    ) {
        var status = DeviceStatus.available(outbox.directory)
        report(status)
        func tell(_ change: DeviceStatus) {
            if change != status { report(change) }
            status = change
        }
        while true {
            pulse.beat()
            guard let next = pending.wait(until: .now() + Self.step, { $0.first }) else {
                if stop.isStopped { return }
                continue
            }
            do throws(DeliveryError) {
                var durable = next
                durable.record = try outbox.append(next.record)
                pending.withLock { _ = $0.removeFirst() }
                tell(.available(outbox.directory))
                stored(durable)
            } catch {
                if error.code == .corrupt, let repair = try? outbox.replaceDamaged(because: error) {
                    notice(repair.message)
                }
                tell(.unavailable(DeviceError(.failed, error.message)))
                guard stop.sleep(for: Self.pause) else { return }
            }
        }
    }
}

/// A record with the evidence for it.
struct PendingRecord: Sendable {
    var record: Record
    /// The frame that decided; nil where none was seen.
    var frame: Frame?
    /// The fields read in that frame.
    var fields: [FieldValue] = []
    let decided = MonotonicTime.now()
}
