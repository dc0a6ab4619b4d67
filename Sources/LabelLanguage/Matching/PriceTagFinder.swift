/// Finds the price of a shelf label: the number that is printed largest.
struct PriceTagFinder {
    let page: LabelPage

    func prices(for field: CompiledLabel.Field) -> [Candidate] {
        let amounts = numbers
        let tallest = amounts.map { page.reading.amounts[$0].printed.height }.max() ?? 0
        guard tallest > 0 else { return [] }
        let context = PriceContext(page.reading)
        return amounts.compactMap { index in
            let amount = page.reading.amounts[index].printed
            let prominence = amount.height / tallest
            // Smaller print is not the price, whatever became of the large one.
            guard prominence > 0.6, let settled = context.settled(amount), isProminent(settled, index),
                standsAlone(settled, index), !isPart(index, of: amounts)
            else { return nil }
            let mark = amount.isMarkedAsMoney || amount.hasRaisedCents || amount.hasDecimals ? 0.1 : 0
            return AmountFinder(page: page).candidate(field, index, as: settled, score: 0.8 * prominence + mark)
        }
    }

    /// A price of a unit without its words: an amount with decimals that stands alone, smaller than the price.
    func unitPrices(for field: CompiledLabel.Field) -> [Candidate] {
        let tallest = numbers.map { page.reading.amounts[$0].printed.height }.max() ?? 0
        return page.reading.amounts.indices.compactMap { index in
            let amount = page.reading.amounts[index].printed
            let text = page.page.runs[page.reading.amounts[index].run]
            // With cents and a unit it is no weight: 134.91 KG.
            let isBesideUnit = amount.value.scale == 2 && (amount.unit == .kilogram || amount.unit == .litre)
            guard amount.hasDecimals, amount.unit == nil || isBesideUnit, !amount.isPercent, !amount.isMarkedAsMoney,
                amount.height < 0.75 * tallest, standsAlone(amount, index, marked: false),
                text.confidence(amount.digits) >= Self.minimumConfidence
            else { return nil }
            return AmountFinder(page: page).candidate(
                field, index, unit: amount.unit?.rawValue, score: 0.3 + 0.3 * amount.height / tallest)
        }
    }

    /// No words vouch for a number, so its print has to.
    private static let minimumConfidence = 0.7

    /// The amounts that may be prices, by their index.
    private var numbers: [Int] {
        page.reading.amounts.indices.filter { index in
            let amount = page.reading.amounts[index].printed
            let text = page.page.runs[page.reading.amounts[index].run]
            return amount.unit == nil && amount.per == nil && !amount.isPercent && amount.value.significand >= 0
                && !Self.isForSeveral(amount, text.folded) && amount.digits.count <= 12
                && text.confidence(amount.digits) >= Self.minimumConfidence
        }
    }

    /// `2 for £5`, `3 för 50:-`: no price of one.
    private static func isForSeveral(_ amount: PrintedAmount, _ folded: [UInt8]) -> Bool {
        let end = AmountScanner.skippingSpaces(from: amount.range.lowerBound, step: -1, folded)
        return severalWords.contains { word in
            let start = end - word.count
            guard start > 1, folded[start..<end].elementsEqual(word), folded[start - 1] == UInt8(ascii: " ") else {
                return false
            }
            return Folding.isDigit(folded[start - 2])
        }
    }

    private static let severalWords = ["for", "fur", "voor", "pour", "por", "za"].map { Array($0.utf8) }

    /// Two digits as large as the number stand alone: the cents, or the whole, of a price that was read in part.
    private func isPart(_ index: Int, of amounts: [Int]) -> Bool {
        let price = page.reading.amounts[index].printed
        guard price.hasDecimals, !price.hasRaisedCents, !price.isMarkedAsMoney else { return false }
        return amounts.contains { other in
            let amount = page.reading.amounts[other].printed
            return other != index && amount.digits.count == 2 && !amount.hasDecimals && !amount.isMarkedAsMoney
                && amount.mayHaveCents == nil && amount.height >= 0.8 * price.height
        }
    }

    /// Larger than the other print, or than every other number: a mere number of usual size is no price.
    private func isProminent(_ amount: PrintedAmount, _ index: Int) -> Bool {
        if amount.isMarkedAsMoney || amount.hasRaisedCents { return true }
        let rivals = numbers.filter { page.reading.amounts[$0].printed.height >= 0.75 * amount.height }
        if rivals == [index] { return true }
        let others = page.page.runs.filter { $0.confidence(0..<$0.count) >= 0.5 }.map(\.height)
            .filter { $0 < amount.height }.sorted()
        guard !others.isEmpty else { return true }
        // Characters of East Asian print are as high as digits are.
        let least = amount.hasDecimals || page.reading.isEastAsian ? 1.15 : 1.4
        return amount.height >= least * others[others.count / 2]
    }

    /// Three digits behind a space, or three digits that stand behind others so.
    private func isBesideThousands(_ amount: PrintedAmount, _ folded: [UInt8]) -> Bool {
        let (start, end) = (amount.digits.lowerBound, amount.digits.upperBound)
        func isSpaced(_ space: Int, _ digit: Int) -> Bool {
            folded.indices.contains(digit) && folded[space] == UInt8(ascii: " ") && Folding.isDigit(folded[digit])
        }
        let following = folded.dropFirst(end + 1).prefix { Folding.isDigit($0) }.count
        return following == 3 && isSpaced(end, end + 1)
            || amount.digits.count == 3 && start >= 2 && isSpaced(start - 1, start - 2)
    }

    /// A number among words (TACO SHELLS 12) is part of a name.
    private func standsAlone(_ amount: PrintedAmount, _ index: Int, marked: Bool = true) -> Bool {
        if marked, amount.isMarkedAsMoney || amount.hasRaisedCents || amount.hasDecimals { return true }
        let text = page.page.runs[page.reading.amounts[index].run]
        if let before = amount.range.first.map({ $0 - 1 }), before >= 0, Folding.isLetter(text.folded[before]) {
            return false
        }
        // `1 299` is one number, or two.
        if isBesideThousands(amount, text.folded) { return false }
        let letters = text.folded.indices.count { !amount.range.contains($0) && Folding.isLetter(text.folded[$0]) }
        return letters <= 2
    }
}
