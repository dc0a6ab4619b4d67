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

/// Counts over a folder of pictures.
struct EvaluationSummary {
    struct Counts {
        var right = 0
        var wrong = 0
        var missing = 0
    }

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
        guard !milliseconds.isEmpty else { return table }
        let (median, late) = (milliseconds.percentile(50), milliseconds.percentile(95))
        return table + ["time a picture: median \(median.short) ms, 95 % within \(late.short) ms"]
    }
}

extension Double {
    /// To a tenth.
    fileprivate var short: String { String((self * 10).rounded() / 10) }
}
