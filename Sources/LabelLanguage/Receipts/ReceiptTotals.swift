/// The amounts at the foot of a receipt, and whether they add up.
struct ReceiptTotals {
    /// An amount with the row that it stands in.
    struct Entry {
        var row: Int
        var amount: PrintedAmount

        var value: ExactDecimal { amount.value }
    }

    private(set) var total: Entry?
    private(set) var tax: Entry?
    private(set) var beforeTax: Entry?
    /// What does not add up: "12.00 before tax and 0.72 tax make 12.72, the total is 12.75".
    private(set) var remarks: [String] = []
    /// The first row that is no item any more.
    let firstRow: Int

    init(_ rows: [ReceiptRow]) {
        let summary = rows.firstIndex { $0.kind == .taxSummary } ?? rows.count
        firstRow =
            rows.indices.first { index in
                switch rows[index].kind {
                case .total, .subtotal, .beforeTax: rows[index].amount != nil
                case .taxSummary: true
                default: false
                }
            } ?? rows.count
        let foot = rows.indices.filter { $0 < summary }
        total = Self.total(rows, foot)
        let taxes = Self.entries(.tax, rows, foot).filter { $0.value.significand >= 0 }
        tax = taxes.last { $0.value.significand > 0 } ?? Self.summaryTax(rows, from: summary) ?? taxes.last
        beforeTax = Self.entries(.beforeTax, rows, foot).last ?? Self.implied(rows, foot, total: total, tax: tax)
        checkSum(rows, foot)
    }

    // MARK: Total

    private static func total(_ rows: [ReceiptRow], _ foot: [Int]) -> Entry? {
        let totals = foot.filter { if case .total = rows[$0].kind { true } else { false } }.compactMap {
            entry(rows, $0)
        }
        // What was handed over less what came back is what was paid.
        let paid = entries(.paid, rows, foot).filter { $0.value.significand > 0 }
        let change = entries(.change, rows, foot).last
        let expected =
            change.flatMap { change in paid.last.flatMap { $0.value.adding(change.value.negated) } } ?? paid.last?.value
        if let expected, let fitting = totals.last(where: { $0.value.isSameNumber(as: expected) }) { return fitting }
        let final = totals.last { rows[$0.row].kind == .total(isFinal: true) }
        // A bare total that is rounded further down is not what is paid; the amount that is paid is printed elsewhere.
        if final == nil, let expected, change != nil, let rounded = rounded(rows, foot, to: expected) { return rounded }
        return final ?? totals.max { ($0.amount.height, $0.row) < ($1.amount.height, $1.row) }
    }

    /// Another amount at the foot that is what was paid, near a row about rounding.
    private static func rounded(_ rows: [ReceiptRow], _ foot: [Int], to expected: ExactDecimal) -> Entry? {
        guard foot.contains(where: { rows[$0].kind == .rounding }) else { return nil }
        return foot.filter { rows[$0].kind == .rounding || rows[$0].kind == nil }.compactMap { entry(rows, $0) }
            .last { $0.value.isSameNumber(as: expected) }
    }

    private static func entry(_ rows: [ReceiptRow], _ row: Int) -> Entry? {
        let own = rows[row].amount
        // The amount may stand alone on the next row.
        let next =
            row + 1 < rows.count && rows[row + 1].letters == 0 && rows[row + 1].kind == nil ? rows[row + 1].amount : nil
        guard let amount = own ?? next else { return nil }
        return Entry(row: own == nil ? row + 1 : row, amount: amount)
    }

    private static func entries(_ kind: ReceiptWords.Kind, _ rows: [ReceiptRow], _ foot: [Int]) -> [Entry] {
        foot.filter { rows[$0].kind == kind }.compactMap { entry(rows, $0) }
    }

    // MARK: Tax

    /// The tax column of a table of rates, where it has one row with a tax.
    private static func summaryTax(_ rows: [ReceiptRow], from summary: Int) -> Entry? {
        let taxed = rows.indices.filter { $0 > summary }.prefix(5).compactMap { row -> Entry? in
            guard rows[row].kind == nil || rows[row].kind == .tax else { return nil }
            let money = rows[row].amounts.filter { !$0.isPercent && $0.hasDecimals }
            let tax: PrintedAmount
            switch money.count {
            case 2: tax = money[1]
            // Net, tax, and both together.
            case 3 where money[0].value.adding(money[1].value)?.isSameNumber(as: money[2].value) == true: tax = money[1]
            default: return nil
            }
            return tax.value.significand > 0 ? Entry(row: row, amount: tax) : nil
        }
        return taxed.count == 1 ? taxed[0] : nil
    }

    /// A subtotal to which the tax is added.
    private static func implied(_ rows: [ReceiptRow], _ foot: [Int], total: Entry?, tax: Entry?) -> Entry? {
        guard let total, let tax else { return nil }
        return entries(.subtotal, rows, foot).last { entry in
            guard let sum = entry.value.adding(tax.value), let difference = sum.adding(total.value.negated) else {
                return false
            }
            return isRounding(difference)
        }
    }

    /// Tills round to five or ten cents where there are no smaller coins.
    private static func isRounding(_ difference: ExactDecimal) -> Bool {
        let limit = ExactDecimal(significand: 5, scale: 2)
        return difference <= limit && difference.negated <= limit
    }

    // MARK: Sum

    private mutating func checkSum(_ rows: [ReceiptRow], _ foot: [Int]) {
        guard let total, let subtotal = Self.entries(.subtotal, rows, foot).last, subtotal.row < total.row else {
            return
        }
        var sum = subtotal.value
        var withTax: ExactDecimal?
        for row in foot where row > subtotal.row && row < total.row {
            guard let value = rows[row].amount?.value else { continue }
            switch rows[row].kind {
            case .tax: withTax = (withTax ?? sum).adding(value)
            case .service, .rounding:
                sum = sum.adding(value) ?? sum
                withTax = withTax?.adding(value)
            case .discount:
                let taken = value.significand < 0 ? value : value.negated
                sum = sum.adding(taken) ?? sum
                withTax = withTax?.adding(taken)
            default: break
            }
        }
        // Tax is in the prices on some receipts and added on others.
        let fits = [sum, withTax].compactMap { $0 }.contains { candidate in
            candidate.adding(total.value.negated).map(Self.isRounding) ?? false
        }
        if !fits {
            remarks.append(
                "the subtotal \(subtotal.value) and what follows make \(withTax ?? sum), the total is \(total.value)")
        }
    }
}
