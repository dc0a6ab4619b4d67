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
