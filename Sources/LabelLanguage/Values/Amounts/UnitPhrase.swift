/// `per kg`, `/100 g`, `Pr/kg` and their like.
enum UnitPhrase {
    /// The unit that an amount is a price for, by the words right after it, and where they end.
    static func per(after index: Int, in folded: [UInt8]) -> (unit: MeasureUnit, end: Int)? {
        var next = AmountScanner.skippingSpaces(from: index, step: 1, folded)
        guard let length = joining(at: next, in: folded) else { return nil }
        next = AmountScanner.skippingSpaces(from: next + length, step: 1, folded)
        return MeasureUnit.unit(at: next, in: folded).map { ($0.unit, next + $0.length) }
    }

    /// The unit by the words right before an amount.
    static func per(before index: Int, in folded: [UInt8]) -> MeasureUnit? {
        var end = index
        while end > 0,
            [UInt8(ascii: " "), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: ")")].contains(folded[end - 1])
        {
            end -= 1
        }
        // The longest phrase is `per fl oz`.
        for start in stride(from: max(0, end - 10), to: end, by: 1) {
            guard let (unit, after) = per(after: start, in: Array(folded[..<end])), after == end else { continue }
            return unit
        }
        return nil
    }

    private static func joining(at start: Int, in folded: [UInt8]) -> Int? {
        for phrase in phrases where folded[min(start, folded.count)...].starts(with: phrase) { return phrase.count }
        return nil
    }

    private static let phrases = ["per ", "pr. ", "pr ", "pr.", "pr/", "je ", "/", "al ", "par "].map { Array($0.utf8) }
}
