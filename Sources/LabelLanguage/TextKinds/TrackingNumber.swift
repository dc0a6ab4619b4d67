/// The number of a parcel, told by its form and its check digit.
///
/// ```swift
/// TrackingNumber("1Z 999 AA1 01 2345 6784")?.value   // 1Z999AA10123456784
/// ```
public struct TrackingNumber: Hashable, Sendable {
    /// Whose number it is.
    ///
    /// ```swift
    /// TrackingNumber("RR473124829GB")?.carrier.rawValue   // postal
    /// ```
    public enum Carrier: String, Hashable, Sendable, CaseIterable {
        /// `1Z` and 16 characters.
        case ups
        /// Intelligent Mail package barcode: 22 or 20 digits, a ZIP code perhaps before them.
        case usps
        /// 12 digits (Express) or 15 (Ground).
        case fedEx
        /// An Express waybill of 10 digits.
        case dhl
        /// A Serial Shipping Container Code of GS1, 18 digits.
        case sscc
        /// A postal item by UPU standard S10: `RR473124829GB`.
        case postal
    }

    /// Whose number it is, such as ``Carrier/ups``.
    public var carrier: Carrier
    /// Such as `1Z999AA10123456784`, without spaces and hyphens.
    public var value: String

    /// ```swift
    /// TrackingNumber("9865 7878 8855", isNamed: true)?.carrier.rawValue   // fedEx
    /// TrackingNumber("9865 7878 8855")   // nil
    /// ```
    ///
    /// - Parameters:
    ///   - text: digits and capital letters; spaces and hyphens do not count.
    ///   - isNamed: the print beside it calls it a parcel's number. Forms of a few digits that one number in ten meets by
    ///     chance are taken only then.
    /// - Returns: nil for a text that is no such number, or whose check digit does not hold.
    public init?(_ text: String, isNamed: Bool = false) {
        let characters = text.utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }
        let value = String(decoding: characters, as: UTF8.self)
        let carrier: Carrier?
        if characters.starts(with: Array("1Z".utf8)) {
            carrier = Self.isUPS(characters) ? .ups : nil
        } else if characters.allSatisfy(Self.isDigit) {
            carrier = Self.carrier(ofDigits: characters.map { $0 - UInt8(ascii: "0") }, isNamed: isNamed)
        } else {
            carrier = Self.isPostal(characters) ? .postal : nil
        }
        guard let carrier else { return nil }
        self.carrier = carrier
        self.value = value
    }

    private static func carrier(ofDigits digits: [UInt8], isNamed: Bool) -> Carrier? {
        switch digits.count {
        case 30, 34:
            // 420 and a ZIP code of 5 or 9 digits stand before the number (USPS Publication 199).
            guard digits.starts(with: [4, 2, 0]) else { return nil }
            return isUSPS(Array(digits.suffix(22))) ? .usps : nil
        case 22: return isUSPS(digits) ? .usps : nil
        case 20:
            if digits.starts(with: [0, 0]) { return holdsGS1(Array(digits.dropFirst(2))) ? .sscc : nil }
            return isUSPS(digits) ? .usps : nil
        case 18: return isNamed && holdsGS1(digits) ? .sscc : nil
        case 15: return isNamed && holdsGS1(digits) ? .fedEx : nil
        case 12: return isNamed && isFedExExpress(digits) ? .fedEx : nil
        case 10: return isNamed && isDHL(digits) ? .dhl : nil
        default: return nil
        }
    }

    /// Of the 15 characters behind `1Z`, letters count as their place in ASCII less 63, modulo 10; each second one counts
    /// twice, and the check digit fills the sum up to a multiple of ten.
    private static func isUPS(_ characters: [UInt8]) -> Bool {
        guard characters.count == 18, let last = characters.last, isDigit(last),
            characters.allSatisfy({ isDigit($0) || isCapital($0) })
        else { return false }
        let sum = characters[2..<17].enumerated().reduce(0) { sum, place in
            let value = isDigit(place.element) ? Int(place.element) - 48 : (Int(place.element) - 63) % 10
            return sum + value * (place.offset % 2 == 0 ? 1 : 2)
        }
        return (10 - sum % 10) % 10 == Int(last) - 48
    }

    /// The service code begins with 91 to 95; the check digit is that of GS1.
    private static func isUSPS(_ digits: [UInt8]) -> Bool {
        digits[0] == 9 && (1...5).contains(digits[1]) && holdsGS1(digits)
    }

    private static func holdsGS1(_ digits: [UInt8]) -> Bool {
        CheckDigit.gs1Digit(after: Array(digits.dropLast())) == digits.last
    }

    /// Weights 3, 1, 7 in turn; the sum modulo 11, a ten counting as zero.
    private static func isFedExExpress(_ digits: [UInt8]) -> Bool {
        let sum = digits.dropLast().enumerated().reduce(0) { $0 + Int($1.element) * [3, 1, 7][$1.offset % 3] }
        return sum % 11 % 10 == Int(digits[11])
    }

    /// The first nine digits modulo 7.
    private static func isDHL(_ digits: [UInt8]) -> Bool {
        digits.dropLast().reduce(0) { ($0 * 10 + Int($1)) % 7 } == Int(digits[9])
    }

    /// Two letters, eight digits, the check digit, two letters of the country: weights 8 6 4 2 3 5 9 7, 11 less the sum
    /// modulo 11, with 10 as 0 and 11 as 5 (UPU S10, section 4).
    private static func isPostal(_ characters: [UInt8]) -> Bool {
        guard characters.count == 13, characters[..<2].allSatisfy(isCapital), characters[11...].allSatisfy(isCapital),
            characters[2..<11].allSatisfy(isDigit)
        else { return false }
        let sum = zip(characters[2..<10], [8, 6, 4, 2, 3, 5, 9, 7]).reduce(0) { $0 + (Int($1.0) - 48) * $1.1 }
        let check = [10: 0, 11: 5][11 - sum % 11] ?? 11 - sum % 11
        return check == Int(characters[10]) - 48
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
}
