extension JSONValue: CustomStringConvertible {
    /// The value as JSON text (RFC 8259) on one line, without spaces between its parts.
    ///
    /// No control character is ever in it, so that it can go down a line or onto a terminal as it is.
    public var description: String {
        var text = ""
        write(to: &text)
        return text
    }

    /// Appends the value as JSON text.
    public func write(to text: inout String) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .integer(let value): text += String(value)
        case .number(let value): Self.write(value, to: &text)
        case .string(let value): Self.write(value, to: &text)
        case .array(let elements):
            text += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { text += "," }
                element.write(to: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { text += "," }
                Self.write(member.key, to: &text)
                text += ":"
                member.value.write(to: &text)
            }
            text += "}"
        }
    }

    /// Whole numbers that a `Double` holds exactly go without ".0".
    private static func write(_ number: Double, to text: inout String) {
        guard number.isFinite else { return text += "null" }
        if number.magnitude < 0x1p53, let whole = Int64(exactly: number) {
            text += String(whole)
        } else {
            text += number.description
        }
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case _ where scalar.isControl: text += scalar.escaped
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
