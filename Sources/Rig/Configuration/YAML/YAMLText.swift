/// A part of a YAML document that is to be written.
indirect enum YAMLText {
    case scalar(String)
    case flag(Bool)
    case list([YAMLText])
    /// Not empty.
    case mapping([(key: String, value: YAMLText)])

    static func texts(_ texts: some Sequence<String>) -> YAMLText { .list(texts.map(YAMLText.scalar)) }

    /// The document, for people: mappings and lists of mappings in block style, other lists in brackets.
    var document: String { lines.joined(separator: "\n") + "\n" }

    private var lines: [String] {
        switch self {
        case .scalar(let text): [Self.quoted(text)]
        case .flag(let flag): [flag ? "true" : "false"]
        case .list(let elements) where isFlow: ["[" + elements.flatMap(\.lines).joined(separator: ", ") + "]"]
        case .list(let elements):
            elements.flatMap { element in
                zip(element.lines.indices, element.lines).map { ($0 == 0 ? "- " : "  ") + $1 }
            }
        case .mapping(let entries):
            entries.flatMap { key, value in
                value.isFlow
                    ? ["\(Self.quoted(key)): \(value.lines.joined())"]
                    : ["\(Self.quoted(key)):"] + value.lines.map { "  " + $0 }
            }
        }
    }

    /// Fits behind its key.
    private var isFlow: Bool {
        switch self {
        case .scalar, .flag: true
        case .mapping: false
        case .list(let elements): elements.allSatisfy { if case .scalar = $0 { true } else { false } }
        }
    }

    /// A scalar that reads back as the same text.
    private static func quoted(_ text: String) -> String {
        if isPlain(text) { return text }
        let needsEscapes = text.unicodeScalars.contains { scalar in
            scalar.properties.generalCategory == .control || scalar.value == 0x2028 || scalar.value == 0x2029
                || scalar.value == 0xFEFF || !isPrintable(scalar)
        }
        guard needsEscapes else { return "'" + text.replacing("'", with: "''") + "'" }
        return "\"" + text.unicodeScalars.map(escaped).joined() + "\""
    }

    /// Whether a text needs no quotes wherever it stands. Words that YAML has a meaning for are quoted for the sake of
    /// other programs, and of readers.
    private static func isPlain(_ text: String) -> Bool {
        let words = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]
        guard let first = text.utf8.first, first.isLetter, text.utf8.last != UInt8(ascii: " ") else { return false }
        return text.utf8.allSatisfy { $0.isLetter || $0.isDigit || " _-./".utf8.contains($0) }
            && !words.contains(text.lowercased())
    }

    /// What YAML 1.1 lets stand in a stream (section 5.1), line breaks aside.
    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x7E, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default:
            isPrintable(scalar) && scalar.value < 0x7F
                ? String(scalar) : "\\U" + scalar.value.hexadecimal(digits: 8)
        }
    }
}

extension UInt8 {
    fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) && self < 0x80 }
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

extension UInt32 {
    fileprivate func hexadecimal(digits: Int) -> String {
        let text = String(self, radix: 16)
        return String(repeating: "0", count: Swift.max(0, digits - text.count)) + text
    }
}
