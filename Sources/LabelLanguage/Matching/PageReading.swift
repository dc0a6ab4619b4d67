/// All that is read from a page before any definition is looked at.
struct PageReading {
    let page: Page
    let anchors: [Anchor]
    /// Dates of each run.
    let dates: [[PrintedDate]]
    /// Amounts of each run, without those that are parts of a date.
    let amounts: [[PrintedAmount]]
    let relation: AnchorRelation
    /// The order that the label's own print names, such as `DD/MM/YY`.
    let legend: LabelDateFormat.ComponentFormat?

    init(page: Page, currentYear: Int) {
        self.page = page
        anchors = Anchor.standard(on: page.runs)
        let scanner = DateScanner(currentYear: currentYear)
        let dates = page.runs.map { scanner.dates(in: $0.scalars) }
        self.dates = dates
        amounts = zip(page.runs, dates).map { run, dates in
            let certain = dates.filter { !$0.isLoose }
            return AmountScanner.amounts(in: run).filter { amount in
                !certain.contains { $0.range.overlaps(amount.digits) }
            }
        }
        relation = AnchorRelation(page: page)
        legend = page.runs.lazy.compactMap { DateLegend.order(in: $0.folded) }.first
    }

    init(_ other: PageReading, anchors: [Anchor]) {
        page = other.page
        self.anchors = anchors
        dates = other.dates
        amounts = other.amounts
        relation = other.relation
        legend = other.legend
    }

    /// Of some anchors, the one that a value belongs to.
    func best(
        _ run: Int, _ range: Range<Int>, where isWanted: (Anchor) -> Bool
    ) -> (anchor: Int, score: Double)? {
        anchors.indices
            .filter { isWanted(anchors[$0]) }
            .map { (anchor: $0, score: relation.score(anchors[$0], valueIn: run, range: range)) }
            .filter { $0.score > 0 }
            .max { $0.score < $1.score }
    }
}
