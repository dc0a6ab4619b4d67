/// How a field's dates are written.
///
/// ```swift
/// let dayFirst = LabelDateFormat(componentFormat: .dmy)
/// ExpiryDateText(name: "Expiry").labelDateFormat(dayFirst)   // EXP 03/04/26 gives 2026-04-03
/// let monthFirst = LabelDateFormat(componentFormat: .mdy, acceptPartialDates: true)
/// ExpiryDateText(name: "Expiry").labelDateFormat(monthFirst)   // EXP 12/2026 gives 2026-12
/// ```
public struct LabelDateFormat: Hashable, Sendable {
    /// Which of day, month and year comes first.
    ///
    /// ```swift
    /// LabelDateFormat.ComponentFormat(rawValue: "DMY")   // dmy
    /// ```
    public enum ComponentFormat: String, Hashable, Sendable, CaseIterable, Codable {
        case dmy = "DMY"
        case mdy = "MDY"
        case ymd = "YMD"
    }

    /// The order in which the parts are printed: with `.dmy`, 03/04/26 is 3 April 2026.
    public var componentFormat: ComponentFormat
    /// Take a month without its day, or a day and month without their year: 12/2026 gives `2026-12`.
    public var acceptPartialDates: Bool
    /// The order is a guess: it decides only where the print leaves it open, and the value then says that it is
    /// ambiguous. Otherwise the order is known and a date that breaks it is no date: with `.dmy`, 12/24/2026 is none.
    public var isAssumed: Bool

    /// A format; nothing but the order has to be said.
    ///
    /// ```swift
    /// LabelDateFormat(componentFormat: .ymd).acceptPartialDates   // false
    /// ```
    public init(componentFormat: ComponentFormat, acceptPartialDates: Bool = false, isAssumed: Bool = false) {
        self.componentFormat = componentFormat
        self.acceptPartialDates = acceptPartialDates
        self.isAssumed = isAssumed
    }
}
