extension PrintedText {
    /// - Parameters:
    ///   - limit: scalars to take; what follows is left out.
    ///   - level: turns the print level.
    init(_ line: TextLine, limit: Int, level: Leveling) {
        let scalars = Array(line.text.unicodeScalars.prefix(limit))
        let printed = scalars.count { !$0.isSpace }
        let characters = Self.characterOfEachScalar(line, printed: printed)
        let confidence = line.confidence.isFinite ? min(1, max(0, line.confidence)) : 0
        var next = 0
        let glyphs = scalars.enumerated().map { index, scalar -> Glyph in
            guard !scalar.isSpace, let characters else {
                let share = Self.share(of: line.box, index: index, count: scalars.count)
                return Glyph(scalar: scalar, box: share, place: level.place(share), confidence: confidence)
            }
            defer { next += 1 }
            let character = line.characters[characters[next]]
            let isSingle = next == 0 || characters[next - 1] != characters[next]
            let best = character.choices.first?.confidence ?? confidence
            return Glyph(
                scalar: scalar, box: character.box, place: level.place(character.box),
                confidence: best.isFinite ? min(1, max(0, best)) : 0,
                alternatives: isSingle ? Self.alternatives(character) : [], hasOwnBox: true)
        }
        self.init(glyphs: glyphs)
    }

    /// For each printed scalar, the character that it belongs to; nil where text and characters do not agree.
    private static func characterOfEachScalar(_ line: TextLine, printed: Int) -> [Int]? {
        guard !line.characters.isEmpty, line.characters.allSatisfy(\.box.isUsable) else { return nil }
        var indices: [Int] = []
        for (index, character) in line.characters.enumerated() where indices.count < printed {
            let scalars = character.choices.first?.text.unicodeScalars.count { !$0.isSpace } ?? 0
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

    private static func share(of box: Box, index: Int, count: Int) -> Box {
        let width = box.width / Double(max(1, count))
        return Box(x: box.x + width * Double(index), y: box.y, width: width, height: box.height)
    }
}

extension Box {
    /// No coordinate is infinite, not a number, or beyond any picture.
    var isUsable: Bool {
        [x, y, width, height].allSatisfy { $0.isFinite && $0.magnitude < 1e7 } && width >= 0 && height >= 0
    }
}
