/// Puts bytes of UTF-8 that come one by one together to characters that can be typed.
struct TextAssembler {
    private var partial: [UInt8] = []
    private var lastWasReturn = false

    /// - Returns: the characters that the byte completes: mostly one or none. Bytes that are no UTF-8 give the
    ///   replacement character; a line feed after a carriage return belongs to it and gives nothing.
    mutating func append(_ byte: UInt8) -> [Character] {
        defer { lastWasReturn = byte == UInt8(ascii: "\r") }
        if byte == UInt8(ascii: "\n"), lastWasReturn { return [] }
        guard byte >= 0x80 else {
            let broken: [Character] = partial.isEmpty ? [] : ["\u{FFFD}"]
            partial = []
            return broken + [Character(Unicode.Scalar(byte))]
        }
        partial.append(byte)
        if let text = String(validating: partial, as: UTF8.self) {
            partial = []
            return Array(text)
        }
        guard partial.count >= 4 else { return [] }
        partial = []
        return ["\u{FFFD}"]
    }
}
