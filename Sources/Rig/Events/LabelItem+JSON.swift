import Capture
import Delivery
import LabelLanguage

/// What has become of a label in view.
public enum ItemChange: String, Hashable, Sendable {
    case added, updated
}

extension LabelItem {
    func json(_ change: ItemChange) -> JSONValue {
        [
            "event": .string(change.rawValue), "id": .integer(Int64(id.rawValue)),
            "label": .string(reading.definition), "complete": .bool(reading.isComplete),
            "stability": .string(stability.name), "settled": .bool(isSettled), "fields": .fields(of: reading),
        ]
    }
}

extension Prediction {
    var json: JSONValue {
        .object([
            "event": "prediction", "decision": .string(reading == nil ? "NOREAD" : "PASS"),
            "id": id.map { .integer(Int64($0.rawValue)) }, "reason": reason.map { .string($0.rawValue) },
            "title": .string(title), "fields": reading.map(JSONValue.fields),
        ])
    }
}

extension Checklist {
    var json: JSONValue {
        let captured = entries.compactMap { entry in
            entry.value.map { JSONValue.Member(entry.field, .string($0.value)) }
        }
        return [
            "event": "validation", "id": .integer(Int64(id.rawValue)), "label": .string(definition),
            "complete": .bool(isComplete), "captured": .object(captured),
            "missing": .array(missing.map(JSONValue.string)),
        ]
    }
}

extension ManualEntry {
    var json: JSONValue {
        .object([
            "event": "manualEntry", "field": .string(field), "old": old.map(JSONValue.string), "new": .string(new),
        ])
    }
}

extension JSONValue {
    /// The values of a label by field.
    fileprivate static func fields(of reading: LabelReading) -> JSONValue {
        .object(reading.fields.map { Member($0.name, .string($0.value)) })
    }
}
