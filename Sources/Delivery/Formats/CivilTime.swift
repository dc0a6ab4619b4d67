import Foundation

/// A moment as calendar and clock of a time zone show it, in years of four digits.
struct CivilTime {
    var year: Int
    var month: Int
    var day: Int
    /// 1 for 1 January.
    var dayOfYear: Int
    var hour: Int
    var minute: Int
    var second: Int
    var millisecond: Int
    var secondsSince1970: Int64
    var secondsFromGMT: Int

    /// A time outside the years 0 to 9999 comes out as the nearest inside.
    init(_ time: Date, in zone: TimeZone? = nil) {
        secondsFromGMT = zone?.secondsFromGMT(for: time) ?? 0
        // 0000-01-01 to 9999-12-31T23:59:59.999.
        let utc = min(max(time.millisecondsSince1970, -62_167_219_200_000), 253_402_300_799_999)
        let local = min(max(utc + Int64(secondsFromGMT) * 1_000, -62_167_219_200_000), 253_402_300_799_999)
        let (day, ofDay) = Self.floorDivided(local, 86_400_000)
        let date = Self.date(daysSince1970: Int(day))
        (year, month, self.day) = date
        dayOfYear = Int(day) - Self.daysSince1970(year: date.year) + 1
        hour = Int(ofDay / 3_600_000)
        minute = Int(ofDay / 60_000 % 60)
        second = Int(ofDay / 1_000 % 60)
        millisecond = Int(ofDay % 1_000)
        secondsSince1970 = Self.floorDivided(utc, 1_000).quotient
    }

    static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    private static func floorDivided(_ number: Int64, _ divisor: Int64) -> (quotient: Int64, remainder: Int64) {
        let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }

    /// The Gregorian date of a day. Years are counted from 1 March of the year 0, so that the leap day is a year's last
    /// and 400 years (146,097 days) are the period.
    private static func date(daysSince1970: Int) -> (year: Int, month: Int, day: Int) {
        let daysSinceMarch0 = daysSince1970 + 719_468
        let era = Int(floorDivided(Int64(daysSinceMarch0), 146_097).quotient)
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

    /// Of 1 January.
    private static func daysSince1970(year: Int) -> Int {
        let before = year - 1
        let leapDays = [(4, 1), (100, -1), (400, 1)].reduce(0) { sum, rule in
            sum + rule.1 * Int(floorDivided(Int64(before), Int64(rule.0)).quotient)
        }
        return before * 365 + leapDays - 719_162
    }
}
