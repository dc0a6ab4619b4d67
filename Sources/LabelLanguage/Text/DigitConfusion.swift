/// Letters that readers take digits for.
enum DigitConfusion {
    /// The digit that a character stands for: itself, or the one that it is mistaken for. Nil for all others.
    static func digit(_ scalar: Unicode.Scalar) -> (value: UInt8, isCorrected: Bool)? {
        if let value = exactDigit(scalar) { return (value, false) }
        return confused(scalar).map { ($0, true) }
    }

    /// 0 to 9, also where a reader of East Asian print gives full-width digits.
    static func exactDigit(_ scalar: Unicode.Scalar) -> UInt8? {
        switch scalar.value {
        case 0x30...0x39: UInt8(scalar.value - 0x30)
        case 0xFF10...0xFF19: UInt8(scalar.value - 0xFF10)
        default: nil
        }
    }

    /// The superscript digits of Unicode.
    static func raisedDigit(_ scalar: Unicode.Scalar) -> UInt8? {
        switch scalar.value {
        case 0x00B9: 1
        case 0x00B2, 0x00B3: UInt8(scalar.value - 0x00B0)
        case 0x2070, 0x2074...0x2079: UInt8(scalar.value - 0x2070)
        default: nil
        }
    }

    private static func confused(_ scalar: Unicode.Scalar) -> UInt8? {
        switch scalar {
        case "O", "o", "Q", "Ø": 0
        case "I", "l", "i", "|", "!": 1
        case "Z", "z": 2
        case "S", "s": 5
        case "G", "b": 6
        case "B": 8
        case "g", "q": 9
        default: nil
        }
    }
}
