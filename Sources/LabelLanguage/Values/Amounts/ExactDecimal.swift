/// A decimal number as printed: exact, with its decimals kept.
///
/// Never a binary fraction, which cannot hold 5.92.
///
/// ```swift
/// ExactDecimal("5.90")   // 5.90
/// ```
public struct ExactDecimal: Hashable, Sendable {
    /// Digits without the point: 592 for 5.92.
    public var significand: Int64
    /// Digits after the point: 2 for 5.92.
    public var scale: Int

    /// A number from its digits and the place of its point.
    ///
    /// ```swift
    /// ExactDecimal(significand: 592, scale: 2)   // 5.92
    /// ```
    public init(significand: Int64, scale: Int) {
        self.significand = significand
        self.scale = scale
    }

    /// Reads `-`, digits, and perhaps a point with digits after it.
    ///
    /// ```swift
    /// ExactDecimal("-0.50")   // -0.50
    /// ExactDecimal("5,92")   // nil
    /// ```
    ///
    /// - Returns: nil for anything else, and for more than 18 digits.
    public init?(_ text: String) {
        var digits: [UInt8] = []
        var scale: Int?
        var isNegative = false
        for (index, byte) in text.utf8.enumerated() {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                digits.append(byte - UInt8(ascii: "0"))
                scale = scale.map { $0 + 1 }
            case UInt8(ascii: "-") where index == 0: isNegative = true
            case UInt8(ascii: ".") where scale == nil && !digits.isEmpty: scale = 0
            default: return nil
            }
        }
        guard !digits.isEmpty, digits.count <= 18, scale != 0 else { return nil }
        self.init(digits: digits, scale: scale ?? 0, isNegative: isNegative)
    }

    /// - Parameter digits: 0 to 9 each, at most 18 of them.
    init?(digits: some Collection<UInt8>, scale: Int, isNegative: Bool = false) {
        guard !digits.isEmpty, digits.count <= 18, (0...digits.count).contains(scale) else { return nil }
        let value = digits.reduce(Int64(0)) { $0 * 10 + Int64($1) }
        self.init(significand: isNegative ? -value : value, scale: scale)
    }

    /// Nothing, with no decimals: `0`.
    public static let zero = ExactDecimal(significand: 0, scale: 0)

    /// The same number with more decimals; nil when it no longer fits.
    func scaled(to scale: Int) -> ExactDecimal? {
        var copy = self
        while copy.scale < scale {
            let (product, overflow) = copy.significand.multipliedReportingOverflow(by: 10)
            guard !overflow else { return nil }
            copy.significand = product
            copy.scale += 1
        }
        return copy
    }

    /// Equal as a number, whatever the decimals.
    ///
    /// ```swift
    /// ExactDecimal.zero.isSameNumber(as: ExactDecimal(significand: 0, scale: 2))   // true
    /// ExactDecimal("5.9") == ExactDecimal("5.90")   // false
    /// ```
    public func isSameNumber(as other: ExactDecimal) -> Bool {
        guard let first = scaled(to: other.scale), let second = other.scaled(to: scale) else { return false }
        return first == second
    }

    /// The sum, with the decimals of the one that has more.
    ///
    /// ```swift
    /// ExactDecimal("5.92")?.adding(ExactDecimal(significand: 1, scale: 1))   // 6.02
    /// ```
    ///
    /// - Returns: nil when the sum does not fit.
    public func adding(_ other: ExactDecimal) -> ExactDecimal? {
        guard let first = scaled(to: other.scale), let second = other.scaled(to: scale) else { return nil }
        let (sum, overflow) = first.significand.addingReportingOverflow(second.significand)
        return overflow ? nil : ExactDecimal(significand: sum, scale: first.scale)
    }

    /// The product, with the decimals of both.
    ///
    /// ```swift
    /// ExactDecimal("0.586")?.multiplied(by: ExactDecimal(significand: 1010, scale: 2))   // 5.91860
    /// ```
    ///
    /// - Returns: nil when the product does not fit.
    public func multiplied(by other: ExactDecimal) -> ExactDecimal? {
        let (product, overflow) = significand.multipliedReportingOverflow(by: other.significand)
        return overflow ? nil : ExactDecimal(significand: product, scale: scale + other.scale)
    }

    /// The number with the opposite sign.
    ///
    /// ```swift
    /// ExactDecimal("0.50")?.negated   // -0.50
    /// ```
    public var negated: ExactDecimal {
        // The smallest Int64 has no opposite; no printed number comes near it.
        ExactDecimal(significand: significand == .min ? .max : -significand, scale: scale)
    }
}

extension ExactDecimal: Comparable {
    /// By value, whatever the decimals.
    ///
    /// ```swift
    /// ExactDecimal(significand: 59, scale: 1) < ExactDecimal(significand: 592, scale: 2)   // true
    /// ```
    public static func < (first: ExactDecimal, second: ExactDecimal) -> Bool {
        guard let left = first.scaled(to: second.scale), let right = second.scaled(to: first.scale) else {
            // One of them does not fit at the other's scale, so they differ by far and a rounded comparison tells.
            return first.approximate < second.approximate
        }
        return left.significand < right.significand
    }

    /// Rounded to a binary fraction: for comparisons that need no exactness.
    var approximate: Double {
        (0..<max(0, scale)).reduce(Double(significand)) { value, _ in value / 10 }
    }
}

extension ExactDecimal: CustomStringConvertible {
    /// As a record carries it.
    ///
    /// ```swift
    /// ExactDecimal(significand: 5, scale: 2).description   // 0.05
    /// ```
    public var description: String {
        var digits = String(significand.magnitude)
        if scale > 0 {
            if digits.count <= scale { digits = String(repeating: "0", count: scale + 1 - digits.count) + digits }
            digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -scale))
        }
        return significand < 0 ? "-" + digits : digits
    }
}
