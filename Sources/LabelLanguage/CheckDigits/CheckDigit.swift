/// A rule by which one character of a code follows from the others.
///
/// ```swift
/// CheckDigit.isbn10.holds("0-306-40615-2")   // true
/// CheckDigit(rawValue: "isbn10")   // isbn10
/// ```
///
/// The raw value is the name that configuration uses.
public enum CheckDigit: String, Hashable, Sendable, CaseIterable, Codable {
    /// The GS1 mod-10 digit of EAN, UPC-A, ITF-14, GTIN, GLN, SSCC and GSRN (General Specifications, 7.9.1), for digits
    /// of any number.
    case gs1
    /// EAN-13, EAN-8, UPC-A or ITF-14: a GTIN of 8, 12, 13 or 14 digits.
    case gtin
    /// The 8 digits printed under a UPC-E symbol, by the UPC-A that they are short for (General Specifications, 5.2.2.4).
    case upcE
    /// 18 digits.
    case sscc
    /// ISO 2108 before 2007: mod 11, `X` for 10.
    case isbn10
    /// ISO 2108: an EAN-13 that starts with 978 or 979.
    case isbn13
    /// ISO 3297: 8 characters, mod 11, perhaps with a hyphen.
    case issn
    /// The Luhn digit of a 15-digit IMEI (3GPP TS 23.003, annex B).
    case imei
    /// The Luhn digit (ISO/IEC 7812-1, annex B) of digits of any number.
    case luhn
    /// The ninth of 17 characters (49 CFR 565.15 (c)).
    case vin

    /// Whether a text has the rule's form and its check digit is right. Spaces and hyphens do not count.
    ///
    /// ```swift
    /// CheckDigit.gtin.holds("4012345123456")   // true
    /// CheckDigit.gtin.holds("4012345123457")   // false
    /// CheckDigit.issn.holds("2434-561X")   // true
    /// ```
    public func holds(_ text: String) -> Bool {
        let characters = text.uppercased().unicodeScalars.filter { $0 != " " && $0 != "-" }
        if self == .vin { return VIN.checkDigitHolds(characters.map { $0 }) }
        let digits = characters.map { DigitConfusion.exactDigit($0) ?? Self.x }
        let isTen = self == .isbn10 || self == .issn
        guard !digits.isEmpty, digits.dropLast().allSatisfy({ $0 < 10 }),
            digits.last.map({ $0 < 10 }) == true || isTen && characters.last == "X"
        else { return false }
        switch self {
        case .gs1: return digits.count > 1 && Self.mod10(digits)
        case .gtin: return [8, 12, 13, 14].contains(digits.count) && Self.mod10(digits)
        case .upcE: return UPCE.expanded(digits).map(Self.mod10) ?? false
        case .sscc: return digits.count == 18 && Self.mod10(digits)
        case .isbn10: return digits.count == 10 && Self.mod11(digits)
        case .isbn13:
            return digits.count == 13 && Self.mod10(digits) && digits[0] == 9 && digits[1] == 7 && digits[2] >= 8
        case .issn: return digits.count == 8 && Self.mod11(digits)
        case .imei: return digits.count == 15 && Self.luhn(digits)
        case .luhn: return digits.count > 1 && Self.luhn(digits)
        case .vin: return false
        }
    }

    /// Stands for ten.
    private static let x: UInt8 = 10

    /// The digit that makes others a valid GS1 code.
    ///
    /// ```swift
    /// CheckDigit.gs1Digit(after: [4, 0, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5])   // 6
    /// ```
    ///
    /// - Parameter digits: 0 to 9 each, without the check digit.
    public static func gs1Digit(after digits: [UInt8]) -> UInt8 {
        let sum = digits.reversed().enumerated().reduce(0) { $0 + Int($1.element % 10) * ($1.offset % 2 == 0 ? 3 : 1) }
        return UInt8((10 - sum % 10) % 10)
    }

    private static func mod10(_ digits: [UInt8]) -> Bool { gs1Digit(after: Array(digits.dropLast())) == digits.last }

    private static func mod11(_ digits: [UInt8]) -> Bool {
        digits.enumerated().reduce(0) { $0 + (digits.count - $1.offset) * Int($1.element) } % 11 == 0
    }

    private static func luhn(_ digits: [UInt8]) -> Bool {
        let sum = digits.reversed().enumerated().reduce(0) { sum, place in
            let doubled = Int(place.element) * (place.offset % 2 == 1 ? 2 : 1)
            return sum + doubled / 10 + doubled % 10
        }
        return sum % 10 == 0
    }
}
