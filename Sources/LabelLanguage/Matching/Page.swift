/// The print of one picture, made ready for matching.
struct Page {
    /// Lines as the reader gave them.
    var lines: [PrintedText]
    /// Stretches that read as one: a line by itself, or neighbours joined from left to right.
    var runs: [PrintedText]
    /// The median height of a line, in pixels.
    var lineHeight: Double
    var symbols: [Symbol]

    /// What is looked at of one picture: the rest is left out, so that the work is bounded.
    enum Limits {
        static let lines = 512
        static let scalarsPerLine = 512
        static let scalars = 16_384
        static let symbols = 128
    }

    init(symbols: [Symbol], lines: [TextLine]) {
        self.symbols = Array(symbols.prefix(Limits.symbols).filter { $0.corners.boundingBox.isFinite })
        var rest = Limits.scalars
        self.lines = lines.prefix(Limits.lines).enumerated().compactMap { index, line in
            guard line.box.isFinite, rest > 0 else { return nil }
            let text = PrintedText(line, index: index, limit: min(Limits.scalarsPerLine, rest))
            rest -= text.count
            return text.isEmpty ? nil : text
        }
        let heights = self.lines.map(\.height).sorted()
        lineHeight = heights.isEmpty ? 1 : max(1, heights[heights.count / 2])
        runs = RunJoiner.runs(of: self.lines)
    }
}

extension Box {
    /// No coordinate is infinite, not a number, or beyond any picture.
    var isFinite: Bool {
        [x, y, width, height].allSatisfy { $0.isFinite && $0.magnitude < 1e7 } && width >= 0 && height >= 0
    }
}
