import Imaging
import LabelLanguage

/// Parts a price from the small cents that stand high beside it. Recognisers trained on print of one size tend to take
/// the cents for signs, or to leave them out.
struct RaisedCents {
    private var labeling = RunLabeling()

    /// The two parts of a line that may be such a price, as boxes in its cut; nil where it is of one size.
    mutating func parts(of line: RecognizedLine, in image: LumaImage) -> (price: Box, cents: Box)? {
        let digits = line.characters.count { $0.choices.first?.text.first?.isNumber ?? false }
        guard digits >= 1, 2 * digits >= line.characters.count, line.characters.count <= 8, let ink = image.ink else {
            return nil
        }
        let marks = marks(in: ink, image).sorted { $0.left < $1.left }
        guard let start = RaisedTail.start(in: marks) else { return nil }
        return (Self.box(of: marks[..<start]), Self.box(of: marks[start...]))
    }

    /// Digits and what looks like them: no dots, no edges.
    private mutating func marks(in ink: [UInt8], _ image: LumaImage) -> [Mark] {
        guard ink.withUnsafeBufferPointer({ labeling.label($0, width: image.width, height: image.height) }) else {
            return []
        }
        var marks = [Mark?](repeating: nil, count: labeling.labelCount)
        for run in labeling.runs {
            let piece = Mark(
                left: Int(run.start), top: Int(run.row), right: Int(run.end), bottom: Int(run.row) + 1,
                area: Int(run.end - run.start), isLight: false)
            let patch = labeling.patch(of: run)
            marks[patch] = marks[patch]?.union(piece) ?? piece
        }
        return marks.compactMap(\.self).filter { mark in
            mark.height * 5 >= image.height && mark.width * 8 >= mark.height && mark.width < 2 * image.height
                && mark.area * 6 >= mark.width * mark.height
        }
    }

    private static func box(of marks: ArraySlice<Mark>) -> Box {
        let whole = marks.dropFirst().reduce(marks[marks.startIndex]) { $0.union($1) }
        return Box(
            x: Double(whole.left), y: Double(whole.top), width: Double(whole.width), height: Double(whole.height))
    }
}
