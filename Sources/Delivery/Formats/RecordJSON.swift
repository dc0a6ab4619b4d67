import Foundation
import LabelLanguage

/// What a record's JSON can carry beyond the fixed keys.
public enum RecordExtra: String, Hashable, Sendable, CaseIterable {
    /// `"milliseconds"`: how long recognition took.
    case milliseconds
    /// `"symbols"`: of each barcode field its symbology, symbology identifier and corners.
    case symbols
    /// `"model"`: the version that decided.
    case model
    /// `"evidence"`: the picture's file name.
    case evidence
}

extension Record {
    /// The record as the host line's default format has it.
    ///
    /// The fixed keys come first and in their order, those without a value are left out; the extras follow.
    public func json(extras: Set<RecordExtra> = []) -> JSONValue {
        let units = fields.compactMap { field in field.unit.map { JSONValue.Member(field.name, .string($0)) } }
        return .object([
            "seq": .integer(sequence),
            "time": .string(recordTime(time)),
            "decision": .string(decision.rawValue),
            "reason": reason.map(JSONValue.string),
            "title": title.map(JSONValue.string),
            "trigger": .string(trigger.rawValue),
            "started": .string(started.rawValue),
            "label": label.map(JSONValue.string),
            "reference": reference.map(JSONValue.string),
            "fields": fields.isEmpty ? nil : .object(fields.map { JSONValue.Member($0.name, .string($0.value)) }),
            "units": units.isEmpty ? nil : .object(units),
            "milliseconds": extras.contains(.milliseconds) ? decodeTime.map { .number($0.milliseconds) } : nil,
            "symbols": extras.contains(.symbols) ? symbols : nil,
            "model": extras.contains(.model) ? model.map(JSONValue.string) : nil,
            "evidence": extras.contains(.evidence) ? evidence.map(JSONValue.string) : nil,
        ])
    }

    private var symbols: JSONValue? {
        let symbols = fields.compactMap { field in
            field.symbology.map { symbology in
                JSONValue.Member(
                    field.name,
                    .object([
                        "symbology": .string(symbology.rawValue),
                        "symbologyIdentifier": field.symbologyIdentifier.map(JSONValue.string),
                        "corners": field.corners.map { corners in
                            .array(corners.corners.map { [.number($0.x), .number($0.y)] })
                        },
                    ]))
            }
        }
        return symbols.isEmpty ? nil : .object(symbols)
    }
}

extension Duration {
    /// To the microsecond.
    var milliseconds: Double { Double(wholeMicroseconds) / 1_000 }
}

extension StoredRecord {
    /// The record as `history` prints it: all extras and `"delivered"`, the time of delivery or `null`.
    public var json: JSONValue {
        .object(
            record.json(extras: Set(RecordExtra.allCases)).members
                + [.init("delivered", delivered.map { .string(recordTime($0)) } ?? .null)])
    }
}
