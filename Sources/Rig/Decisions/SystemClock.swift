import CLinux
import Foundation

/// The machine's clock, as far as rules about today may trust it.
enum SystemClock {
    /// Whether the clock can be right: not before this version was made and, if that is asked for, synchronised
    /// (adjtimex(2), `STA_UNSYNC`).
    static func isSet(needsSynchronization: Bool, at time: Date = Date()) -> Bool {
        time >= Version.made && (!needsSynchronization || isSynchronized)
    }

    static var isSynchronized: Bool {
        var state = timex()
        return adjtimex(&state) != TIME_ERROR && state.status & STA_UNSYNC == 0
    }
}

/// A day of the calendar, as ISO 8601 writes it.
struct CivilDay: CustomStringConvertible {
    let description: String

    init(_ time: Date, in zone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let parts = calendar.dateComponents([.year, .month, .day], from: time)
        description = [(parts.year, 4), (parts.month, 2), (parts.day, 2)].map { value, width in
            let digits = String(value ?? 0)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }.joined(separator: "-")
    }
}
