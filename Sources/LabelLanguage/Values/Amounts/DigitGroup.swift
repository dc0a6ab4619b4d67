/// Digits that touch, as a number's parts.
struct DigitGroup {
    var digits: [UInt8] = []
    var range: Range<Int>
    var corrections: [Correction] = []

    /// The digits that start at an index. A look-alike counts as a digit only where it can be nothing else: between two
    /// digits, in front of a decimal mark (`O.50`), or as a decimal (`5.9O`). Elsewhere it may be a unit (`340G`, `1l`)
    /// or a currency (`S5` for `$5`).
    init?(at start: Int, in text: PrintedText, isAfterMark: Bool = false) {
        guard DigitConfusion.digit(text.scalars[start]) != nil else { return nil }
        let scalars = text.scalars
        var end = start
        while end < scalars.count, DigitConfusion.digit(scalars[end]) != nil { end += 1 }
        let touchesWord = end < scalars.count && Folding.isLetter(text.folded[end])
        while end > start, DigitConfusion.exactDigit(scalars[end - 1]) == nil {
            if isAfterMark, !touchesWord, end == start + 2, !Self.isUnit(text.folded[end - 1]) { break }
            if end == start + 1, Self.isZeroOrOneBeforeMark(start, in: text) { break }
            if end > start + 1, Self.isBeforeDecimals(end - 1, in: text) { break }
            end -= 1
        }
        guard end > start,
            isAfterMark || DigitConfusion.exactDigit(scalars[start]) != nil
                || Self.isZeroOrOneBeforeMark(start, in: text)
        else { return nil }
        range = start..<end
        for index in range {
            guard let digit = DigitConfusion.digit(scalars[index]) else { continue }
            digits.append(digit.value)
            if digit.isCorrected {
                let printed = Unicode.Scalar(UInt8(ascii: "0") + digit.value)
                corrections.append(Correction(from: scalars[index], to: printed, index: index))
            }
        }
        guard corrections.count * 2 <= digits.count || digits.count == 1 else { return nil }
    }

    private static func isUnit(_ folded: UInt8) -> Bool { folded == UInt8(ascii: "g") || folded == UInt8(ascii: "l") }

    /// `1O.50`: between a digit and a decimal mark with two digits.
    private static func isBeforeDecimals(_ index: Int, in text: PrintedText) -> Bool {
        guard index + 3 < text.count, !isUnit(text.folded[index]),
            DigitConfusion.exactDigit(text.scalars[index - 1]) != nil
        else {
            return false
        }
        let mark = text.folded[index + 1]
        return (mark == UInt8(ascii: ".") || mark == UInt8(ascii: ","))
            && Folding.isDigit(text.folded[index + 2]) && Folding.isDigit(text.folded[index + 3])
    }

    private static func isZeroOrOneBeforeMark(_ index: Int, in text: PrintedText) -> Bool {
        guard let digit = DigitConfusion.digit(text.scalars[index]), digit.value <= 1, index + 2 < text.count else {
            return false
        }
        let mark = text.folded[index + 1]
        guard mark == UInt8(ascii: ".") || mark == UInt8(ascii: ","), Folding.isDigit(text.folded[index + 2]) else {
            return false
        }
        // RMO.47: the letters in front are a currency.
        return index == 0 || !Folding.isLetter(text.folded[index - 1])
            || Currency.mark(before: index, in: text) != nil
    }

    var number: Int { digits.prefix(9).reduce(0) { $0 * 10 + Int($1) } }

    /// The median height of its digits, in pixels.
    func height(in text: PrintedText) -> Double {
        let heights = range.map { text.glyphs[$0].place.height }.sorted()
        return heights.isEmpty ? 0 : heights[heights.count / 2]
    }
}
