import LabelLanguage

/// What a sample holds, and whether a reading says the same.
enum SampleTruth: Equatable {
    case text(String)
    case bytes([UInt8])
    /// No symbol at all.
    case nothing

    /// - Returns: nil where the content is not told.
    init?(kind: String, content: String) {
        switch kind {
        case "text", "structured-append": self = .text(Self.canonical(Self.unescaped(content)))
        case "hex", "structured-append-hex":
            guard let bytes = [UInt8](hex: content) else { return nil }
            self = .bytes(bytes)
        case "none": self = .nothing
        default: return nil
        }
    }

    func agrees(with reading: SampleReading.Content) -> Bool {
        switch self {
        case .nothing: false
        // Of a symbol with an add-on some samples tell both, some the symbol alone.
        case .text(let text): text == Self.canonical(reading.text) || text == reading.text + reading.addOn
        case .bytes(let bytes): bytes == reading.bytes
        }
    }

    /// Whether a reading is right as far as it goes: a symbol without its add-on.
    func begins(with reading: SampleReading.Content) -> Bool {
        if case .text(let text) = self { text.hasPrefix(reading.text) && reading.text.count == 13 } else { false }
    }

    /// Control characters are left out of the truth's files, and white space around it says nothing.
    private static func canonical(_ text: String) -> String {
        let scalars = text.unicodeScalars.filter { $0.value >= 0x20 || $0 == "\n" }
        let trimmed = String(String.UnicodeScalarView(scalars)).drop(while: \.isWhitespace)
        return String(trimmed.reversed().drop(while: \.isWhitespace).reversed())
    }

    /// `\\ \t \r \n` stand for a backslash, a tab and line ends.
    private static func unescaped(_ text: String) -> String {
        var result = ""
        var isEscape = false
        for character in text {
            if isEscape {
                switch character {
                case "t": result.append("\t")
                case "r": result.append("\r")
                case "n": result.append("\n")
                default: result.append(character)
                }
                isEscape = false
            } else if character == "\\" {
                isEscape = true
            } else {
                result.append(character)
            }
        }
        return result
    }
}
