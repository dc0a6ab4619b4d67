import Imaging
import LabelLanguage

/// Narrows characters' boxes to their ink.
///
/// The recognition model only tells where along the line a character stands. How high its ink reaches tells cents that
/// stand small and high beside a price from the digits of one number.
struct InkBoxes {
    private var labeling = RunLabeling()

    /// - Parameters:
    ///   - characters: with boxes as high as the image.
    ///   - image: the line that they were read from.
    mutating func narrow(_ characters: inout [TextLine.Character], in image: LumaImage) {
        guard !characters.isEmpty, let ink = image.columnwiseInk else { return }
        guard ink.withUnsafeBufferPointer({ labeling.label($0, width: image.width, height: image.height) }) else {
            return
        }
        let frames = framePatches(in: image)
        for index in characters.indices {
            let box = characters[index].box
            guard let narrowed = inkBox(in: box, frames: frames, height: image.height) else { continue }
            characters[index].box = narrowed
        }
    }

    /// Patches that are no print: rulings and edges, which reach along the line at its upper or lower border.
    private func framePatches(in image: LumaImage) -> Set<Int> {
        var boxes: [Int: (left: Int32, right: Int32, touches: Bool)] = [:]
        for run in labeling.runs {
            let patch = labeling.patch(of: run)
            let touches = run.row == 0 || Int(run.row) == image.height - 1
            let box = boxes[patch] ?? (run.start, run.end, false)
            boxes[patch] = (min(box.left, run.start), max(box.right, run.end), box.touches || touches)
        }
        return Set(boxes.filter { $0.value.touches && Int($0.value.right - $0.value.left) > image.height }.keys)
    }

    private func inkBox(in box: Box, frames: Set<Int>, height: Int) -> Box? {
        let left = Int32(box.x.rounded())
        let right = Int32(box.maxX.rounded())
        // How high the ink reaches is looked at in the middle: a neighbour may lean into the sides.
        let side = Int32((box.width / 5).rounded())
        var rows = [Bool](repeating: false, count: height)
        var first = Int32.max
        var last = Int32.min
        for run in labeling.runs where run.start < right && run.end > left {
            guard !frames.contains(labeling.patch(of: run)) else { continue }
            first = min(first, max(run.start, left))
            last = max(last, min(run.end, right))
            if run.start < right - side && run.end > left + side { rows[Int(run.row)] = true }
        }
        guard last > first, let span = Self.highestSpan(of: rows) else { return nil }
        return Box(
            x: Double(first), y: Double(span.lowerBound), width: Double(last - first), height: Double(span.count))
    }

    /// The highest stretch of rows with ink. The halves of a digit made of segments belong together; smaller print above
    /// or below stays apart.
    private static func highestSpan(of rows: [Bool]) -> Range<Int>? {
        var spans: [Range<Int>] = []
        for row in rows.indices where rows[row] {
            if let last = spans.last, row == last.upperBound {
                spans[spans.count - 1] = last.lowerBound..<row + 1
            } else {
                spans.append(row..<row + 1)
            }
        }
        while let index = nearestPair(spans, height: rows.count) {
            spans[index] = spans[index].lowerBound..<spans[index + 1].upperBound
            spans.remove(at: index + 1)
        }
        return spans.max { $0.count < $1.count }
    }

    /// Of neighbours that belong together the nearest: the first one's index.
    private static func nearestPair(_ spans: [Range<Int>], height: Int) -> Int? {
        spans.indices.dropLast().filter { index in
            let gap = spans[index + 1].lowerBound - spans[index].upperBound
            let lower = min(spans[index].count, spans[index + 1].count)
            let higher = max(spans[index].count, spans[index + 1].count)
            return gap * 24 <= height || gap * 8 <= height && 2 * lower >= higher
        }.min { spans[$0 + 1].lowerBound - spans[$0].upperBound < spans[$1 + 1].lowerBound - spans[$1].upperBound }
    }
}
