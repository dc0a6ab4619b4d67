/// A key pressed and let go, as a USB boot keyboard reports it (HID 1.11, appendix B.1).
struct KeyStroke: Hashable, Sendable {
    /// The bits of a report's first byte.
    struct Modifiers: OptionSet, Hashable, Sendable {
        let rawValue: UInt8

        static let shift = Modifiers(rawValue: 0x02)
        /// The right Alt key.
        static let altGr = Modifiers(rawValue: 0x40)
    }

    /// The key's place by its usage number (HID Usage Tables, page 7): what is printed on it depends on the layout.
    var usage: UInt8
    var modifiers: Modifiers = []

    /// The key goes down, and all keys go up.
    var reports: [[UInt8]] {
        [[modifiers.rawValue, 0, usage, 0, 0, 0, 0, 0], Self.released]
    }

    static let released = [UInt8](repeating: 0, count: 8)
    static let enter = KeyStroke(usage: 0x28)
    static let tab = KeyStroke(usage: 0x2B)
    static let space = KeyStroke(usage: 0x2C)
}
