import Capture
import Delivery
import Devices

/// What the rig tells those who watch it, one JSON object a line.
public enum RigEvent: Hashable, Sendable {
    case ready(RigPaths)
    case state(RigState)
    case scanStarted(String)
    case tone(Tone, sequence: Int64?)
    /// The lamp blinks so many times.
    case blink(FeedbackEvent, Int, sequence: Int64?)
    case final(Record)
    case available(DeviceKind, String)
    case unavailable(DeviceKind, DeviceError)
    /// What would help most now; nil when all is well.
    case guidance(GuidanceReason?)
    case item(ItemChange, LabelItem)
    case itemGone(TrackingID)
    case itemKept(TrackingID)
    case prediction(Prediction)
    /// What is known of a label that waits for its confirmation.
    case validation(Checklist)
    case manualEntry(ManualEntry)
    /// What was asked for at the bench could not be done.
    case failed(String, HostReply.ErrorCode, String)
    /// Something that a person should know and that stops nothing.
    case notice(String)

    public var json: JSONValue {
        switch self {
        case .ready(let paths):
            [
                "event": "ready", "host": .string(paths.host), "button": .string(paths.button),
                "beeper": .string(paths.beeper), "control": .string(paths.control), "data": .string(paths.data),
            ]
        case .state(let state): ["event": "state", "state": .string(state.rawValue)]
        case .scanStarted(let origin): ["event": "scan", "started": .string(origin)]
        case .tone(let tone, let sequence):
            .object([
                "event": "tone", "tone": .string(tone.rawValue), "seq": sequence.map(JSONValue.integer),
            ])
        case .blink(let event, let count, let sequence):
            .object([
                "event": "blink", "for": .string(event.rawValue), "blinks": .integer(Int64(count)),
                "seq": sequence.map(JSONValue.integer),
            ])
        case .final(let record):
            .object([.init("event", "final")] + record.json(extras: [.model, .evidence]).members)
        case .available(let device, let detail):
            ["event": "available", "device": .string(device.rawValue), "detail": .string(detail)]
        case .unavailable(let device, let error):
            [
                "event": "unavailable", "device": .string(device.rawValue), "code": .string(error.code.rawValue),
                "message": .string(error.message),
            ]
        case .guidance(let reason):
            .object([
                "event": "guidance", "reason": reason.map { .string($0.rawValue) },
                "text": reason.map { .string($0.text) },
            ])
        case .item(let change, let item): item.json(change)
        case .itemGone(let id): ["event": "removed", "id": .integer(Int64(id.rawValue))]
        case .itemKept(let id): ["event": "kept", "id": .integer(Int64(id.rawValue))]
        case .prediction(let prediction): prediction.json
        case .validation(let checklist): checklist.json
        case .manualEntry(let entry): entry.json
        case .failed(let what, let code, let message):
            [
                "event": "failed", "what": .string(what), "code": .string(code.rawValue), "message": .string(message),
            ]
        case .notice(let message): ["event": "notice", "message": .string(message)]
        }
    }
}

/// Where a running rig is reached. Empty for what is not fitted.
public struct RigPaths: Hashable, Sendable {
    public var host = ""
    public var button = ""
    public var beeper = ""
    public var control = ""
    public var data = ""
}
