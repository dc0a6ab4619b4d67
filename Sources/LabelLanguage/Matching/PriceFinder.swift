/// Finds the price of a shelf label: the number that is printed largest.
struct PriceFinder {
    let reading: PageReading

    func candidates(for field: CompiledLabel.Field) -> [Candidate] {
        let tallest = reading.amounts.joined().filter(isPrice).map(\.height).max() ?? 0
        guard tallest > 0 else { return [] }
        let usesCents = usesCents
        return reading.amounts.enumerated().flatMap { run, amounts in
            amounts.compactMap { amount -> Candidate? in
                guard isPrice(amount), let amount = settled(amount, usesCents: usesCents) else { return nil }
                let prominence = amount.height / tallest
                let mark = amount.isMarkedAsMoney || amount.hasRaisedCents || amount.hasDecimals ? 0.15 : 0
                return reading.candidate(field, amount, run: run, score: 0.8 * prominence + mark, anchor: nil)
            }
        }
    }

    private func isPrice(_ amount: PrintedAmount) -> Bool {
        amount.unit == nil && amount.per == nil && !amount.isPercent && amount.value.significand >= 0
            && amount.digits.count <= 9
    }

    /// Some other amount on the label is printed with cents.
    private var usesCents: Bool {
        reading.amounts.joined().contains { $0.value.scale == 2 && $0.unit == nil && !$0.isPercent }
    }

    /// The price that an amount stands for. Where the label counts in cents and the amount shows none, they were not read,
    /// or not told from the rest: no price.
    private func settled(_ amount: PrintedAmount, usesCents: Bool) -> PrintedAmount? {
        if amount.hasDecimals || amount.isMarkedAsMoney { return amount }
        if let withCents = amount.mayHaveCents {
            var copy = amount
            copy.value = withCents
            return usesCents ? copy : nil
        }
        guard usesCents else { return isProminent(amount) ? amount : nil }
        // Four digits and more hold the cents at their end: no one prints 4290 beside a price of 134.91 a kilogram.
        guard amount.value.scale == 0, (1_000...999_999).contains(amount.value.significand) else { return nil }
        var copy = amount
        copy.value.scale = 2
        return copy
    }

    /// Much larger than the other print: a mere number of usual size is no price.
    private func isProminent(_ amount: PrintedAmount) -> Bool {
        let others = reading.page.runs.map(\.height).filter { $0 < amount.height }.sorted()
        guard !others.isEmpty else { return true }
        return amount.height >= 1.4 * others[others.count / 2]
    }
}
