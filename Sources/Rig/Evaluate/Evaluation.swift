import Delivery
import Imaging
import LabelLanguage
import Reading

/// What became of the fields of one picture, or of one region in it.
struct EvaluatedPicture {
    struct Field {
        enum Verdict: String {
            case right, wrong, missing
        }

        var name: String
        var expected: String
        var found: FieldValue?

        var verdict: Verdict {
            guard let found else { return .missing }
            return ValueComparison.areSame(found.value, expected) ? .right : .wrong
        }
    }

    var name: String
    var image: LumaImage
    var observation: Observation
    var fields: [Field]
    var time: Duration
}

extension EvaluatedPicture {
    var json: JSONValue {
        [
            "name": .string(name),
            "milliseconds": .number((time / .milliseconds(1)).hundredths),
            "fields": .array(
                fields.map { field in
                    .object([
                        "name": .string(field.name), "expected": .string(field.expected),
                        "verdict": .string(field.verdict.rawValue), "value": field.found.map { .string($0.value) },
                        "confidence": field.found.map { .number(($0.confidence * 1_000).rounded() / 1_000) },
                    ])
                }),
        ]
    }
}

/// Counts over a folder of pictures.
struct EvaluationSummary {
    struct Counts {
        var right = 0
        var wrong = 0
        var missing = 0
        /// Of those reported as sure.
        var sure = 0
        var rightOfSure = 0
    }

    /// From this confidence on a value is reported as sure: at least 98 of 100 such values are to be right.
    static let sureConfidence = 0.9

    private(set) var fields: [(name: String, counts: Counts)]
    private var milliseconds: [Double] = []

    init(fields names: [String]) {
        fields = names.map { ($0, Counts()) }
    }

    mutating func add(_ picture: EvaluatedPicture) {
        milliseconds.append(picture.time / .milliseconds(1))
        for field in picture.fields {
            guard let index = fields.firstIndex(where: { $0.name == field.name }) else { continue }
            switch field.verdict {
            case .right: fields[index].counts.right += 1
            case .wrong: fields[index].counts.wrong += 1
            case .missing: fields[index].counts.missing += 1
            }
            if let found = field.found, found.confidence >= Self.sureConfidence {
                fields[index].counts.sure += 1
                fields[index].counts.rightOfSure += field.verdict == .right ? 1 : 0
            }
        }
    }

    /// A table for people.
    var lines: [String] {
        let width = max(5, fields.map(\.name.count).max() ?? 0)
        let rows = fields.map { name, counts in
            [
                name, String(counts.right), String(counts.wrong), String(counts.missing),
                String(counts.right + counts.wrong + counts.missing),
            ]
        }
        let table = ([["field", "right", "wrong", "missing", "of"]] + rows).map { row in
            row.enumerated().map { column, text in
                let padding = String(repeating: " ", count: max(0, (column == 0 ? width : 8) - text.count))
                return column == 0 ? text + padding : padding + text
            }.joined()
        }
        let confidence = fields.map { name, counts in
            "\(name): right at \(Self.sureConfidence) or more: \(counts.rightOfSure) of \(counts.sure); "
                + "right with less: \(counts.right - counts.rightOfSure)"
        }
        guard !milliseconds.isEmpty else { return table }
        let (median, late) = (milliseconds.percentile(50), milliseconds.percentile(95))
        return table + confidence + ["time a picture: median \(median.short) ms, 95 % within \(late.short) ms"]
    }
}

extension Double {
    /// To a tenth.
    fileprivate var short: String { String((self * 10).rounded() / 10) }
}
