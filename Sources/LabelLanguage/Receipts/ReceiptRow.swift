/// One row of a receipt: all that stands at one height, from left to right.
struct ReceiptRow {
    let text: PrintedText
    /// In order; numbers that are parts of a date or a time are not among them.
    let amounts: [PrintedAmount]
    let kind: ReceiptWords.Kind?
    let role: HeadWords.Role?
    /// Letters of any script outside the amounts.
    let letters: Int
    /// A date or a time of day stands in it.
    let hasMoment: Bool

    init(_ text: PrintedText, scanner: DateScanner) {
        self.text = text
        let dates = scanner.dates(in: text.scalars).filter { !$0.isLoose }.map(\.range)
        let times = TimeOfDay.all(in: text.folded).map(\.range)
        let amounts = AmountScanner.amounts(in: text).filter { amount in
            !(dates + times).contains { $0.overlaps(amount.digits) }
        }
        self.amounts = amounts
        kind = ReceiptWords.kind(of: text.folded)
        role = HeadWords.role(of: text.folded)
        hasMoment = !dates.isEmpty || !times.isEmpty
        letters = text.folded.indices.count { index in
            (Folding.isLetter(text.folded[index])
                || text.scalars[index].value > 0x2FF && text.scalars[index].properties.isAlphabetic)
                && !amounts.contains { $0.range.contains(index) }
        }
    }

    /// The last amount of the row that has decimals or a currency; of such of different size the last one of the row's own
    /// print, since people write between the lines.
    var amount: PrintedAmount? {
        let money = amounts.filter { !$0.isPercent && $0.unit == nil && ($0.value.scale == 2 || $0.isMarkedAsMoney) }
        let heights = text.glyphs.map(\.place.height).sorted()
        let usual = heights.isEmpty ? 0 : heights[heights.count / 2]
        return money.last { $0.height <= 1.6 * usual } ?? money.last
    }

    /// The row ends in an amount.
    var endsInAmount: Bool { amount.map { $0.range.upperBound + 2 >= text.count } ?? false }

    /// Titles and totals may name the receipt's currency; elsewhere its letters are words.
    var namesCurrency: Bool {
        switch kind {
        case .columns, .total, .subtotal, .taxSummary, .paid: true
        default: false
        }
    }
}

extension ReceiptRow {
    /// The rows of a page, from top to bottom.
    static func rows(of page: Page, currentYear: Int) -> [ReceiptRow] {
        let scanner = DateScanner(currentYear: currentYear)
        var rows: [[PrintedText]] = []
        for line in page.lines.sorted(by: { $0.place.center.y < $1.place.center.y }) {
            // A line joins the row whose last member it stands beside.
            let row = rows.indices.suffix(4).last { rows[$0].allSatisfy { isBeside($0.place, line.place) } }
            if let row { rows[row].append(line) } else { rows.append([line]) }
        }
        return rows.map { members in
            ReceiptRow(RunJoiner.joined(members.sorted { $0.place.x < $1.place.x }), scanner: scanner)
        }
    }

    private static func isBeside(_ first: Box, _ second: Box) -> Bool {
        let shared = min(first.maxY, second.maxY) - max(first.y, second.y)
        let across = min(first.maxX, second.maxX) - max(first.x, second.x)
        return shared >= 0.5 * min(first.height, second.height) && across < 0.3 * min(first.width, second.width)
    }
}
