import Foundation

extension Date {
    /// To the millisecond: how times are kept and written. A time that no clock shows comes out as the nearest that fits.
    var millisecondsSince1970: Int64 {
        let milliseconds = (timeIntervalSince1970 * 1_000).rounded()
        return Int64(max(-0x1p62, min(0x1p62, milliseconds.isNaN ? 0 : milliseconds)))
    }

    init(millisecondsSince1970 milliseconds: Int64) {
        self.init(timeIntervalSince1970: Double(milliseconds) / 1_000)
    }
}

/// A time in UTC as records carry it, `2026-11-30T21:37:07.123Z` (ISO 8601, RFC 3339), of any length of the calendar
/// that four digits of year can show.
public func recordTime(_ time: Date) -> String {
    // 0000-01-01 to 9999-12-31T23:59:59.999.
    let milliseconds = min(max(time.millisecondsSince1970, -62_167_219_200_000), 253_402_300_799_999)
    let (day, inDay) = milliseconds.quotientAndRemainder(dividingBy: 86_400_000)
    let ofDay = inDay < 0 ? inDay + 86_400_000 : inDay
    let date = civilDate(daysSince1970: Int(inDay < 0 ? day - 1 : day))
    let seconds = Int(ofDay / 1_000)
    return padded(date.year, 4) + "-" + padded(date.month, 2) + "-" + padded(date.day, 2)
        + "T" + padded(seconds / 3_600, 2) + ":" + padded(seconds / 60 % 60, 2) + ":" + padded(seconds % 60, 2)
        + "." + padded(Int(ofDay % 1_000), 3) + "Z"
}

/// The Gregorian date of a day. Years are counted from 1 March of the year 0, so that the leap day is a year's last and
/// 400 years (146,097 days) are the period.
private func civilDate(daysSince1970: Int) -> (year: Int, month: Int, day: Int) {
    let daysSinceMarch0 = daysSince1970 + 719_468
    let era = (daysSinceMarch0 >= 0 ? daysSinceMarch0 : daysSinceMarch0 - 146_096) / 146_097
    let dayOfEra = daysSinceMarch0 - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (
        year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month: month,
        day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    )
}

private func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
