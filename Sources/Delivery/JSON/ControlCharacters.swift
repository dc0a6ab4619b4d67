extension Unicode.Scalar {
    /// Whether a terminal, a serial host or a JavaScript reader may take the character for more than itself: C0, DEL,
    /// C1 (of which 0x9B is ESC [ to a terminal), and the separators U+2028 and U+2029.
    ///
    /// Lone surrogates, the remaining kind of trouble, cannot stand in a Swift string.
    var isControl: Bool {
        value < 0x20 || (0x7F...0x9F).contains(value) || value == 0x2028 || value == 0x2029
    }

    /// `\uXXXX`, which JSON and people read alike. Only for characters up to U+FFFF, as all control characters are.
    var escaped: String {
        let digits = String(value, radix: 16)
        return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}

/// What becomes of control characters in text that leaves the rig.
public enum ControlCharacterRule: String, Hashable, Sendable, CaseIterable {
    /// Written as `\uXXXX`.
    case escape
    /// Left out.
    case drop
}

extension String {
    /// The text without raw control characters.
    func withoutControls(_ rule: ControlCharacterRule = .escape) -> String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        var text = ""
        for scalar in unicodeScalars {
            if !scalar.isControl {
                text.unicodeScalars.append(scalar)
            } else if rule == .escape {
                text += scalar.escaped
            }
        }
        return text
    }
}
