/// A date as it stands in print, with all that it could mean.
struct PrintedDate: Hashable {
    typealias Order = LabelDateFormat.ComponentFormat

    /// One meaning that the calendar allows.
    struct Reading: Hashable {
        var date: LabelDate
        /// The order in which the parts must stand for this meaning; nil where the print itself tells (a month's name,
        /// a year of four digits in front).
        var order: Order?
        /// Meant only where the field's format names this order (`22 MAR 21` with the year in front).
        var isUnusual = false
    }

    /// Scalars of the text.
    var range: Range<Int>
    var readings: [Reading]
    /// Could as well be another number: a date only beside an anchor.
    var isLoose = false
    var corrections: [Correction] = []

    /// Some meaning has day, month and year.
    var isComplete: Bool { readings.contains { $0.date.isComplete } }

    /// The date that a field with a format takes this for.
    ///
    /// - Parameters:
    ///   - context: a legend on the label overrules an assumed order; what is likely there decides before it.
    /// - Returns: nil where the format does not fit, and where two meanings are left and nothing decides.
    func resolved(format: LabelDateFormat?, context: DateContext = DateContext()) -> (
        date: LabelDate, isAmbiguous: Bool
    )? {
        let known = format.flatMap { $0.isAssumed ? nil : $0.componentFormat } ?? context.legend
        var candidates = readings.filter { !$0.isUnusual || $0.order == known }
        if candidates.contains(where: \.date.isComplete) {
            candidates.removeAll { !$0.date.isComplete }
        } else if format?.acceptPartialDates != true {
            return nil
        }
        if let known {
            // The unusual meaning comes in only where its order is the known one, and then it goes first.
            if let unusual = candidates.first(where: \.isUnusual) { return (unusual.date, false) }
            let fitting = candidates.filter { $0.order == known || $0.order == nil }
            // The order does not tell a month and year from a day and month (02/11).
            guard let first = fitting.first, fitting.allSatisfy({ $0.date == first.date }) else { return nil }
            return (first.date, false)
        }
        guard let first = candidates.first else { return nil }
        if candidates.allSatisfy({ $0.date == first.date }) { return (first.date, false) }
        guard let assumed = format?.componentFormat else { return nil }
        let chosen = [context.likely, assumed, nil].lazy.compactMap { order in candidates.first { $0.order == order } }
            .first
        return chosen.map { ($0.date, true) }
    }
}
