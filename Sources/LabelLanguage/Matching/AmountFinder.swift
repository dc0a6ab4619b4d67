/// Finds prices and weights by their words and units.
struct AmountFinder {
    let page: LabelPage

    // MARK: Prices

    func totals(for field: CompiledLabel.Field) -> [Candidate] {
        page.reading.amounts.indices.compactMap { index in
            let amount = page.reading.amounts[index].printed
            guard amount.unit == nil, amount.per == nil, !amount.isPercent, let bond = page.moneyBonds[index],
                field.owns(page.anchors[bond.anchor])
            else { return nil }
            // A bare whole number may count anything.
            guard
                amount.hasDecimals || amount.isMarkedAsMoney || bond.score > 0.8 && !isFollowedByWord(amount, index)
            else { return nil }
            return candidate(field, index, score: bond.score, anchor: bond.anchor)
        }
    }

    func unitPrices(for field: CompiledLabel.Field) -> [Candidate] {
        let anchored = unitPricesByWords(field)
        return anchored.isEmpty && !field.needsAnchor ? PriceTagFinder(page: page).unitPrices(for: field) : anchored
    }

    private func unitPricesByWords(_ field: CompiledLabel.Field) -> [Candidate] {
        page.reading.amounts.indices.compactMap { index in
            let amount = page.reading.amounts[index].printed
            let bond = page.moneyBonds[index].flatMap { field.owns(page.anchors[$0.anchor]) ? $0 : nil }
            guard !amount.isPercent, amount.unit == nil || amount.per != nil, amount.per != nil || bond != nil,
                bond != nil || !field.needsAnchor, !isDrawnAway(page.moneyBonds[index], amount, from: field)
            else { return nil }
            // `je 100 g 210 kcal` tells no price.
            let amountForUnit = withCents(amount, index)
            guard amount.hasDecimals || amount.isMarkedAsMoney || !isFollowedByWord(amountForUnit, index) else {
                return nil
            }
            let unit =
                amount.per
                ?? bond.flatMap { self.unit(of: page.anchors[$0.anchor], before: page.reading.amounts[index]) }
            let score = max(bond?.score ?? 0, amount.per == nil ? 0 : 0.7)
            return candidate(field, index, as: amountForUnit, unit: unit, score: score, anchor: bond?.anchor)
        }
    }

    /// The unit that stands in the words themselves (`price/kg`) or between them and the value.
    private func unit(of anchor: Anchor, before amount: PageReading.Amount) -> String? {
        let text = page.page.runs[anchor.run]
        let isSameRun = anchor.run == amount.run && amount.printed.range.lowerBound >= anchor.range.upperBound
        let end = isSameRun ? amount.printed.range.lowerBound : text.count
        return UnitPhrase.last(in: Array(text.folded[anchor.range.lowerBound..<end]))
    }

    /// A price by unit as it is meant where its scale is not printed for sure. Two digits behind a space are its cents,
    /// whose point is small enough to be missed: `Pr/kg 153 64`.
    private func withCents(_ amount: PrintedAmount, _ index: Int) -> PrintedAmount {
        var amount = amount
        if let value = amount.mayHaveCents {
            let folded = page.page.runs[page.reading.amounts[index].run].folded
            let cents = AmountScanner.skippingSpaces(from: amount.digits.upperBound, step: 1, folded)
            amount.value = value
            amount.digits = amount.digits.lowerBound..<cents + 2
            amount.range = amount.range.lowerBound..<max(amount.range.upperBound, cents + 2)
        } else if !amount.hasSureScale {
            amount.value = amount.thousandsOrDecimals ?? amount.value
        }
        return amount
    }

    /// A word may name what is counted, and digits may belong to the same number.
    private func isFollowedByWord(_ amount: PrintedAmount, _ index: Int) -> Bool {
        let folded = page.page.runs[page.reading.amounts[index].run].folded
        let next = AmountScanner.skippingSpaces(from: amount.range.upperBound, step: 1, folded)
        return next < folded.count && (Folding.isLetter(folded[next]) || Folding.isDigit(folded[next]))
    }

    /// The value belongs to words that are not the field's. `PRICE` alone does not take away what a unit price is for.
    private func isDrawnAway(
        _ bond: AnchorBinding.Bond?, _ amount: PrintedAmount, from field: CompiledLabel.Field
    ) -> Bool {
        guard let bond, bond.score >= 0.6 else { return false }
        if amount.per != nil, case .concept(.totalPrice) = page.anchors[bond.anchor].meaning { return false }
        return !field.owns(page.anchors[bond.anchor])
    }

    // MARK: Weights

    func weights(for field: CompiledLabel.Field) -> [Candidate] {
        let measures = page.reading.amounts.indices.filter { isWeight($0, field) }
        let isAlone = measures.count == 1
        let tallest = measures.map { page.reading.amounts[$0].printed.height }.max() ?? 0
        return measures.compactMap { index in
            let amount = page.reading.amounts[index]
            let bond = page.weightBonds[index].flatMap { field.owns(page.anchors[$0.anchor]) ? $0 : nil }
            guard bond != nil || !field.needsAnchor, !isDrawnAway(page.weightBonds[index], amount.printed, from: field)
            else {
                return nil
            }
            // Without words it must be the only weight, the largest by far, or carry the mark of net contents.
            let stands =
                isAlone || amount.printed.isEstimated
                || measures.allSatisfy { $0 == index || page.reading.amounts[$0].printed.height * 1.3 < tallest }
                    && amount.printed.height == tallest
            guard bond != nil || stands else { return nil }
            let unit = amount.printed.unit?.rawValue ?? bond.flatMap { self.unit(near: page.anchors[$0.anchor]) }
            return candidate(
                field, index, as: packed(amount), unit: unit,
                score: bond?.score ?? (amount.printed.isEstimated ? 0.6 : 0.4), anchor: bond?.anchor)
        }
    }

    private func isWeight(_ index: Int, _ field: CompiledLabel.Field) -> Bool {
        let amount = page.reading.amounts[index].printed
        guard amount.per == nil, !amount.isPercent, !amount.isMarkedAsMoney, amount.value.significand > 0 else {
            return false
        }
        if amount.unit != nil { return !isPerSo(index) }
        // Scales print the unit once, in the words over the column.
        guard amount.hasDecimals, let bond = page.weightBonds[index] else { return false }
        return field.owns(page.anchors[bond.anchor]) && bond.score > 0.6
    }

    /// `per 100 g` is what a price or a content is for, no weight of the goods.
    private func isPerSo(_ index: Int) -> Bool {
        let amount = page.reading.amounts[index]
        let folded = page.page.runs[amount.run].folded
        return UnitPhrase.isJoined(before: amount.printed.range.lowerBound, in: folded)
            || UnitPhrase.isEquated(after: amount.printed.range.upperBound, in: folded)
    }

    /// The content of all pieces, where their number stands before that of one: `6 x 330 ml`.
    private func packed(_ amount: PageReading.Amount) -> PrintedAmount {
        let text = page.page.runs[amount.run]
        var one = amount.printed.asWeight
        let sign = AmountScanner.skippingSpaces(from: one.range.lowerBound, step: -1, text.folded) - 1
        guard one.unit != nil, sign > 0, text.folded[sign] == UInt8(ascii: "x") || text.scalars[sign] == "×" else {
            return one
        }
        let end = AmountScanner.skippingSpaces(from: sign, step: -1, text.folded)
        let counts = page.reading.amounts.filter { $0.run == amount.run && $0.printed.isPlainNumber }
        guard let pieces = counts.first(where: { $0.printed.range.upperBound == end }),
            let all = one.value.multiplied(by: pieces.printed.value)
        else { return one }
        one.value = all
        one.range = pieces.printed.range.lowerBound..<one.range.upperBound
        return one
    }

    private func unit(near anchor: Anchor) -> String? {
        let text = page.page.runs[anchor.run]
        return UnitPhrase.unit(after: anchor.range.upperBound, in: text.folded)?.rawValue
    }

    // MARK: Values

    func candidate(
        _ field: CompiledLabel.Field, _ index: Int, as amount: PrintedAmount? = nil, unit: String? = nil, score: Double,
        anchor: Int? = nil
    ) -> Candidate? {
        let run = page.reading.amounts[index].run
        let amount = amount ?? page.reading.amounts[index].printed
        let text = page.page.runs[run]
        let printed = text.text(amount.range)
        guard field.accepts(printed, page.effort) || field.accepts(text.text(amount.digits), page.effort) else {
            return nil
        }
        var value = FieldValue(
            name: field.field.name, text: printed, value: amount.value.description, in: text, amount.range,
            sure: amount.digits, currency: field.field.type == .weightText ? nil : amount.currency, unit: unit)
        value.corrections = amount.corrections.map { $0.description(from: amount.range.lowerBound) }
        return Candidate(
            value: value, place: text.place(amount.range), evidence: .text(run: run, range: amount.range),
            score: score - 0.05 * Double(amount.corrections.count), anchor: anchor)
    }
}

extension PrintedAmount {
    fileprivate var isPlainNumber: Bool {
        !hasDecimals && unit == nil && per == nil && !isMarkedAsMoney && value.significand > 0
    }

    /// Thousands and decimals can be told apart.
    var hasSureScale: Bool { thousandsOrDecimals == nil }

    /// Kilograms and litres are printed with three decimals, grams and millilitres in whole numbers.
    var asWeight: PrintedAmount {
        guard let other = thousandsOrDecimals else { return self }
        var copy = self
        switch unit {
        case .gram, .milligram, .millilitre: break
        default: copy.value = other
        }
        return copy
    }
}
