/// The short form of UPC-A.
///
/// ```swift
/// UPCE.expanded("04252614")   // 042100005264
/// ```
public enum UPCE {
    /// The 12 digits of UPC-A that the 8 printed digits of a UPC-E symbol are short for (General Specifications,
    /// 5.2.2.4).
    ///
    /// ```swift
    /// UPCE.expanded("01234565")   // 012345000065
    /// UPCE.expanded("91234565")   // nil
    /// ```
    ///
    /// - Returns: nil for anything but 8 digits that start with 0 or 1. The check digit is not looked at:
    ///   ``CheckDigit/upcE`` does.
    public static func expanded(_ text: String) -> String? {
        let digits = text.unicodeScalars.compactMap(DigitConfusion.exactDigit)
        guard digits.count == text.unicodeScalars.count, let expanded = expanded(digits) else { return nil }
        return expanded.map(String.init).joined()
    }

    static func expanded(_ digits: [UInt8]) -> [UInt8]? {
        guard digits.count == 8, digits[0] <= 1, digits.allSatisfy({ $0 < 10 }) else { return nil }
        let (system, body, check) = (digits[0], digits[1...6].map { $0 }, digits[7])
        let number: [UInt8]
        switch body[5] {
        case 0...2: number = [body[0], body[1], body[5], 0, 0, 0, 0, body[2], body[3], body[4]]
        case 3: number = [body[0], body[1], body[2], 0, 0, 0, 0, 0, body[3], body[4]]
        case 4: number = [body[0], body[1], body[2], body[3], 0, 0, 0, 0, 0, body[4]]
        default: number = [body[0], body[1], body[2], body[3], body[4], 0, 0, 0, 0, body[5]]
        }
        return [system] + number + [check]
    }
}
