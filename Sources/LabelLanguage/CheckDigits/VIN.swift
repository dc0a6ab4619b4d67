/// The vehicle identification number of ISO 3779.
enum VIN {
    static let length = 17

    /// Digits and capitals without I, O and Q.
    static func isAllowed(_ scalar: Unicode.Scalar) -> Bool { value(scalar) != nil }

    /// Whether the ninth character is the check digit of the others (49 CFR 565.15 (c), tables III to V). Makers outside
    /// North America and China mostly put something else there.
    static func checkDigitHolds(_ characters: [Unicode.Scalar]) -> Bool {
        guard characters.count == length else { return false }
        var sum = 0
        for (index, character) in characters.enumerated() {
            guard let value = value(character) else { return false }
            sum += value * weights[index]
        }
        let expected: Unicode.Scalar = sum % 11 == 10 ? "X" : Unicode.Scalar(UInt8(ascii: "0") + UInt8(sum % 11))
        return characters[8] == expected
    }

    private static let weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

    /// Letters count by their place in rows of nine: A to I, J to R, and S to Z from 2 on.
    private static func value(_ scalar: Unicode.Scalar) -> Int? {
        switch scalar.value {
        case 0x30...0x39: Int(scalar.value) - 0x30
        case 0x41...0x48: Int(scalar.value) - 0x40
        case 0x4A...0x4E: Int(scalar.value) - 0x49
        case 0x50: 7
        case 0x52: 9
        case 0x53...0x5A: Int(scalar.value) - 0x51
        default: nil
        }
    }
}
