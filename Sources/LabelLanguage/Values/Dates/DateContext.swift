/// What else on a label tells the order of its dates.
struct DateContext {
    typealias Order = LabelDateFormat.ComponentFormat

    /// Printed on the label itself (`DD/MM/YY`).
    var legend: Order?
    /// What to assume where nothing is known: year first in East Asian print, or as another date of the label has it.
    var likely: Order?

    init(legend: Order? = nil, likely: Order? = nil) {
        self.legend = legend
        self.likely = likely
    }

    init(runs: [PrintedText], dates: [PrintedDate], isEastAsian: Bool) {
        legend = runs.lazy.compactMap { DateLegend.order(in: $0.folded) }.first
        likely = dates.lazy.compactMap(Self.onlyOrder).first ?? (isEastAsian ? .ymd : nil)
    }

    /// The order of a date in numbers that has one meaning only (25/12/2026).
    private static func onlyOrder(of date: PrintedDate) -> Order? {
        guard date.readings.count == 1, let reading = date.readings.first, reading.date.isComplete, !date.isLoose else {
            return nil
        }
        return reading.order
    }
}
