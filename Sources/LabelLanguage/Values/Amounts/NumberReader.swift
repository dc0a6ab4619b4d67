/// Puts groups of digits together to one number: `1.234,50`, `45` with a small `50`, `12 . 95`.
struct NumberReader {
    let text: PrintedText

    /// The number that starts with a group, and where reading goes on.
    ///
    /// - Returns: no amount where the digits are something else: a date, a telephone number, a code.
    func number(from first: DigitGroup) -> (amount: PrintedAmount?, end: Int) {
        var groups = [first]
        var marks: [UInt8] = []
        while let last = groups.last, let (mark, next) = continuation(after: last, isFirst: groups.count == 1) {
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
        if marks.isEmpty { addCents(after: first, to: &amount) }
        return (amount, amount?.digits.upperBound ?? end)
    }

    // MARK: Groups

    /// The next group of the same number, and the mark before it.
    private func continuation(after group: DigitGroup, isFirst: Bool) -> (mark: UInt8, next: DigitGroup)? {
        let end = group.range.upperBound
        guard end < text.count else { return nil }
        let start = AmountScanner.skippingSpaces(from: end, step: 1, text.folded)
        if start > end, let spaced = spacedThousands(from: start, after: group) { return spaced }
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

    /// `1 234,50`: a space parts thousands where a decimal comma follows.
    private func spacedThousands(from start: Int, after group: DigitGroup) -> (mark: UInt8, next: DigitGroup)? {
        guard group.digits.count <= 3, start < text.count, let next = DigitGroup(at: start, in: text),
            next.digits.count == 3,
            start == group.range.upperBound + 1
        else { return nil }
        let mark = next.range.upperBound
        guard mark + 2 < text.count, text.folded[mark] == UInt8(ascii: ","),
            let cents = DigitGroup(at: mark + 1, in: text),
            cents.digits.count == 2
        else { return nil }
        return (UInt8(ascii: " "), next)
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
            return whole.map { ($0, mark == UInt8(ascii: "'") ? nil : decimal) }
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
