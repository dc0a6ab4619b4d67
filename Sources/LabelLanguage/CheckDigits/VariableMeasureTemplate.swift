/// The layout of an EAN-13 for restricted circulation that carries a price or a weight: prefix 02 and 20 to 29, whose
/// inside each country or shop lays out for itself (General Specifications, 1.4.4).
///
/// Thirteen places: digits stand for themselves and `?` for any digit, `I` is the item, `P` the price, `W` the weight, `V`
/// a check digit of the price, `C` the symbol's check digit. A point tells where the decimals begin.
///
///     try VariableMeasureTemplate("02IIIIIVPP.PPC").value(in: "0212345612342")?.amount   // 12.34
public struct VariableMeasureTemplate: Hashable, Sendable {
    /// What such a symbol says.
    public struct Value: Hashable, Sendable {
        /// The item's digits.
        public var item: String
        public var amount: ExactDecimal
        public var isWeight: Bool
    }

    public let source: String
    private let places: [Unicode.Scalar]
    private let scale: Int

    /// - Throws: ``TemplateError`` saying what is wrong.
    public init(_ source: String) throws(TemplateError) {
        self.source = source
        let scalars = Array(source.unicodeScalars)
        let places = scalars.filter { $0 != "." }
        self.places = places
        guard places.count == 13 else {
            throw TemplateError("template '\(source)' has \(places.count) places; give it 13")
        }
        guard scalars.count - places.count <= 1 else {
            throw TemplateError("template '\(source)' has several points; leave one")
        }
        for scalar in places where !("0"..."9").contains(scalar) && !"?IPWVC".unicodeScalars.contains(scalar) {
            throw TemplateError("template '\(source)' has a '\(scalar)'; use digits, ?, I, P, W, V and C")
        }
        let amount = places.indices.filter { places[$0] == "P" || places[$0] == "W" }
        guard let first = amount.first, let last = amount.last, last - first + 1 == amount.count,
            Set(amount.map { places[$0] }).count == 1
        else { throw TemplateError("template '\(source)' has no unbroken run of P or of W; give it one") }
        if let point = scalars.firstIndex(of: ".") {
            guard point > first, point <= last else {
                throw TemplateError("template '\(source)' has its point outside the amount; move it in among P or W")
            }
            scale = last + 1 - point
        } else {
            scale = 0
        }
    }

    /// What an EAN-13 says by this layout.
    ///
    /// - Returns: nil where the digits are not laid out so, or a check digit is wrong.
    public func value(in ean13: String) -> Value? {
        let digits = ean13.unicodeScalars.compactMap(DigitConfusion.exactDigit)
        guard digits.count == 13, ean13.unicodeScalars.count == 13, CheckDigit.gtin.holds(ean13) else { return nil }
        for (place, digit) in zip(places, digits) where ("0"..."9").contains(place) {
            guard DigitConfusion.exactDigit(place) == digit else { return nil }
        }
        let amount = places.indices.filter { places[$0] == "P" || places[$0] == "W" }.map { digits[$0] }
        if let check = places.firstIndex(of: "V"), PriceCheckDigit.digit(for: amount) != digits[check] { return nil }
        guard let decimal = ExactDecimal(digits: amount, scale: scale) else { return nil }
        let item = places.indices.filter { places[$0] == "I" }.map { String(digits[$0]) }.joined()
        return Value(item: item, amount: decimal, isWeight: places.contains("W"))
    }
}

/// Why a ``VariableMeasureTemplate`` makes no sense.
public struct TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Lower case, names the template, says what to do.
    public var message: String

    init(_ message: String) { self.message = message }

    public var description: String { message }
}
