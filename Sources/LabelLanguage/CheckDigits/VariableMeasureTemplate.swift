/// The layout of an EAN-13 for restricted circulation that carries a price or a weight: prefix 02 and 20 to 29, whose
/// inside each country or shop lays out for itself (General Specifications, 1.4.4).
///
/// Thirteen places: digits stand for themselves and `?` for any digit, `I` is the item, `P` the price, `W` the weight,
/// `V` a check digit of the price, `C` the symbol's check digit. A point tells where the decimals begin.
///
/// ```swift
/// try VariableMeasureTemplate("20IIIIIPPP.PPC").value(in: "2012345005921")?.amount   // 5.92
/// ```
public struct VariableMeasureTemplate: Hashable, Sendable {
    /// What such a symbol says.
    ///
    /// ```swift
    /// let value = try VariableMeasureTemplate("28IIIIIWW.WWWC").value(in: "2812345005866")
    /// value?.item   // 12345
    /// value?.amount   // 0.586
    /// value?.isWeight   // true
    /// ```
    public struct Value: Hashable, Sendable {
        /// The item's digits, such as `12345`; empty where the layout has no `I`.
        public var item: String
        /// The price or weight with the layout's decimals, such as `5.92`. Neither currency nor unit is in the symbol.
        public var amount: ExactDecimal
        /// Whether the amount stood at `W`, as the 0.586 of `28IIIIIWW.WWWC` does; otherwise it is a price.
        public var isWeight: Bool
    }

    /// The layout as it was written, such as `02IIIIIVPP.PPC`.
    public let source: String
    private let places: [Unicode.Scalar]
    private let scale: Int

    /// Takes a layout apart.
    ///
    /// ```swift
    /// try VariableMeasureTemplate("02IIIIIVPP.PPC").source   // 02IIIIIVPP.PPC
    /// try VariableMeasureTemplate("02IIIIIPPPPP")   // throws template '02IIIIIPPPPP' has 12 places; give it 13
    /// ```
    ///
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
    /// ```swift
    /// let deli = try VariableMeasureTemplate("20IIIIIPPP.PPC")
    /// deli.value(in: "2012345005921")?.amount   // 5.92
    /// deli.value(in: "4012345123456")   // nil
    /// ```
    ///
    /// - Parameter ean13: the 13 digits of the symbol.
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
///
/// ```swift
/// try VariableMeasureTemplate("02IIIIIVPPQQPC")   // throws template '02IIIIIVPPQQPC' has 14 places; give it 13
/// ```
public struct TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Lower case, names the template, says what to do: "template '02IIIIIPPPPP' has 12 places; give it 13".
    public var message: String

    init(_ message: String) { self.message = message }

    /// The ``message``, such as "template '02' has 2 places; give it 13".
    public var description: String { message }
}
