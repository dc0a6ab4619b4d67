/// A date as far as a label tells it.
///
/// ```swift
/// LabelDate(month: 12, year: 2026)   // 2026-12
/// LabelDate(day: 31, month: 2, year: 2026)   // nil
/// ```
public struct LabelDate: Hashable, Sendable {
    /// 1 to 31, such as 24; nil where only a month is printed.
    public var day: Int?
    /// 1 to 12; nil where only a year is printed.
    public var month: Int?
    /// Of the Gregorian calendar, four digits, such as 2026; nil where none is printed.
    public var year: Int?

    /// A date of some of its parts.
    ///
    /// ```swift
    /// LabelDate(day: 24, month: 12)   // --12-24
    /// LabelDate(day: 24, year: 2026)   // nil
    /// ```
    ///
    /// - Returns: nil when the calendar has no such day. A 29 February without a year is taken as one.
    public init?(day: Int? = nil, month: Int? = nil, year: Int? = nil) {
        guard day != nil || month != nil || year != nil else { return nil }
        if let month {
            guard (1...12).contains(month) else { return nil }
        } else if day != nil {
            return nil
        }
        if let year, !(1...9999).contains(year) { return nil }
        if let day {
            guard let month, (1...Self.days(inMonth: month, year: year ?? 2000)).contains(day) else { return nil }
        }
        self.day = day
        self.month = month
        self.year = year
    }

    init(unchecked date: (year: Int, month: Int, day: Int)) {
        (year, month, day) = date
    }

    /// The day of a year that is counted from 1.
    ///
    /// ```swift
    /// LabelDate(dayOfYear: 358, year: 2026)   // 2026-12-24
    /// LabelDate(dayOfYear: 366, year: 2026)   // nil
    /// ```
    ///
    /// - Returns: nil when the year has no such day.
    public init?(dayOfYear: Int, year: Int) {
        guard (1...9999).contains(year), dayOfYear >= 1 else { return nil }
        var rest = dayOfYear
        for month in 1...12 {
            let days = Self.days(inMonth: month, year: year)
            if rest <= days {
                self.init(day: rest, month: month, year: year)
                return
            }
            rest -= days
        }
        return nil
    }

    /// Reads what ``iso8601`` writes.
    ///
    /// ```swift
    /// LabelDate(iso8601: "2026-12")?.month   // 12
    /// LabelDate(iso8601: "24.12.2026")   // nil
    /// ```
    ///
    /// - Returns: nil for anything else.
    public init?(iso8601 text: String) {
        let isYearless = text.hasPrefix("--")
        let parts = (isYearless ? text.dropFirst(2) : text[...]).split(separator: "-", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.allSatisfy(\.isASCII) && !$0.hasPrefix("+") ? Int($0) : nil }
        guard numbers.count == parts.count, parts.count <= (isYearless ? 2 : 3) else { return nil }
        let fields = (isYearless ? [nil] : []) + numbers.map(Optional.some)
        self.init(day: fields.count > 2 ? fields[2] : nil, month: fields.count > 1 ? fields[1] : nil, year: fields[0])
    }

    /// ISO 8601 as far as it is known, and `--12-24` where there is no year (ISO 8601:2000, 5.2.1.3).
    ///
    /// ```swift
    /// LabelDate(day: 24, month: 12, year: 2026)?.iso8601   // 2026-12-24
    /// LabelDate(year: 2026)?.iso8601   // 2026
    /// ```
    public var iso8601: String {
        let year = year.map { Self.padded($0, to: 4) } ?? "-"
        guard let month else { return year }
        let upToMonth = "\(year)-\(Self.padded(month, to: 2))"
        return day.map { "\(upToMonth)-\(Self.padded($0, to: 2))" } ?? upToMonth
    }

    /// Day, month and year are known.
    ///
    /// ```swift
    /// LabelDate(month: 12, year: 2026)?.isComplete   // false
    /// ```
    public var isComplete: Bool { day != nil && month != nil && year != nil }

    static func days(inMonth month: Int, year: Int) -> Int {
        switch month {
        case 4, 6, 9, 11: 30
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        default: 31
        }
    }

    private static func padded(_ number: Int, to width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

extension LabelDate: Comparable {
    /// By calendar, a missing part standing before all others.
    ///
    /// ```swift
    /// today < LabelDate(day: 1, month: 12, year: 2026) ?? today   // true
    /// ```
    public static func < (first: LabelDate, second: LabelDate) -> Bool {
        (first.year ?? 0, first.month ?? 0, first.day ?? 0) < (second.year ?? 0, second.month ?? 0, second.day ?? 0)
    }
}

extension LabelDate: CustomStringConvertible {
    /// As ``iso8601`` writes it.
    ///
    /// ```swift
    /// LabelDate(month: 12, year: 2026)?.description   // 2026-12
    /// ```
    public var description: String { iso8601 }
}
