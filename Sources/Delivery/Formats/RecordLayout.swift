import Foundation

/// How a record is laid out on its line.
public enum RecordLayout: Hashable, Sendable {
    /// An object with the fixed keys, and the extras after them.
    case json(extras: Set<RecordExtra>)
    /// RFC 4180 cells: those of the columns, then one for each field's value.
    case csv(columns: [RecordItem], separator: Unicode.Scalar)
    /// `seq=12 decision=PASS fields.Barcode=4012345123456`: the keys of the JSON object, a value in quotes where it is
    /// more than a word.
    case keyValue(extras: Set<RecordExtra>)
    /// The fields' values alone. The separator's first character is escaped where a value holds it.
    case values(separator: String)
    case template(RecordTemplate)

    /// The columns that say which record it is, why and when.
    public static let csv = RecordLayout.csv(
        columns: [.sequence, .time(nil), .decision, .reason, .label, .reference], separator: ",")
    /// The fields' values, parted by tabs.
    public static let values = RecordLayout.values(separator: "\t")

    /// Whether a record that is no pass looks like one in this layout, so that it needs a text of its own.
    var hidesDecision: Bool {
        switch self {
        case .json, .keyValue: false
        case .csv(let columns, _): !columns.contains(.decision)
        case .values: true
        case .template(let template): !template.items.contains(.decision)
        }
    }

    /// The record without its framing and free of control characters, but for those that the layout itself holds.
    func text(for record: Record, in zone: TimeZone) -> String {
        switch self {
        case .json(let extras): record.json(extras: extras).description
        case .csv(let columns, let separator):
            (columns.map { $0.text(of: record, in: zone) } + record.fields.map(\.value)).map { cell in
                Self.cell(cell, separator)
            }.joined(separator: String(separator))
        case .keyValue(let extras): keyValueText(record.json(extras: extras))
        case .values(let separator):
            record.fields.map { Self.escaping(separator.unicodeScalars.first, in: $0.value) }
                .joined(separator: separator)
        case .template(let template): template.text(for: record, in: zone)
        }
    }

    /// Works on scalars: to `Character`, a separator with a combining mark behind it is no separator, to a host it is.
    private static func cell(_ text: String, _ separator: Unicode.Scalar) -> String {
        let scalars = text.withoutControls().unicodeScalars
        let needsQuotes =
            scalars.contains { $0 == separator || $0 == "\"" } || scalars.first == " " || scalars.last == " "
        guard needsQuotes else { return String(scalars) }
        return "\"" + scalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
    }

    private static func escaping(_ separator: Unicode.Scalar?, in text: String) -> String {
        let text = text.withoutControls()
        guard let separator, separator.value <= 0xFFFF else { return text }
        return text.unicodeScalars.map { $0 == separator ? $0.escaped : String($0) }.joined()
    }
}
