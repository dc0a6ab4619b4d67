/// Where something starts in a text: line and column from 1, the column in characters.
struct Place: Hashable, Sendable {
    var line: Int
    var column: Int

    mutating func advance(over scalar: Unicode.Scalar) {
        if scalar == "\n" {
            line += 1
            column = 1
        } else {
            column += 1
        }
    }
}

/// A part of a YAML document, with its place. Scalars stay text: what they mean is decided by what is expected there.
struct YAMLNode: Hashable, Sendable {
    enum Content: Hashable, Sendable {
        case scalar(text: String, isPlain: Bool)
        case sequence([YAMLNode])
        case mapping([YAMLEntry])
    }

    var content: Content
    var place: Place

    /// Nothing stands there, or one of YAML's plain words for nothing.
    var isNull: Bool {
        guard case .scalar(let text, isPlain: true) = content else { return false }
        return ["", "~", "null", "Null", "NULL"].contains(text)
    }

    /// For messages: what stands there.
    var summary: String {
        switch content {
        case .scalar(let text, _): isNull ? "nothing" : "'\(text.excerpt)'"
        case .sequence: "a list"
        case .mapping: "a group of keys"
        }
    }
}

/// A key of a mapping and its value.
struct YAMLEntry: Hashable, Sendable {
    var key: String
    var keyPlace: Place
    var value: YAMLNode
}

extension String {
    /// The text as a message can hold it: control characters escaped, and not longer than 60 characters.
    var excerpt: String {
        let escaped = prefix(61).map { character in
            character.unicodeScalars.map { $0.value < 32 || $0.value == 127 ? $0.escaped(asASCII: true) : String($0) }
                .joined()
        }
        return escaped.prefix(60).joined() + (escaped.count > 60 ? "…" : "")
    }
}
