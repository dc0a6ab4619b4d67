/// Reads a receipt. All fields are optional; what a definition does not name is left out.
struct ReceiptReader {
    let label: CompiledLabel
    let page: Page
    let today: LabelDate
    let effort: Effort

    func readings() -> [FoundLabel] {
        let rows = ReceiptRow.rows(of: page, currentYear: today.year ?? 2000)
        effort.count(4 * page.scalarCount)
        guard !rows.isEmpty else { return [] }
        let totals = ReceiptTotals(rows)
        let head = ReceiptHead(rows, limit: min(totals.firstRow, rows.firstIndex { $0.kind == .columns } ?? rows.count))
        let items = ReceiptItems(rows, in: itemRows(rows, head, totals))
        var values: [FieldValue?] = [
            head.name.map { text("storeName", $0, rows) }, head.address.map { text("storeAddress", $0, rows) },
            head.city.map { text("storeCity", $0, rows) }, date(rows), time(rows),
            totals.beforeTax.map { amount("paymentPreTaxTotal", $0, rows) },
            totals.tax.map { amount("paymentTax", $0, rows) },
            totals.total.map { amount("paymentTotal", $0, rows) }, loyaltyNumber(rows), lineItems(items, rows),
        ]
        values.removeAll { value in
            value.map { value in !label.fields.contains { $0.field.name == value.name } } ?? true
        }
        var fields = values.compactMap { $0 }
        fields.sort { place(of: $0) < place(of: $1) }
        guard let first = fields.first else { return [] }
        var reading = LabelReading(
            definition: label.definition.name, isComplete: isComplete(fields), fields: fields,
            predicted: predicted(fields, rows),
            box: fields.dropFirst().reduce(first.box) { $0.union($1.box) })
        reading.remarks = totals.remarks + remarks(items, totals)
        return [FoundLabel(reading: reading, evidence: [])]
    }

    private func place(of value: FieldValue) -> Int {
        label.fields.firstIndex { $0.field.name == value.name } ?? label.fields.count
    }

    private func isComplete(_ fields: [FieldValue]) -> Bool {
        label.fields.allSatisfy { field in field.field.isOptional || fields.contains { $0.name == field.field.name } }
    }

    private func predicted(_ fields: [FieldValue], _ rows: [ReceiptRow]) -> [String] {
        let isSeen = rows.contains { if case .total = $0.kind { true } else { false } }
        let name = "paymentTotal"
        guard isSeen, !fields.contains(where: { $0.name == name }),
            label.fields.contains(where: { $0.field.name == name })
        else { return [] }
        return [name]
    }

    // MARK: Values

    private func text(_ name: String, _ entry: ReceiptHead.Entry, _ rows: [ReceiptRow]) -> FieldValue {
        value(name, text: entry.text, value: entry.text, entry.rows.map { ($0, 0..<rows[$0].text.count) }, rows)
    }

    private func amount(_ name: String, _ entry: ReceiptTotals.Entry, _ rows: [ReceiptRow]) -> FieldValue {
        let text = rows[entry.row].text
        var result = value(
            name, text: text.text(entry.amount.range), value: entry.value.description,
            [(entry.row, entry.amount.range)], rows)
        // One receipt has one currency, printed beside some of its amounts or in a column's title.
        result.currency =
            entry.amount.currency ?? rows.lazy.flatMap(\.amounts).compactMap(\.currency).first ?? columnCurrency(rows)
        result.corrections = entry.amount.corrections.map { $0.description(from: entry.amount.range.lowerBound) }
        return result
    }

    /// Of a title such as `AMOUNT (RM)`, or of the words before an amount: `Total (EUR)`.
    private func columnCurrency(_ rows: [ReceiptRow]) -> String? {
        rows.lazy.filter(\.namesCurrency).compactMap { row in
            row.text.folded.indices.lazy.compactMap { index -> String? in
                guard index > 0, !Folding.isLetter(row.text.folded[index - 1]) else { return nil }
                return Currency.mark(at: index, in: row.text)?.code
            }.first
        }.first
    }

    private func value(
        _ name: String, text: String, value: String, _ places: [(row: Int, range: Range<Int>)], _ rows: [ReceiptRow]
    ) -> FieldValue {
        let boxes = places.map { rows[$0.row].text.box($0.range) }
        let confidences = places.map { rows[$0.row].text.confidence($0.range) }
        let box = boxes.first.map { first in boxes.dropFirst().reduce(first) { $0.union($1) } }
        var field = FieldValue(
            name: name, text: text, value: value,
            confidence: confidences.reduce(0, +) / Double(max(1, confidences.count)),
            box: box ?? Box(x: 0, y: 0, width: 0, height: 0))
        field.leastConfidence = places.map { rows[$0.row].text.leastConfidence($0.range) }.min() ?? field.confidence
        return field
    }

    /// The date beside its word, or else the first complete one.
    private func date(_ rows: [ReceiptRow]) -> FieldValue? {
        let scanner = DateScanner(currentYear: today.year ?? 2000)
        let format = label.fields.first { $0.field.name == "date" }?.field.labelDateFormat ?? .assumedDMY
        let all = rows.enumerated().flatMap { row, content in
            scanner.dates(in: content.text.scalars).map { (row: row, date: $0) }
        }
        let context = DateContext(runs: rows.map(\.text), dates: all.map(\.date), isEastAsian: false)
        let found = all.compactMap {
            place -> (row: Int, date: PrintedDate, resolved: (date: LabelDate, isAmbiguous: Bool))? in
            guard let resolved = place.date.resolved(format: format, context: context), resolved.date.isComplete else {
                return nil
            }
            let isNamed = Self.namesDate(rows[place.row].text.folded)
            return place.date.isLoose && !isNamed ? nil : (place.row, place.date, resolved)
        }
        guard let best = found.first(where: { Self.namesDate(rows[$0.row].text.folded) }) ?? found.first else {
            return nil
        }
        var result = value(
            "date", text: rows[best.row].text.text(best.date.range), value: best.resolved.date.iso8601,
            [(best.row, best.date.range)], rows)
        result.date = best.resolved.date
        result.isAmbiguous = best.resolved.isAmbiguous
        result.corrections = best.date.corrections.map { $0.description(from: best.date.range.lowerBound) }
        return result
    }

    private static func namesDate(_ folded: [UInt8]) -> Bool {
        dateWords.hits(in: folded).contains { $0.phrase.concept == .date }
    }

    private static let dateWords = AnchorIndex([.date])

    private func time(_ rows: [ReceiptRow]) -> FieldValue? {
        for (row, content) in rows.enumerated() {
            guard let time = TimeOfDay.all(in: content.text.folded).first else { continue }
            return value("time", text: content.text.text(time.range), value: time.iso8601, [(row, time.range)], rows)
        }
        return nil
    }

    private func loyaltyNumber(_ rows: [ReceiptRow]) -> FieldValue? {
        for (row, content) in rows.enumerated() {
            guard let range = LoyaltyNumber.range(in: content.text) else { continue }
            let number = content.text.text(range)
            return value("loyaltyNumber", text: number, value: number.filter { $0 != " " }, [(row, range)], rows)
        }
        return nil
    }

    // MARK: Items

    private func itemRows(_ rows: [ReceiptRow], _ head: ReceiptHead, _ totals: ReceiptTotals) -> Range<Int> {
        let columns = rows.lastIndex { $0.kind == .columns && $0.amount == nil }.map { $0 + 1 }
        // Without column titles the goods begin below the last row that speaks of the document.
        let document = rows.indices.prefix(totals.firstRow).last {
            rows[$0].role == .document && rows[$0].amount == nil
        }
        let start = columns.flatMap { $0 < totals.firstRow ? $0 : nil } ?? max(head.end, document.map { $0 + 1 } ?? 0)
        return start..<max(start, totals.firstRow)
    }

    private func lineItems(_ items: ReceiptItems, _ rows: [ReceiptRow]) -> FieldValue? {
        guard !items.entries.isEmpty else { return nil }
        let places = items.entries.flatMap { $0.rows.map { ($0, 0..<rows[$0].text.count) } }
        var result = value(
            "lineItems", text: items.entries.map(\.item.name).joined(separator: "; "),
            value: String(items.entries.count), places, rows)
        result.lineItems = items.entries.map(\.item)
        return result
    }

    /// Items that do not come to what the receipt says, before or after tax.
    private func remarks(_ items: ReceiptItems, _ totals: ReceiptTotals) -> [String] {
        guard !items.entries.isEmpty, let sum = items.sum, let total = totals.total else { return [] }
        let limit = ExactDecimal(significand: 5, scale: 2)
        let amounts = [total.value, totals.beforeTax?.value].compactMap { $0 }
        let fits = amounts.contains { amount in
            sum.adding(amount.negated).map { $0 <= limit && $0.negated <= limit } ?? false
        }
        return fits ? [] : ["the items add up to \(sum), the total is \(total.value)"]
    }
}
