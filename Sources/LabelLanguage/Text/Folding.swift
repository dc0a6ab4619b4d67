/// Text without what print and readers vary: case, accents, and letters for look-alike digits.
enum Folding {
    /// One byte for each scalar, so that places stay the same: a lower-case letter without its accent, a digit, a mark,
    /// and ``other`` for what has no counterpart in ASCII.
    static func fold(_ text: some Sequence<Unicode.Scalar>) -> [UInt8] { text.map(fold) }

    static func fold(_ text: String) -> [UInt8] { fold(text.unicodeScalars) }

    static let other: UInt8 = 1

    static func fold(_ scalar: Unicode.Scalar) -> UInt8 {
        switch scalar.value {
        case 0x41...0x5A: UInt8(scalar.value) + 0x20
        case 0x09...0x0D, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: UInt8(ascii: " ")
        case 0x20..<0x7F: UInt8(scalar.value)
        case 0x2010...0x2015, 0x2212: UInt8(ascii: "-")
        case 0x2018, 0x2019, 0xB4: UInt8(ascii: "'")
        // Full-width forms stand in the order of ASCII.
        case 0xFF01...0xFF5E: fold(Unicode.Scalar(UInt8(scalar.value - 0xFF01 + 0x21)))
        default: accented[scalar] ?? other
        }
    }

    /// The letter of a class of look-alikes: `o` for 0, `l` for 1 and i, `s` for 5, `b` for 8, `z` for 2.
    static func skeleton(_ folded: UInt8) -> UInt8 {
        switch folded {
        case UInt8(ascii: "0"), UInt8(ascii: "q"): UInt8(ascii: "o")
        case UInt8(ascii: "1"), UInt8(ascii: "i"), UInt8(ascii: "|"), UInt8(ascii: "!"): UInt8(ascii: "l")
        case UInt8(ascii: "5"): UInt8(ascii: "s")
        case UInt8(ascii: "8"): UInt8(ascii: "b")
        case UInt8(ascii: "2"): UInt8(ascii: "z")
        default: folded
        }
    }

    static func isLetter(_ folded: UInt8) -> Bool { folded >= UInt8(ascii: "a") && folded <= UInt8(ascii: "z") }

    static func isDigit(_ folded: UInt8) -> Bool { folded >= UInt8(ascii: "0") && folded <= UInt8(ascii: "9") }

    private static let accented: [Unicode.Scalar: UInt8] = {
        let letters = [
            "a": "àáâãäåāăąæÀÁÂÃÄÅĀĂĄÆªаА", "c": "çćĉċčÇĆĈĊČсС", "d": "ďđðĎĐÐ", "e": "èéêëēĕėęěÈÉÊËĒĔĖĘĚеЕ",
            "g": "ĝğġģĜĞĠĢ", "h": "ĥħĤĦ", "i": "ìíîïĩīĭįıÌÍÎÏĨĪĬĮİ", "j": "ĵĴ", "k": "ķĶ", "l": "ĺļľŀłĹĻĽĿŁ",
            "n": "ñńņňŉÑŃŅŇ", "o": "òóôõöøōŏőœÒÓÔÕÖØŌŎŐŒºоО", "r": "ŕŗřŔŖŘ", "s": "śŝşšșßŚŜŞŠȘ", "t": "ţťŧțŢŤŦȚ",
            "u": "ùúûüũūŭůűųÙÚÛÜŨŪŬŮŰŲ", "w": "ŵŴ", "y": "ýÿŷÝŸŶ", "z": "źżžŹŻŽ", "p": "þÞ",
        ]
        var table: [Unicode.Scalar: UInt8] = [:]
        for (base, forms) in letters {
            for scalar in forms.unicodeScalars { table[scalar] = base.utf8.first }
        }
        return table
    }()
}

extension Unicode.Scalar {
    /// White space; told without the Unicode tables, which are slow for how often this is asked.
    var isSpace: Bool {
        switch value {
        case 0x20, 0x09...0x0D, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }
}
