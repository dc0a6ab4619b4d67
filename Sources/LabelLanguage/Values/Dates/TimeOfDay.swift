/// A time of day as it stands in print.
struct TimeOfDay: Hashable {
    var hour: Int
    var minute: Int
    var second: Int?
    var range: Range<Int>

    /// ISO 8601: `14:30` or `14:30:05`.
    var iso8601: String {
        let parts = [hour, minute] + (second.map { [$0] } ?? [])
        return parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }

    /// All times of a folded text, in order: `9:04`, `21:04:00`, `09:04PM`, `9.04 p.m.` only with the half of the day.
    static func all(in folded: [UInt8]) -> [TimeOfDay] {
        var times: [TimeOfDay] = []
        var index = 0
        while index < folded.count {
            if let time = time(at: index, in: folded) {
                times.append(time)
                index = time.range.upperBound
            } else {
                index += 1
            }
        }
        return times
    }

    private static func time(at start: Int, in folded: [UInt8]) -> TimeOfDay? {
        guard Folding.isDigit(folded[start]), start == 0 || !isColon(folded[start - 1]) else { return nil }
        // Digits that touch the front are the end of a date (201815:28): the hour is the last two.
        var run = start
        while run < folded.count, Folding.isDigit(folded[run]) { run += 1 }
        guard run - start <= 2, let minute = twoDigits(at: run + 1, in: folded), run < folded.count else { return nil }
        let hour = number(folded[start..<run])
        var end = run + 3
        var second: Int?
        if isColon(folded[run]), end < folded.count, isColon(folded[end]),
            let seconds = twoDigits(at: end + 1, in: folded)
        {
            second = seconds
            end += 3
        }
        guard end == folded.count || !Folding.isDigit(folded[end]) else { return nil }
        let half = halfOfDay(at: end, in: folded)
        guard isColon(folded[run]) || folded[run] == UInt8(ascii: ".") && half != nil, minute < 60, second ?? 0 < 60,
            hour < 24, half == nil || (1...12).contains(hour) || half?.isAfternoon == true
        else { return nil }
        let full = half.map { half in hour > 12 ? hour : hour % 12 + (half.isAfternoon ? 12 : 0) } ?? hour
        return TimeOfDay(hour: full, minute: minute, second: second, range: start..<(half?.end ?? end))
    }

    private static func isColon(_ folded: UInt8) -> Bool { folded == UInt8(ascii: ":") }

    private static func twoDigits(at start: Int, in folded: [UInt8]) -> Int? {
        guard start + 2 <= folded.count, Folding.isDigit(folded[start]), Folding.isDigit(folded[start + 1]) else {
            return nil
        }
        return number(folded[start..<start + 2])
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int { digits.reduce(0) { $0 * 10 + Int($1) - 0x30 } }

    private static func halfOfDay(at start: Int, in folded: [UInt8]) -> (isAfternoon: Bool, end: Int)? {
        let place = AmountScanner.skippingSpaces(from: start, step: 1, folded)
        for (word, isAfternoon) in [("a.m.", false), ("p.m.", true), ("am", false), ("pm", true)] {
            let end = place + word.utf8.count
            guard end <= folded.count, folded[place..<end].elementsEqual(word.utf8),
                end == folded.count || !Folding.isLetter(folded[end])
            else { continue }
            return (isAfternoon, end)
        }
        return nil
    }
}
