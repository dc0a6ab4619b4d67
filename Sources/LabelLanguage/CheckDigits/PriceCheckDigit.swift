/// The check digit of the price inside a restricted-circulation symbol (General Specifications, 7.9.2 to 7.9.4).
enum PriceCheckDigit {
    /// - Parameter price: four or five digits.
    /// - Returns: nil for prices of another length, which have no check digit.
    static func digit(for price: [UInt8]) -> UInt8? {
        switch price.count {
        case 4: four(price)
        case 5: five(price)
        default: nil
        }
    }

    /// Weights 2-, 2-, 3 and 5-, the sum three times.
    private static func four(_ price: [UInt8]) -> UInt8 {
        let sum = twoMinus(price[0]) + twoMinus(price[1]) + Int(price[2]) * 3 + fiveMinus(price[3])
        return UInt8(sum * 3 % 10)
    }

    /// Weights 5+, 2-, 5-, 5+ and 2-; the digit is the one whose 5- product completes the sum to a multiple of ten.
    private static func five(_ price: [UInt8]) -> UInt8 {
        let sum =
            fivePlus(price[0]) + twoMinus(price[1]) + fiveMinus(price[2]) + fivePlus(price[3]) + twoMinus(price[4])
        let missing = (10 - sum % 10) % 10
        return (UInt8(0)...9).first { fiveMinus($0) == missing } ?? 0
    }

    /// Twice the digit, its tens subtracted from its units.
    private static func twoMinus(_ digit: UInt8) -> Int {
        let product = Int(digit) * 2
        return (product % 10 + 10 - product / 10) % 10
    }

    private static func fivePlus(_ digit: UInt8) -> Int {
        let product = Int(digit) * 5
        return (product % 10 + product / 10) % 10
    }

    private static func fiveMinus(_ digit: UInt8) -> Int {
        let product = Int(digit) * 5
        return (product % 10 + 10 - product / 10) % 10
    }
}
