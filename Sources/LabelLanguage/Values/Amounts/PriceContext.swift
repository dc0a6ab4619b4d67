/// What the rest of a shelf label tells of a price whose cents stand apart from it: `4290` beside 134.91 a kilogram is
/// 42.90.
struct PriceContext {
    /// Prices by unit, and other small amounts with cents.
    private let withCents: [ExactDecimal]
    /// Prices by unit with the unit, and the weights that are printed.
    private let unitPrices: [ExactDecimal]
    private let sizes: [ExactDecimal]
    private let isEastAsian: Bool

    /// What the reader guessed at tells nothing of the rest.
    private static let minimumConfidence = 0.5

    init(_ reading: PageReading) {
        let sure = reading.amounts.filter { amount in
            reading.page.runs[amount.run].confidence(amount.printed.digits) >= Self.minimumConfidence
        }
        let amounts = sure.map(\.printed)
        withCents = amounts.filter { $0.value.scale == 2 && !$0.isPercent }.map(\.value)
        unitPrices = amounts.filter { $0.per != nil }.map(\.value) + withCents
        sizes = amounts.compactMap(\.inKilogramsOrLitres)
        isEastAsian = reading.isEastAsian
    }

    /// The price that an amount stands for.
    ///
    /// - Returns: nil where the label counts in cents and the amount shows none: they were not read, or not told from the
    ///   rest.
    func settled(_ amount: PrintedAmount) -> PrintedAmount? {
        if amount.hasDecimals || amount.isMarkedAsMoney { return amount }
        var cents = amount
        cents.value = amount.mayHaveCents ?? ExactDecimal(significand: amount.value.significand, scale: 2)
        if fitsSize(cents.value) { return cents }
        let isLong = (1_000...999_999).contains(amount.value.significand)
        guard withCents.isEmpty else {
            // Four digits and more hold the cents at their end; of three, one may have been lost.
            return amount.mayHaveCents != nil || isLong ? cents : nil
        }
        // Whole yen and won; elsewhere many digits without a mark may end in cents or not.
        return amount.mayHaveCents == nil && (isEastAsian || !isLong) ? amount : nil
    }

    /// Size times price by unit gives the price, to the half of its last digit.
    private func fitsSize(_ price: ExactDecimal) -> Bool {
        sizes.contains { size in
            unitPrices.contains { unit in
                guard let product = unit.multiplied(by: size), price.significand > 0 else { return false }
                // The unit price is rounded, so the product is off by at most half its last digit times the size.
                let (wanted, got) = (price.approximate, product.approximate)
                return abs(wanted - got) <= 0.006 * max(1, size.approximate) + 0.0005 * wanted
            }
        }
    }
}

extension PrintedAmount {
    /// The size of a package in the unit of its price by unit.
    fileprivate var inKilogramsOrLitres: ExactDecimal? {
        guard value.significand > 0, per == nil else { return nil }
        switch unit {
        case .gram, .millilitre: return ExactDecimal(significand: value.significand, scale: value.scale + 3)
        case .kilogram, .litre: return value
        case .centilitre: return ExactDecimal(significand: value.significand, scale: value.scale + 2)
        case .decilitre: return ExactDecimal(significand: value.significand, scale: value.scale + 1)
        default: return nil
        }
    }
}
