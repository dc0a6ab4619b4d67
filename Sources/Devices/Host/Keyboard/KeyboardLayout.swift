/// What a host takes a keyboard's keys for.
///
/// A host never learns the characters, only which keys were pressed: the layout here must be the one that it is set to.
/// Characters that hosts of one layout do not agree on are left out.
public enum KeyboardLayout: String, Hashable, Sendable, CaseIterable {
    case us, uk, de, fr

    /// The characters of a text that cannot be typed, each once, in order.
    public func lacks(_ text: String) -> [Character] {
        var missing: [Character] = []
        for character in text where strokes(for: character) == nil && !missing.contains(character) {
            missing.append(character)
        }
        return missing
    }

    /// The strokes that type a character.
    ///
    /// - Returns: nil for a character that the layout lacks.
    func strokes(for character: Character) -> [KeyStroke]? {
        switch character {
        case "\n", "\r", "\r\n": [.enter]
        case "\t": [.tab]
        case " ": [.space]
        default: Self.tables[self]?[character]
        }
    }

    private static let tables: [KeyboardLayout: [Character: [KeyStroke]]] = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0, table(for: $0)) })

    private static func table(for layout: KeyboardLayout) -> [Character: [KeyStroke]] {
        var table: [Character: [KeyStroke]] = [:]
        for (usage, characters) in layout.keys {
            for (level, character) in characters.enumerated() where character != KeyboardLayout.nothing {
                table[character] = [KeyStroke(usage: usage, modifiers: modifiers[level])]
            }
        }
        // A dead key types its character when a space follows.
        for (character, stroke) in layout.deadKeys {
            table[character] = [stroke, .space]
        }
        return table
    }

    private static let modifiers: [KeyStroke.Modifiers] = [[], .shift, .altGr]
}
