/// How a field's dates are written.
///
///     LabelDateFormat(componentFormat: .dmy)   // 03/04/26 is 3 April 2026
///     LabelDateFormat(componentFormat: .mdy, acceptPartialDates: true)   // takes 12/2026 as well
public struct LabelDateFormat: Hashable, Sendable {
    /// Which of day, month and year comes first.
    public enum ComponentFormat: String, Hashable, Sendable, CaseIterable, Codable {
        case dmy = "DMY"
        case mdy = "MDY"
        case ymd = "YMD"
    }

    public var componentFormat: ComponentFormat
    /// Take a month without its day, or a day and month without their year.
    public var acceptPartialDates: Bool
    /// The order is a guess: it decides only where the print leaves it open, and the value then says that it is
    /// ambiguous. Otherwise the order is known and a date that breaks it is no date.
    public var isAssumed: Bool

    public init(componentFormat: ComponentFormat, acceptPartialDates: Bool = false, isAssumed: Bool = false) {
        self.componentFormat = componentFormat
        self.acceptPartialDates = acceptPartialDates
        self.isAssumed = isAssumed
    }
}
