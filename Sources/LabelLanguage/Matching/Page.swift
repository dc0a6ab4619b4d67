/// The print of one picture, made ready for matching.
struct Page {
    /// Lines as the reader gave them.
    let lines: [PrintedText]
    /// Stretches that read as one: a line by itself, or neighbours joined from left to right.
    let runs: [PrintedText]
    let symbols: [Symbol]
    /// Where each symbol stands on the level page.
    let symbolPlaces: [Box]
    /// The median height of a line, in pixels.
    let lineHeight: Double

    /// What is looked at of one picture: the rest is left out, so that the work is bounded.
    enum Limits {
        static let lines = 512
        static let scalarsPerLine = 512
        static let scalars = 16_384
        static let symbols = 128
        /// Words beside values: known wordings, and for each field its own.
        static let anchors = 128
        static let ownAnchors = 32
        /// Dates, and amounts.
        static let values = 256
    }

    init(symbols: [Symbol], lines: [TextLine]) {
        let level = Leveling(lines)
        let symbols = symbols.prefix(Limits.symbols).filter { $0.corners.boundingBox.isUsable }
        self.symbols = symbols
        symbolPlaces = symbols.map { level.place($0.corners.boundingBox) }
        var rest = Limits.scalars
        self.lines = lines.prefix(Limits.lines).compactMap { line in
            guard line.box.isUsable, rest > 0 else { return nil }
            let text = PrintedText(line, limit: min(Limits.scalarsPerLine, rest), level: level)
            rest -= text.count
            return text.folded.contains { $0 != UInt8(ascii: " ") } ? text : nil
        }
        let heights = self.lines.map(\.height).sorted()
        lineHeight = heights.isEmpty ? 1 : max(1, heights[heights.count / 2])
        runs = RunJoiner.runs(of: self.lines)
    }

    var scalarCount: Int { lines.reduce(0) { $0 + $1.count } }

    /// A tenth of the letters are Chinese, Japanese or Korean. Readers without these scripts give a few where there are none.
    var isEastAsian: Bool {
        var (eastAsian, letters) = (0, 0)
        for scalar in runs.lazy.flatMap(\.scalars) {
            switch scalar.value {
            case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: eastAsian += 1
            case 0x41...0x5A, 0x61...0x7A: letters += 1
            default: break
            }
        }
        return eastAsian >= 4 && eastAsian * 9 >= letters
    }
}
