import Foundation
import LabelLanguage

/// One thing of a record that a template or a CSV column can show.
public enum RecordItem: Hashable, Sendable {
    case sequence
    /// Nil for the time as records carry it.
    case time(TimeFormat?)
    case decision, reason, title, trigger, started, label, reference
    /// A field's value, by its name.
    case field(String)
    /// A field's value, by its place in the record; 1 is the first.
    case value(Int)
    case unit(String)
    /// How many fields the record has.
    case count
    /// Of a barcode field: its symbology's name. Nil for the record's first barcode field.
    case symbology(String?)
    /// Of a barcode field: its symbology identifier, such as `]C1`.
    case identifier(String?)
    /// Of a field: four corners `x,y`, parted by spaces, in whole pixels.
    case corners(String?)
    /// How long recognition took.
    case milliseconds
    case model, evidence

    /// The item that a name in a template stands for: `seq`, `time:%H:%M`, `field:Expiry Date`, `value:1`.
    ///
    /// - Throws: `invalid`, with the names that there are.
    public init(_ name: String) throws(DeliveryError) {
        if let plain = Self.plain[name] {
            self = plain
            return
        }
        let (kind, argument) = name.splitOnce(at: ":") ?? (name, "")
        let isNamed = !argument.isEmpty
        switch kind {
        case "time" where isNamed: self = .time(try TimeFormat(argument))
        case "field" where isNamed: self = .field(argument)
        case "unit" where isNamed: self = .unit(argument)
        case "symbology": self = .symbology(isNamed ? argument : nil)
        case "identifier": self = .identifier(isNamed ? argument : nil)
        case "corners": self = .corners(isNamed ? argument : nil)
        case "value":
            guard let place = Int(argument), place > 0 else {
                throw DeliveryError(.invalid, "'\(name)': the place of a value is a number from 1, such as value:1")
            }
            self = .value(place)
        default:
            throw DeliveryError(
                .invalid,
                "no item '\(name)'; there are: \(Self.plain.keys.sorted().joined(separator: ", ")), time:FORMAT, "
                    + "field:NAME, value:NUMBER, unit:NAME, symbology:NAME, identifier:NAME, corners:NAME")
        }
    }

    private static let plain: [String: RecordItem] = [
        "seq": .sequence, "time": .time(nil), "decision": .decision, "reason": .reason, "title": .title,
        "trigger": .trigger, "started": .started, "label": .label, "reference": .reference, "count": .count,
        "milliseconds": .milliseconds, "model": .model, "evidence": .evidence,
    ]

    /// What the record has of it, control characters and all; empty where it has nothing.
    func text(of record: Record, in zone: TimeZone) -> String {
        switch self {
        case .sequence: String(record.sequence)
        case .time(let format): format?.string(from: record.time, in: zone) ?? recordTime(record.time)
        case .decision: record.decision.rawValue
        case .reason: record.reason ?? ""
        case .title: record.title ?? ""
        case .trigger: record.trigger.rawValue
        case .started: record.started.rawValue
        case .label: record.label ?? ""
        case .reference: record.reference ?? ""
        case .field(let name): record.field(name)?.value ?? ""
        case .value(let place): record.fields.dropFirst(place - 1).first?.value ?? ""
        case .unit(let name): record.field(name)?.unit ?? ""
        case .count: String(record.fields.count)
        case .symbology(let name): record.barcode(name)?.symbology?.rawValue ?? ""
        case .identifier(let name): record.barcode(name)?.symbologyIdentifier ?? ""
        case .corners(let name): record.barcode(name)?.corners.map(Self.pixels) ?? ""
        case .milliseconds: record.decodeTime.map { JSONValue.number($0.milliseconds).description } ?? ""
        case .model: record.model ?? ""
        case .evidence: record.evidence ?? ""
        }
    }

    private static func pixels(_ corners: Quadrilateral) -> String {
        corners.corners.map { corner in
            "\(Int(clamping: corner.x)),\(Int(clamping: corner.y))"
        }.joined(separator: " ")
    }
}

extension Record {
    fileprivate func field(_ name: String) -> Field? { fields.first { $0.name == name } }

    fileprivate func barcode(_ name: String?) -> Field? {
        name.map { field($0) } ?? fields.first { $0.symbology != nil }
    }
}

extension Int {
    /// Rounded; not-a-number comes out as 0.
    fileprivate init(clamping number: Double) {
        self = number.isNaN ? 0 : Int(Swift.max(-1e9, Swift.min(1e9, number.rounded())))
    }
}
