/// Puts groups of digits together to one number: `1.234,50`, `45` with a small `50`, `12 . 95`.
struct NumberReader {
    let text: PrintedText

    /// The number that starts with a group, and where reading goes on.
    ///
    /// - Returns: no amount where the digits are something else: a date, a telephone number, a code.
    func number(from first: DigitGroup) -> (amount: PrintedAmount?, end: Int) {
        var groups = [first]
        var marks: [UInt8] = []
        while let last = groups.last, let (mark, next) = continuation(after: last, first: first) {
            groups.append(next)
            marks.append(mark)
        }
        let end = groups[groups.count - 1].range.upperBound
        guard groups.reduce(0, { $0 + $1.digits.count }) <= 18 else { return (nil, end) }
        var amount = value(groups, marks).map { value in
            PrintedAmount(
                digits: first.range.lowerBound..<end, range: first.range.lowerBound..<end, value: value.decimal,
                thousandsOrDecimals: value.other, corrections: groups.flatMap(\.corrections))
        }
        if marks.isEmpty {
            // What is left is a time.
            if isBeforeColon(first) { return (nil, end) }
            addCents(after: first, to: &amount)
        }
        return (amount, amount?.digits.upperBound ?? end)
    }

    // MARK: Groups

    /// The next group of the same number, and the mark before it.
    private func continuation(after group: DigitGroup, first: DigitGroup) -> (mark: UInt8, next: DigitGroup)? {
        let isFirst = group.range == first.range
        let end = group.range.upperBound
        guard end < text.count else { return nil }
        let start = AmountScanner.skippingSpaces(from: end, step: 1, text.folded)
        if start > end, let spaced = spacedThousands(from: start, after: group, first: first) { return spaced }
        if isFirst, let cents = centsBehindSign(at: start) ?? centsBehindColon(after: group) {
            return (UInt8(ascii: "."), cents)
        }
        guard start < text.count, isMark(text.folded[start]) else { return nil }
        let afterMark = AmountScanner.skippingSpaces(from: start + 1, step: 1, text.folded)
        guard afterMark < text.count, let next = DigitGroup(at: afterMark, in: text, isAfterMark: true) else {
            return nil
        }
        // Spaces around the mark are a reader's slip only where two decimals follow (12 . 95).
        let isTight = start == end && afterMark == start + 1
        guard isTight || isFirst && next.digits.count == 2 && !isContinued(next) else { return nil }
        return (text.folded[start], next)
    }

    private func isMark(_ folded: UInt8) -> Bool {
        folded == UInt8(ascii: ".") || folded == UInt8(ascii: ",") || folded == UInt8(ascii: "'")
    }

    /// `1 234,50`, `1 234 kr`, `1 234,-`, `kr 1 234`: a space parts thousands where print beside it shows that they are
    /// money.
    private func spacedThousands(
        from start: Int, after group: DigitGroup, first: DigitGroup
    ) -> (mark: UInt8, next: DigitGroup)? {
        let space = UInt8(ascii: " ")
        guard group.digits.count <= 3, start == group.range.upperBound + 1, let next = thousands(at: start) else {
            return nil
        }
        var end = next.range.upperBound
        while end < text.count, text.folded[end] == space, let more = thousands(at: end + 1) {
            end = more.range.upperBound
        }
        let isMarked = isBehindCurrency(first) && end == text.count
        return isMarked || isEndOfMoney(end) ? (space, next) : nil
    }

    private func isBehindCurrency(_ group: DigitGroup) -> Bool {
        let before = AmountScanner.skippingSpaces(from: group.range.lowerBound, step: -1, text.folded)
        return Currency.mark(before: before, in: text) != nil
    }

    private func thousands(at start: Int) -> DigitGroup? {
        guard start < text.count, let group = DigitGroup(at: start, in: text), group.digits.count == 3 else {
            return nil
        }
        return group
    }

    /// A comma with two decimals, a dash for none, or a currency.
    private func isEndOfMoney(_ end: Int) -> Bool {
        let next = AmountScanner.skippingSpaces(from: end, step: 1, text.folded)
        if Currency.mark(at: next, in: text) != nil { return true }
        guard end + 1 < text.count else { return false }
        let isBeforeDash = text.folded[end + 1] == UInt8(ascii: "-")
        if isBeforeDash, isMark(text.folded[end]) || text.folded[end] == UInt8(ascii: ":") { return true }
        return text.folded[end] == UInt8(ascii: ",") && DigitGroup(at: end + 1, in: text)?.digits.count == 2
    }

    /// `3€49`, `3 € 49`: the sign stands for the decimal comma.
    private func centsBehindSign(at index: Int) -> DigitGroup? {
        guard index < text.count, text.scalars[index] == "€" else { return nil }
        let start = AmountScanner.skippingSpaces(from: index + 1, step: 1, text.folded)
        guard start < text.count, let cents = DigitGroup(at: start, in: text), cents.digits.count == 2,
            !isContinued(cents)
        else { return nil }
        let next = AmountScanner.skippingSpaces(from: cents.range.upperBound, step: 1, text.folded)
        let isAmountOfItsOwn =
            next < text.count
            && (text.scalars[next] == "%" || text.scalars[next] == "€" || Folding.isDigit(text.folded[next])
                || MeasureUnit.unit(at: next, in: text.folded) != nil)
        return isAmountOfItsOwn ? nil : cents
    }

    /// `89:90`, as Swedish print has it, where it is no time of day or a currency or unit follows.
    private func centsBehindColon(after group: DigitGroup) -> DigitGroup? {
        guard isBeforeColon(group), let cents = DigitGroup(at: group.range.upperBound + 1, in: text),
            cents.digits.count == 2
        else { return nil }
        let end = cents.range.upperBound
        if end < text.count, text.folded[end] == UInt8(ascii: ":") { return nil }
        let isTime = group.digits.count <= 2 && group.number < 24 && cents.number < 60
        let next = AmountScanner.skippingSpaces(from: end, step: 1, text.folded)
        return !isTime || isEndOfMoney(end) || UnitPhrase.per(after: next, in: text.folded) != nil ? cents : nil
    }

    /// A colon and two digits follow: a time, or a price.
    private func isBeforeColon(_ group: DigitGroup) -> Bool {
        let end = group.range.upperBound
        return end + 2 < text.count && text.folded[end] == UInt8(ascii: ":") && Folding.isDigit(text.folded[end + 1])
            && Folding.isDigit(text.folded[end + 2])
    }

    private func isContinued(_ group: DigitGroup) -> Bool {
        let end = group.range.upperBound
        guard end + 1 < text.count else { return false }
        return isMark(text.folded[end]) && Folding.isDigit(text.folded[end + 1])
    }

    // MARK: Value

    private func value(_ groups: [DigitGroup], _ marks: [UInt8]) -> (decimal: ExactDecimal, other: ExactDecimal?)? {
        let digits = groups.flatMap(\.digits)
        let last = groups[groups.count - 1].digits
        guard let mark = marks.last else {
            return ExactDecimal(digits: Self.trimmed(digits, scale: 0), scale: 0).map { ($0, nil) }
        }
        let whole = ExactDecimal(digits: Self.trimmed(digits, scale: 0), scale: 0)
        let decimal = ExactDecimal(digits: Self.trimmed(digits, scale: last.count), scale: last.count)
        let others = groups.dropFirst().dropLast()
        let partsThousands = groups[0].digits.count <= 3 && others.allSatisfy { $0.digits.count == 3 }
        if marks.count == 1 {
            let mayPartThousands = last.count == 3 && groups[0].digits.count <= 3 && groups[0].digits != [0]
            guard mayPartThousands else { return decimal.map { ($0, nil) } }
            let isSure = mark == UInt8(ascii: "'") || mark == UInt8(ascii: " ")
            return whole.map { ($0, isSure ? nil : decimal) }
        }
        guard partsThousands, Set(marks.dropLast()).count == 1 else { return nil }
        if last.count == 3, marks.allSatisfy({ $0 == mark }) { return whole.map { ($0, nil) } }
        return last.count <= 2 || mark != marks[0] ? decimal.map { ($0, nil) } : nil
    }

    /// Without zeros in front of the last whole digit.
    private static func trimmed(_ digits: [UInt8], scale: Int) -> ArraySlice<UInt8> {
        let significant = digits.firstIndex { $0 != 0 } ?? digits.count
        return digits[min(significant, digits.count - scale - 1)...]
    }

    // MARK: Raised cents

    /// Cents that stand small beside the number, touching it (`4550`) or after a space (`45 50`).
    private func addCents(after group: DigitGroup, to amount: inout PrintedAmount?) {
        if let split = raisedSplit(group) {
            amount?.value = split
            amount?.hasRaisedCents = true
            return
        }
        if let cents = superscript(at: group.range.upperBound) {
            let value = ExactDecimal(digits: Self.trimmed(group.digits + cents, scale: 2), scale: 2)
            guard let value else { return }
            amount?.value = value
            amount?.hasRaisedCents = true
            amount?.digits = group.range.lowerBound..<group.range.upperBound + 2
            return
        }
        let start = AmountScanner.skippingSpaces(from: group.range.upperBound, step: 1, text.folded)
        guard start > group.range.upperBound, start < text.count, let cents = DigitGroup(at: start, in: text),
            cents.digits.count == 2, group.digits.count <= 6, !isContinued(cents),
            let value = ExactDecimal(digits: Self.trimmed(group.digits + cents.digits, scale: 2), scale: 2)
        else { return }
        if isSmallAndHigh(cents.range, beside: group.range) {
            amount?.value = value
            amount?.hasRaisedCents = true
            amount?.digits = group.range.lowerBound..<cents.range.upperBound
            amount?.corrections += cents.corrections
        } else {
            amount?.mayHaveCents = value
        }
    }

    /// Two digits that the reader itself gave as raised: `45⁵⁰`.
    private func superscript(at start: Int) -> [UInt8]? {
        let digits = text.scalars[start...].prefix(3).prefix { DigitConfusion.raisedDigit($0) != nil }
        return digits.count == 2 ? digits.compactMap(DigitConfusion.raisedDigit) : nil
    }

    private func raisedSplit(_ group: DigitGroup) -> ExactDecimal? {
        guard group.digits.count >= 3, group.digits.count <= 8,
            group.range.allSatisfy({ text.glyphs[$0].hasOwnBox })
        else { return nil }
        let cut = group.range.upperBound - 2
        guard isSmallAndHigh(cut..<group.range.upperBound, beside: group.range.lowerBound..<cut) else { return nil }
        return ExactDecimal(digits: Self.trimmed(group.digits, scale: 2), scale: 2)
    }

    /// Every small digit is clearly smaller than the large ones, and its foot stands above theirs.
    private func isSmallAndHigh(_ small: Range<Int>, beside large: Range<Int>) -> Bool {
        let big = text.place(large)
        guard big.height > 0 else { return false }
        return small.allSatisfy { index in
            let place = text.glyphs[index].place
            return (0.25...0.75).contains(place.height / big.height) && big.maxY - place.maxY > 0.15 * big.height
                && place.y > big.y - 0.3 * big.height
        }
    }
}
