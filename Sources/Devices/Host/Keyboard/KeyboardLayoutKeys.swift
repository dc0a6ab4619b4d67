extension KeyboardLayout {
    /// Holds a level's place where a key types nothing.
    static let nothing: Character = "\u{0}"

    /// What each key types: alone, with Shift, with AltGr.
    var keys: [UInt8: [Character]] {
        var keys = Self.letters
        for (usage, characters) in differences { keys[usage] = Array(characters) }
        return keys
    }

    /// Keys that type nothing until a space follows.
    var deadKeys: [Character: KeyStroke] {
        switch self {
        case .us, .uk: [:]
        case .de:
            [
                "^": KeyStroke(usage: 0x35), "´": KeyStroke(usage: 0x2E),
                "`": KeyStroke(usage: 0x2E, modifiers: .shift),
            ]
        case .fr: ["¨": KeyStroke(usage: 0x2F, modifiers: .shift)]
        }
    }

    /// The letters where most keyboards have them.
    private static let letters: [UInt8: [Character]] = Dictionary(
        uniqueKeysWithValues: zip(UInt8(0x04)..., "abcdefghijklmnopqrstuvwxyz").map { usage, letter in
            (usage, [letter] + Array(letter.uppercased()))
        })

    private var differences: [UInt8: String] {
        switch self {
        case .us: Self.american
        case .uk: Self.american.merging(Self.british) { $1 }
        case .de: Self.german
        case .fr: Self.french
        }
    }

    private static let american: [UInt8: String] = [
        0x1E: "1!", 0x1F: "2@", 0x20: "3#", 0x21: "4$", 0x22: "5%", 0x23: "6^", 0x24: "7&", 0x25: "8*", 0x26: "9(",
        0x27: "0)", 0x2D: "-_", 0x2E: "=+", 0x2F: "[{", 0x30: "]}", 0x31: "\\|", 0x33: ";:", 0x34: "'\"", 0x35: "`~",
        0x36: ",<", 0x37: ".>", 0x38: "/?",
    ]

    private static let british: [UInt8: String] = [
        0x1F: "2\"", 0x20: "3£", 0x21: "4$€", 0x31: "#~", 0x32: "#~", 0x34: "'@", 0x35: "`¬", 0x64: "\\|",
    ]

    private static let german: [UInt8: String] = [
        0x1E: "1!", 0x1F: "2\"²", 0x20: "3§³", 0x21: "4$", 0x22: "5%", 0x23: "6&", 0x24: "7/{", 0x25: "8([",
        0x26: "9)]", 0x27: "0=}", 0x2D: "ß?\\", 0x2F: "üÜ", 0x30: "+*~", 0x32: "#'", 0x33: "öÖ", 0x34: "äÄ",
        0x35: "\u{0}°", 0x36: ",;", 0x37: ".:", 0x38: "-_", 0x64: "<>|", 0x08: "eE€", 0x10: "mMµ", 0x14: "qQ@",
        0x1C: "zZ", 0x1D: "yY",
    ]

    private static let french: [UInt8: String] = [
        0x1E: "&1", 0x1F: "é2", 0x20: "\"3#", 0x21: "'4{", 0x22: "(5[", 0x23: "-6|", 0x24: "è7", 0x25: "_8\\",
        0x26: "ç9^", 0x27: "à0@", 0x2D: ")°]", 0x2E: "=+}", 0x30: "$£", 0x32: "*µ", 0x33: "mM", 0x34: "ù%",
        0x35: "²", 0x36: ";.", 0x37: ":/", 0x38: "!§", 0x64: "<>", 0x04: "qQ", 0x08: "eE€", 0x10: ",?", 0x14: "aA",
        0x1A: "zZ", 0x1D: "wW",
    ]
}
