/// A stretch of print, scalar by scalar, each with its place: one line as the reader gave it, or several that stand side
/// by side and read as one.
struct PrintedText {
    /// One scalar of print.
    struct Glyph {
        var scalar: Unicode.Scalar
        /// In the picture.
        var box: Box
        /// Where it would stand if the print were level; equal to `box` where it is.
        var place: Box
        var confidence: Double
        /// What else the reader thinks it could be, best first; single scalars only.
        var alternatives: [Unicode.Scalar] = []
        /// The box is the character's own, not a share of its line's.
        var hasOwnBox = false
    }

    let glyphs: [Glyph]
    let scalars: [Unicode.Scalar]
    /// ``Folding`` of each scalar.
    let folded: [UInt8]
    /// Where it stands on the level page.
    let place: Box

    init(glyphs: [Glyph]) {
        self.glyphs = glyphs
        scalars = glyphs.map(\.scalar)
        folded = Folding.fold(scalars)
        place = Self.union(glyphs.indices.lazy.filter { [folded] in folded[$0] != Self.space }.map { glyphs[$0].place })
    }

    private static let space = UInt8(ascii: " ")

    var count: Int { glyphs.count }

    var isEmpty: Bool { glyphs.isEmpty }

    /// Of its print, in pixels.
    var height: Double { place.height }

    var text: String { text(0..<count) }

    func text(_ range: Range<Int>) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(range.count)
        for scalar in scalars[range] {
            // Nearly all print is ASCII.
            if scalar.isASCII { bytes.append(UInt8(scalar.value)) } else { bytes += UTF8.encode(scalar) ?? .init() }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// In the picture.
    func box(_ range: Range<Int>) -> Box { Self.union(printed(range).map { glyphs[$0].box }) }

    /// On the level page.
    func place(_ range: Range<Int>) -> Box { Self.union(printed(range).map { glyphs[$0].place }) }

    /// The mean confidence of what is no space.
    func confidence(_ range: Range<Int>) -> Double {
        let printed = printed(range)
        guard !printed.isEmpty else { return 0 }
        return printed.reduce(0) { $0 + glyphs[$1].confidence } / Double(printed.count)
    }

    /// The least confidence of what is no space.
    func leastConfidence(_ range: Range<Int>) -> Double { printed(range).map { glyphs[$0].confidence }.min() ?? 0 }

    /// The range without spaces at its ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        guard let first = range.first(where: { folded[$0] != Self.space }),
            let last = range.last(where: { folded[$0] != Self.space })
        else { return range.lowerBound..<range.lowerBound }
        return first..<last + 1
    }

    /// For each byte of the text's UTF-8, and for its end, the scalar that it belongs to.
    func scalarIndexByByte() -> [Int] {
        var indices: [Int] = []
        indices.reserveCapacity(scalars.count + 1)
        for (index, scalar) in scalars.enumerated() {
            indices.append(contentsOf: repeatElement(index, count: UTF8.width(scalar)))
        }
        indices.append(scalars.count)
        return indices
    }

    private func printed(_ range: Range<Int>) -> [Int] { range.filter { folded[$0] != Self.space } }

    private static func union(_ boxes: some Sequence<Box>) -> Box {
        var all: Box?
        for box in boxes { all = all?.union(box) ?? box }
        return all ?? Box(x: 0, y: 0, width: 0, height: 0)
    }
}
