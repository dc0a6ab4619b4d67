/// A telephone number in print: told from other numbers by a plus sign, a word beside it, or its country's usual form.
struct TelephoneNumber: Hashable {
    /// Digits, with a plus sign before a country's code.
    let value: String

    /// ITU-T E.164 allows 15 digits, the country's code included.
    private static let lengths = 7...15

    /// - Parameter isNamed: a word such as `Tel.` stands before it.
    init?(_ text: String, isNamed: Bool) {
        // The trunk zero is not dialled behind a country's code: +49 (0)30.
        let isInternational = text.first == "+" || text.hasPrefix("00")
        let dialled = isInternational ? text.replacing("(0)", with: "") : text
        var digits = dialled.filter { ("0"..."9").contains($0) }
        if text.hasPrefix("00") { digits = String(digits.dropFirst(2)) }
        guard Self.lengths.contains(digits.count), digits.first != "0" || !isInternational else { return nil }
        guard text.first == "+" || isNamed || Self.isNorthAmerican(text) else { return nil }
        value = (isInternational ? "+" : "") + digits
    }

    /// `(415) 555-2671`, `415-555-2671`, `1-800-555-0199` (North American Numbering Plan: area and exchange begin with
    /// 2 to 9).
    private static func isNorthAmerican(_ text: String) -> Bool {
        (try? northAmerican?.matchesWhole(text)) ?? false
    }

    private static let northAmerican = try? Pattern(
        #"(?:1[- .])?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[-.])[2-9]\d{2}[-.]\d{4}"#)
}
