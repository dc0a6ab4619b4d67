/// Gathers the pixels that stand out into marks.
///
/// Keeps its buffers from picture to picture; belongs to one thread.
struct MarkFinder {
    private var labeling = RunLabeling()

    /// - Returns: nil when the picture is all noise.
    mutating func marks(in map: ContrastMap) -> [Mark]? {
        let isPrint = map.classes.withUnsafeBufferPointer {
            labeling.label($0, width: map.width, height: map.height)
        }
        guard isPrint else { return nil }
        var marks = [Mark?](repeating: nil, count: labeling.labelCount)
        for run in labeling.runs {
            let piece = Mark(
                left: Int(run.start), top: Int(run.row), right: Int(run.end), bottom: Int(run.row) + 1,
                area: Int(run.end - run.start), isLight: run.kind == ContrastMap.light)
            let patch = labeling.patch(of: run)
            marks[patch] = marks[patch]?.union(piece) ?? piece
        }
        return marks.compactMap(\.self)
    }
}
