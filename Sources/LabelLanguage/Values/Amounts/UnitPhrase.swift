/// `per kg`, `/100 g`, `Pr/kg` and their like: what a price is for.
enum UnitPhrase {
    /// The unit that an amount is a price for, by the words right after it, and where they end.
    static func per(after index: Int, in folded: [UInt8]) -> (unit: String, end: Int)? {
        per(after: index, in: folded[...])
    }

    private static func per(after index: Int, in folded: ArraySlice<UInt8>) -> (unit: String, end: Int)? {
        var next = skippingSpaces(from: index, in: folded)
        guard let length = joiningWord(at: next, in: folded) else { return nil }
        next = skippingSpaces(from: next + length, in: folded)
        return quantity(at: next, in: folded)
    }

    /// The unit by the words right before an amount, and where they start.
    static func per(before index: Int, in folded: [UInt8]) -> (unit: String, start: Int)? {
        var end = index
        while end > 0, closing.contains(folded[end - 1]) { end -= 1 }
        // A unit or a piece ends in a letter, and the longest phrase is `per 1000 fl oz`.
        guard end > 0, Folding.isLetter(folded[end - 1]) else { return nil }
        let words = folded[max(0, end - 15)..<end]
        if folded[end..<index].contains(equals), let found = quantity(endingAt: end, in: words) { return found }
        // A letter that touches the digits is a part of a code: / L1234.
        if end == index, end > 1, !Folding.isLetter(folded[end - 2]) { return nil }
        for start in words.indices {
            guard
                start == words.startIndex || !Folding.isLetter(folded[start - 1]) || folded[start] == UInt8(ascii: "/"),
                let (unit, after) = per(after: start, in: words), after == end
            else { continue }
            return (unit, start)
        }
        return nil
    }

    private static func skippingSpaces(from index: Int, in folded: ArraySlice<UInt8>) -> Int {
        var next = index
        while next < folded.endIndex, next < index + 2, folded[next] == UInt8(ascii: " ") { next += 1 }
        return next
    }

    /// Whether a word that joins a price to its unit stands right before an index.
    static func isJoined(before index: Int, in folded: [UInt8]) -> Bool {
        let end = AmountScanner.skippingSpaces(from: index, step: -1, folded)
        return words.contains { word in
            let word = word.prefix { $0 != UInt8(ascii: " ") }
            let start = end - word.count
            return start >= 0 && folded[start..<end].elementsEqual(word)
                && (start == 0 || !Folding.isLetter(folded[start]) || !Folding.isLetter(folded[start - 1]))
        }
    }

    /// The last unit in some words: `price/kg`, `kg-pris`, `Grundpreis (100 g)`.
    static func last(in folded: [UInt8]) -> String? {
        folded.indices.reversed().lazy.compactMap { start -> String? in
            guard start == 0 || !Folding.isLetter(folded[start - 1]) && !Folding.isDigit(folded[start - 1]) else {
                return nil
            }
            return quantity(at: start, in: folded[...])?.unit
        }.first
    }

    /// The unit right after an index, perhaps in brackets.
    static func unit(after index: Int, in folded: [UInt8]) -> MeasureUnit? {
        var next = index
        while next < folded.count, next < index + 3, opening.contains(folded[next]) { next += 1 }
        return MeasureUnit.unit(at: next, in: folded[...])?.unit
    }

    /// `1 kg` of `1 kg = 12,50`: the quantity that a price is given for, if it ends at an index.
    private static func quantity(endingAt end: Int, in words: ArraySlice<UInt8>) -> (unit: String, start: Int)? {
        words.indices.lazy.compactMap { start -> (unit: String, start: Int)? in
            guard Folding.isDigit(words[start]), start == words.startIndex || !continuesNumber(words[start - 1]),
                let (unit, after) = quantity(at: start, in: words), after == end
            else { return nil }
            return (unit, start)
        }.first
    }

    private static func continuesNumber(_ folded: UInt8) -> Bool {
        Folding.isDigit(folded) || folded == UInt8(ascii: ",") || folded == UInt8(ascii: ".")
    }

    /// Whether an equals sign stands right after an index: `1 kg = 12,50`.
    static func isEquated(after index: Int, in folded: [UInt8]) -> Bool {
        let next = skippingSpaces(from: index, in: folded[...])
        return next < folded.count && folded[next] == equals
    }

    /// `kg`, `100 g`, `1 l`, `stk`.
    private static func quantity(at start: Int, in folded: ArraySlice<UInt8>) -> (unit: String, end: Int)? {
        var next = start
        while next < folded.endIndex, next - start < 4, Folding.isDigit(folded[next]) { next += 1 }
        let number = String(decoding: folded[start..<next], as: UTF8.self)
        let place = skippingSpaces(from: next, in: folded)
        if let (unit, length) = MeasureUnit.unit(at: place, in: folded) {
            let isOne = number.isEmpty || number == "1"
            return (isOne ? unit.rawValue : "\(number) \(unit.rawValue)", place + length)
        }
        guard number.isEmpty, let piece = pieces.first(where: { folded[place...].starts(with: $0) }) else { return nil }
        let end = place + piece.count
        return end == folded.endIndex || !Folding.isLetter(folded[end]) ? ("pc", end) : nil
    }

    private static func joiningWord(at start: Int, in folded: ArraySlice<UInt8>) -> Int? {
        guard start <= folded.endIndex else { return nil }
        return joining.first { folded[start...].starts(with: $0) }?.count
    }

    private static let words = [
        "per ", "pro ", "pr. ", "pr ", "pr.", "pr/", "pr", "je ", "/", "al ", "au ", "par ", "por ", "za ", "fur ",
    ]
    .map { Array($0.utf8) }
    /// `12,50 le kg`: joins a price to its unit, but stands before other weights too.
    private static let articles = ["le ", "la ", "el ", "il "].map { Array($0.utf8) }
    private static let joining = words + articles
    private static let pieces = [
        "stk", "stuck", "st", "pcs", "pc", "piece", "unit", "each", "ea", "szt", "pz", "ud", "un", "adet",
    ]
    .map { Array($0.utf8) }
    private static let equals = UInt8(ascii: "=")
    private static let closing = Array(" :.)]=".utf8)
    private static let opening = Array(" (/[:.".utf8)
}
