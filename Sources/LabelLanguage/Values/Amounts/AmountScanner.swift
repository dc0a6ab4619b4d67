/// Finds the numbers in a line of print: amounts of money, weights, prices by unit.
enum AmountScanner {
    /// All amounts of a text, in order and without overlap.
    static func amounts(in text: PrintedText) -> [PrintedAmount] {
        var found: [PrintedAmount] = []
        var index = 0
        while index < text.count {
            guard let first = DigitGroup(at: index, in: text) else {
                index += 1
                continue
            }
            let number = NumberReader(text: text).number(from: first)
            if var amount = number.amount, !isDoubtful(first, in: text) {
                amount.height = first.height(in: text)
                addSurroundings(to: &amount, in: text, after: found.last?.range.upperBound ?? 0)
                if let whole = found.last.flatMap({ poundsAndOunces($0, amount, in: text) }) {
                    found[found.count - 1] = whole
                } else {
                    found.append(amount)
                }
            }
            index = max(number.end, index + 1)
        }
        return found
    }

    /// `1 lb 2 oz` is one weight: 18 oz.
    private static func poundsAndOunces(
        _ pounds: PrintedAmount, _ ounces: PrintedAmount, in text: PrintedText
    ) -> PrintedAmount? {
        guard pounds.unit == .pound, ounces.unit == .ounce, !pounds.hasDecimals, ounces.per == nil,
            skippingSpaces(from: pounds.range.upperBound, step: 1, text.folded) == ounces.range.lowerBound,
            let sum = pounds.value.multiplied(by: ExactDecimal(significand: 16, scale: 0))?.adding(ounces.value)
        else { return nil }
        var whole = ounces
        whole.value = sum
        whole.digits = pounds.digits.lowerBound..<ounces.digits.upperBound
        whole.range = pounds.range.lowerBound..<ounces.range.upperBound
        whole.corrections = pounds.corrections + ounces.corrections
        return whole
    }

    /// A look-alike of a digit stands right before the number and is no word: `S5.92` may be 55.92 or $5.92.
    private static func isDoubtful(_ group: DigitGroup, in text: PrintedText) -> Bool {
        let before = group.range.lowerBound - 1
        guard before >= 0 else { return false }
        if DigitConfusion.digit(text.scalars[before]) != nil {
            return before == 0 || !Folding.isLetter(text.folded[before - 1])
        }
        // A time, a fraction, a part of a longer code.
        return [UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "#")].contains(text.folded[before])
            && before > 0 && Folding.isDigit(text.folded[before - 1])
    }

    /// - Parameter taken: the end of the amount before, whose currency is its own.
    private static func addSurroundings(to amount: inout PrintedAmount, in text: PrintedText, after taken: Int) {
        let folded = text.folded
        var start = amount.digits.lowerBound
        var end = amount.digits.upperBound
        if isMinus(start - 1, folded) {
            amount.value = amount.value.negated
            start -= 1
        }
        if let mark = Currency.mark(before: skippingSpaces(from: start, step: -1, folded), in: text),
            mark.range.lowerBound >= taken
        {
            amount.currency = mark.code
            amount.isMarkedAsMoney = true
            start = mark.range.lowerBound
            if amount.value.significand > 0, isMinus(start - 1, folded) {
                amount.value = amount.value.negated
                start -= 1
            }
        }
        if amount.digits.contains(where: { text.scalars[$0] == "€" }) {
            amount.currency = "EUR"
            amount.isMarkedAsMoney = true
        }
        end = afterDash(end, &amount, folded)
        let next = skippingSpaces(from: end, step: 1, folded)
        if !amount.isMarkedAsMoney, let mark = Currency.hundredth(at: end, in: text) {
            amount.value.scale += 2
            amount.currency = mark.code
            amount.isMarkedAsMoney = true
            end = mark.range.upperBound
        } else if let mark = Currency.mark(at: next, in: text) {
            amount.currency = amount.currency ?? mark.code
            amount.isMarkedAsMoney = true
            end = mark.range.upperBound
        } else if next < folded.count, folded[next] == UInt8(ascii: "%") {
            amount.isPercent = true
            end = next + 1
        } else if let (unit, length) = MeasureUnit.unit(at: next, in: folded), !amount.isMarkedAsMoney {
            amount.unit = unit
            end = next + length
            let mark = skippingSpaces(from: end, step: 1, folded)
            amount.isEstimated =
                mark < folded.count && (folded[mark] == UInt8(ascii: "e") || text.scalars[mark] == "℮")
                && (mark + 1 == folded.count || !Folding.isLetter(folded[mark + 1]))
        }
        // `Pr/kg 154 g` and `340 g/12 oz` are weights.
        if amount.unit == nil {
            if let (unit, after) = UnitPhrase.per(after: end, in: folded) {
                amount.per = unit
                end = after
            } else if let (unit, words) = UnitPhrase.per(before: start, in: folded) {
                amount.per = unit
                if let mark = Currency.mark(before: skippingSpaces(from: words, step: -1, folded), in: text) {
                    amount.currency = amount.currency ?? mark.code
                    amount.isMarkedAsMoney = true
                }
            }
        }
        amount.range = start..<end
    }

    /// A minus sign that is no hyphen between other characters.
    private static func isMinus(_ index: Int, _ folded: [UInt8]) -> Bool {
        index >= 0 && folded[index] == UInt8(ascii: "-") && (index == 0 || folded[index - 1] == UInt8(ascii: " "))
    }

    /// Past `,-`, `.-`, `:-` or `-` that stand for no cents.
    private static func afterDash(_ end: Int, _ amount: inout PrintedAmount, _ folded: [UInt8]) -> Int {
        guard !amount.hasDecimals else { return end }
        var next = end
        if next < folded.count, [UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":")].contains(folded[next]) {
            next += 1
        }
        guard next > end, next < folded.count, folded[next] == UInt8(ascii: "-") else { return end }
        while next < folded.count, folded[next] == UInt8(ascii: "-") { next += 1 }
        guard next == folded.count || !Folding.isDigit(folded[next]) else { return end }
        amount.isMarkedAsMoney = true
        return next
    }

    /// At most two spaces on.
    static func skippingSpaces(from index: Int, step: Int, _ folded: [UInt8]) -> Int {
        var next = index
        for _ in 0..<2 {
            let looked = step > 0 ? next : next - 1
            guard folded.indices.contains(looked), folded[looked] == UInt8(ascii: " ") else { break }
            next += step
        }
        return next
    }
}
