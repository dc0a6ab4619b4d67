/// Finds the price of a shelf label: the number that is printed largest.
struct PriceTagFinder {
    let page: LabelPage

    func prices(for field: CompiledLabel.Field) -> [Candidate] {
        let amounts = page.reading.amounts.indices.filter { mayBePrice(page.reading.amounts[$0].printed) }
        let tallest = amounts.map { page.reading.amounts[$0].printed.height }.max() ?? 0
        guard tallest > 0 else { return [] }
        let context = PriceContext(page.reading)
        return amounts.compactMap { index in
            let amount = page.reading.amounts[index].printed
            let prominence = amount.height / tallest
            // Smaller print is not the price, whatever became of the large one.
            guard prominence > 0.6, let settled = context.settled(amount), isProminent(settled),
                standsAlone(settled, index)
            else { return nil }
            let mark = amount.isMarkedAsMoney || amount.hasRaisedCents || amount.hasDecimals ? 0.1 : 0
            return AmountFinder(page: page).candidate(field, index, as: settled, score: 0.8 * prominence + mark)
        }
    }

    private func mayBePrice(_ amount: PrintedAmount) -> Bool {
        amount.unit == nil && amount.per == nil && !amount.isPercent && amount.value.significand >= 0
            && amount.digits.count <= 12
    }

    /// Larger than the other print: a mere number of usual size is no price.
    private func isProminent(_ amount: PrintedAmount) -> Bool {
        if amount.isMarkedAsMoney || amount.hasRaisedCents { return true }
        let others = page.page.runs.map(\.height).filter { $0 < amount.height }.sorted()
        guard !others.isEmpty else { return true }
        // Characters of East Asian print are as high as digits are.
        let least = amount.hasDecimals || page.reading.isEastAsian ? 1.15 : 1.4
        return amount.height >= least * others[others.count / 2]
    }

    /// A number among words (TACO SHELLS 12) is part of a name.
    private func standsAlone(_ amount: PrintedAmount, _ index: Int) -> Bool {
        if amount.isMarkedAsMoney || amount.hasRaisedCents || amount.hasDecimals { return true }
        let text = page.page.runs[page.reading.amounts[index].run]
        if let before = amount.range.first.map({ $0 - 1 }), before >= 0, Folding.isLetter(text.folded[before]) {
            return false
        }
        let letters = text.folded.indices.count { !amount.range.contains($0) && Folding.isLetter(text.folded[$0]) }
        return letters <= 2
    }
}
