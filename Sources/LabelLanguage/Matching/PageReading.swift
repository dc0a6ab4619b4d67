/// All that is read from a page before any definition is looked at.
struct PageReading {
    struct Date {
        var printed: PrintedDate
        var run: Int
    }

    struct Amount {
        var printed: PrintedAmount
        var run: Int
    }

    let page: Page
    let effort: Effort
    let today: LabelDate
    /// Known wordings.
    let anchors: [Anchor]
    let dates: [Date]
    /// Without those that are parts of a date.
    let amounts: [Amount]
    /// GS1 elements of each symbol; none where it carries no such data, or broken one.
    let elements: [[GS1Element]]
    let relation: AnchorRelation
    /// What the label's print says of the order of its dates.
    let dateContext: DateContext
    let isEastAsian: Bool

    init(page: Page, today: LabelDate, index: AnchorIndex, effort: Effort) {
        self.page = page
        self.effort = effort
        self.today = today
        // Anchors, dates and amounts each look at every scalar once.
        effort.count(3 * page.scalarCount)
        anchors = Array(Anchor.standard(on: page.runs, index: index).prefix(Page.Limits.anchors))
        let scanner = DateScanner(currentYear: today.year ?? 2000)
        var dates: [Date] = []
        var amounts: [Amount] = []
        for (run, text) in page.runs.enumerated() {
            let found = scanner.dates(in: text.scalars)
            dates += found.map { Date(printed: $0, run: run) }
            amounts += AmountScanner.amounts(in: text)
                .filter { amount in !found.contains { !$0.isLoose && $0.range.overlaps(amount.digits) } }
                .map { Amount(printed: $0, run: run) }
            if dates.count > Page.Limits.values || amounts.count > Page.Limits.values { break }
        }
        self.dates = Array(dates.prefix(Page.Limits.values))
        self.amounts = Array(amounts.prefix(Page.Limits.values))
        elements = page.symbols.map { symbol in ((try? GS1ElementString(symbol)) ?? nil)?.elements ?? [] }
        relation = AnchorRelation(runs: page.runs, lineHeight: page.lineHeight)
        isEastAsian = page.isEastAsian
        dateContext = DateContext(runs: page.runs, dates: self.dates.map(\.printed), isEastAsian: isEastAsian)
    }

    func place(_ date: Date) -> Place {
        .text(run: date.run, range: date.printed.range, box: page.runs[date.run].place(date.printed.range))
    }

    /// Of the digits: words beside a value may end in its currency (`Pris kr 45,50`).
    func place(_ amount: Amount) -> Place {
        .text(run: amount.run, range: amount.printed.digits, box: page.runs[amount.run].place(amount.printed.digits))
    }
}
