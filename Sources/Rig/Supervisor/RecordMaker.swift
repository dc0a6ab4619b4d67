import Capture
import Delivery
import Foundation

/// Turns what capture decides into records, judged by the policy in force.
struct RecordMaker {
    /// What decides; nil: every label that was read passes.
    var policy: DecisionPolicy?
    /// The versions of what decides: see ``modelDescription(_:_:_:)``.
    var model: String?
    /// What the host said the next scans belong to.
    var reference: String?
    /// What the host set for the next record, by field.
    var hostValues: [String: String] = [:]
    var timeZone: TimeZone
    /// Whether a clock that is not synchronised makes rules about today fail.
    var needsSynchronizedClock: Bool

    init(_ settings: SupervisorSettings) {
        timeZone = settings.timeZone
        needsSynchronizedClock = settings.needsSynchronizedClock
    }

    /// - Parameter decodeTime: how long recognition took for the frame that decided.
    mutating func record(of label: CapturedLabel, decodeTime: Duration?) -> Record {
        var record = Record(
            time: Date(), decision: .pass, trigger: RecordTrigger(label.trigger), started: ScanStart(label.started),
            label: label.reading.definition, reference: reference,
            fields: label.reading.fields.map(Record.Field.init))
        record.decodeTime = decodeTime
        record.model = model
        let context = DecisionContext(
            today: civilDay(record.time, in: timeZone),
            isClockSet: SystemClock.isSet(needsSynchronization: needsSynchronizedClock), hostValues: hostValues)
        if let failure = policy?.failure(of: label.reading, in: context) {
            record.decision = .fail
            record.reason = failure.reason.rawValue
            record.title = failure.title
        }
        hostValues = [:]
        return record
    }

    func record(of noRead: NoRead) -> Record {
        var record = Record(
            time: Date(), decision: .noRead, reason: noRead.reason.rawValue, title: noRead.title,
            trigger: RecordTrigger(noRead.trigger), started: ScanStart(noRead.started), reference: reference)
        record.model = model
        return record
    }
}
