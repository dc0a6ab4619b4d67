/// The goods of a receipt: rows between its head and its totals, each with an amount at its end.
struct ReceiptItems {
    struct Entry {
        var item: ReceiptLineItem
        var rows: [Int]
    }

    private(set) var entries: [Entry] = []

    /// - Parameter range: rows that may be items.
    init(_ rows: [ReceiptRow], in range: Range<Int>) {
        let lines = range.filter { rows[$0].kind == nil || rows[$0].kind == .discount }
        // Where the first amount has no name before or beside it, names stand under their amounts.
        let firstPriced = lines.first { rows[$0].amount != nil }
        let namesFollow = firstPriced.map { row in row == lines.first && Self.name(rows[row]).isEmpty } ?? false
        var name: [(text: String, row: Int)] = []
        for row in lines {
            guard let amount = rows[row].amount else {
                if rows[row].letters < 2 || rows[row].hasMoment { continue }
                if namesFollow { addName(Self.name(rows[row]), row) } else { name.append((Self.name(rows[row]), row)) }
                continue
            }
            if isUnitPrice(rows[row], amount) {
                name.append((Self.name(rows[row]), row))
                continue
            }
            if rows[row].kind == .discount || amount.value.significand < 0 {
                addDiscount(amount.value, row)
                continue
            }
            let own = Self.name(rows[row])
            let parts = (name.suffix(2).map(\.text) + [own]).filter { !$0.isEmpty }
            var item = ReceiptLineItem(name: parts.joined(separator: " "), totalPrice: amount.value.description)
            Self.addQuantity(to: &item, from: rows[row], total: amount)
            if item.quantity == nil, let last = name.last {
                Self.addQuantity(to: &item, from: rows[last.row], total: amount)
            }
            if item.quantity == nil, let last = name.last {
                Self.addQuantity(to: &item, from: [rows[last.row], rows[row]], total: amount)
            }
            entries.append(Entry(item: item, rows: name.suffix(2).map(\.row) + [row]))
            name = []
        }
    }

    /// What all items come to.
    var sum: ExactDecimal? {
        entries.reduce(ExactDecimal.zero as ExactDecimal?) { sum, entry in
            var sum = entry.item.totalPrice.flatMap(ExactDecimal.init).flatMap { sum?.adding($0) }
            if let discount = entry.item.discount.flatMap(ExactDecimal.init) { sum = sum?.adding(discount.negated) }
            return sum
        }
    }

    /// `@24.00` on a row of its own is a price by piece; what is paid for the goods follows.
    private func isUnitPrice(_ row: ReceiptRow, _ amount: PrintedAmount) -> Bool {
        let before = amount.range.lowerBound - 1
        return before >= 0 && row.text.folded[before] == UInt8(ascii: "@")
            && row.amounts.filter(\.hasDecimals).count == 1
            && amount.range.upperBound == row.text.count
    }

    private mutating func addName(_ name: String, _ row: Int) {
        guard !entries.isEmpty else { return }
        let last = entries.count - 1
        entries[last].item.name += entries[last].item.name.isEmpty ? name : " " + name
        entries[last].rows.append(row)
    }

    private mutating func addDiscount(_ value: ExactDecimal, _ row: Int) {
        guard !entries.isEmpty else { return }
        let last = entries.count - 1
        entries[last].item.discount = (value.significand < 0 ? value.negated : value).description
        entries[last].rows.append(row)
    }

    // MARK: Parts of a row

    /// The row's words, without item numbers, amounts and tax letters.
    private static func name(_ row: ReceiptRow) -> String {
        let text = row.text
        let words = text.trimmed(0..<text.count).split { text.folded[$0] == UInt8(ascii: " ") }
        let kept = words.filter { word in
            let letters = word.count { Folding.isLetter(text.folded[$0]) }
            let digits = word.count { Folding.isDigit(text.folded[$0]) }
            let isOther = word.contains { text.folded[$0] == Folding.other }
            let isAmount = row.amounts.contains { amount in
                amount.range.overlaps(word[word.startIndex]..<word[word.startIndex] + word.count)
                    && (amount.hasDecimals || amount.isMarkedAsMoney || letters == 0)
            }
            // `x` and `@` join quantity and price; single letters at the end tell the rate of tax.
            return !isAmount && (letters + digits > 1 || isOther) && (letters > 0 || isOther || digits < 5)
        }
        let name = kept.map { word in text.text(word[word.startIndex]..<word[word.startIndex] + word.count) }.joined(
            separator: " ")
        return name.unicodeScalars.contains { $0.properties.isAlphabetic } ? name : ""
    }

    /// Of the numbers before the amount, a pair whose product is the amount; a discount may stand between.
    private static func addQuantity(to item: inout ReceiptLineItem, from row: ReceiptRow, total: PrintedAmount) {
        addQuantity(to: &item, from: [row], total: total)
    }

    private static func addQuantity(to item: inout ReceiptLineItem, from rows: [ReceiptRow], total: PrintedAmount) {
        let numbers = rows.flatMap { row in
            row.amounts.filter {
                !$0.isPercent && $0.digits != total.digits && $0.value.significand > 0 && $0.digits.count <= 9
            }
        }.suffix(6)
        for first in numbers {
            for second in numbers where second != first {
                guard let product = first.value.multiplied(by: second.value), isSame(product, total.value) else {
                    continue
                }
                // The price is the one with decimals; of two, tills print the quantity first.
                let priceFirst = first.value.scale >= 2 && second.value.scale != 2
                item.quantity = (priceFirst ? second : first).value.description
                item.unitPrice = (priceFirst ? first : second).value.description
                return
            }
        }
    }

    /// To the cent: weights times prices are rounded.
    private static func isSame(_ product: ExactDecimal, _ total: ExactDecimal) -> Bool {
        guard let difference = product.adding(total.negated) else { return false }
        let half = ExactDecimal(significand: 5, scale: 3)
        return difference <= half && difference.negated <= half
    }
}
