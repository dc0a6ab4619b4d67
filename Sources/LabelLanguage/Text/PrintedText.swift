/// A stretch of print, scalar by scalar, each with its place: one line as the reader gave it, or several that stand side
/// by side and read as one.
struct PrintedText {
    /// One scalar of print.
    struct Glyph {
        var scalar: Unicode.Scalar
        var box: Box
        var confidence: Double
        /// What else the reader thinks it could be, best first; single scalars only.
        var alternatives: [Unicode.Scalar] = []
        /// The box is the character's own, not a share of its line's.
        var hasOwnBox = false
        /// The line that it comes from, by its index.
        var line: Int
    }

    private(set) var glyphs: [Glyph]
    let scalars: [Unicode.Scalar]
    /// ``Folding`` of each scalar.
    let folded: [UInt8]
    let box: Box
    /// The height of its print, in pixels.
    let height: Double

    init(glyphs: [Glyph], height: Double) {
        self.glyphs = glyphs
        scalars = glyphs.map(\.scalar)
        folded = Folding.fold(scalars)
        box = Self.box(of: glyphs[...])
        self.height = height
    }

    var count: Int { glyphs.count }

    var isEmpty: Bool { glyphs.isEmpty }

    var text: String { text(0..<count) }

    func text(_ range: Range<Int>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[range])
        return String(text)
    }

    func box(_ range: Range<Int>) -> Box { Self.box(of: glyphs[range]) }

    /// The mean confidence of what is no space.
    func confidence(_ range: Range<Int>) -> Double {
        let printed = range.filter { folded[$0] != UInt8(ascii: " ") }
        guard !printed.isEmpty else { return 0 }
        return printed.reduce(0) { $0 + glyphs[$1].confidence } / Double(printed.count)
    }

    /// The range without spaces at its ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var range = range
        while let first = range.first, folded[first] == UInt8(ascii: " ") { range = first + 1..<range.upperBound }
        while let last = range.last, folded[last] == UInt8(ascii: " ") { range = range.lowerBound..<last }
        return range
    }

    /// For each byte of the text's UTF-8, and for its end, the scalar that it belongs to.
    func scalarIndexByByte() -> [Int] {
        var indices: [Int] = []
        for (index, scalar) in scalars.enumerated() {
            indices.append(contentsOf: repeatElement(index, count: UTF8.width(scalar)))
        }
        indices.append(scalars.count)
        return indices
    }

    private static func box(of glyphs: ArraySlice<Glyph>) -> Box {
        guard let first = glyphs.first else { return Box(x: 0, y: 0, width: 0, height: 0) }
        return glyphs.dropFirst().reduce(first.box) { $0.union($1.box) }
    }
}

extension PrintedText {
    /// - Parameters:
    ///   - index: of the line among those of the picture.
    ///   - limit: scalars to take; what follows is left out.
    init(_ line: TextLine, index: Int, limit: Int) {
        let scalars = Array(line.text.unicodeScalars.prefix(limit))
        let printed = scalars.count { !$0.properties.isWhitespace }
        let characters = Self.scalarsByCharacter(line, printed: printed)
        var next = 0
        let glyphs = scalars.enumerated().map { place, scalar -> Glyph in
            let share = Self.share(of: line.box, place: place, count: scalars.count)
            guard !scalar.properties.isWhitespace, let characters else {
                return Glyph(scalar: scalar, box: share, confidence: line.confidence, line: index)
            }
            defer { next += 1 }
            let character = line.characters[characters[next]]
            let isSingle = next == 0 || characters[next - 1] != characters[next]
            return Glyph(
                scalar: scalar, box: character.box, confidence: character.choices.first?.confidence ?? line.confidence,
                alternatives: isSingle ? Self.alternatives(character) : [], hasOwnBox: true, line: index)
        }
        self.init(glyphs: glyphs, height: line.box.height)
    }

    /// For each printed scalar, the character that it belongs to; nil where text and characters do not agree.
    private static func scalarsByCharacter(_ line: TextLine, printed: Int) -> [Int]? {
        guard !line.characters.isEmpty else { return nil }
        var indices: [Int] = []
        for (index, character) in line.characters.enumerated() where indices.count < printed {
            let scalars = character.choices.first?.text.unicodeScalars.count { !$0.properties.isWhitespace } ?? 0
            indices.append(contentsOf: repeatElement(index, count: scalars))
        }
        return indices.count >= printed ? indices : nil
    }

    private static func alternatives(_ character: TextLine.Character) -> [Unicode.Scalar] {
        character.choices.dropFirst().prefix(4).compactMap { choice in
            let scalars = choice.text.unicodeScalars
            return scalars.count == 1 ? scalars.first : nil
        }
    }

    private static func share(of box: Box, place: Int, count: Int) -> Box {
        let width = box.width / Double(max(1, count))
        return Box(x: box.x + width * Double(place), y: box.y, width: width, height: box.height)
    }
}
