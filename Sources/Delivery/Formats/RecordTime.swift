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

/// A time in UTC as records carry it: `2026-11-30T21:37:07.123Z` (ISO 8601, RFC 3339).
public func recordTime(_ time: Date) -> String {
    let civil = CivilTime(time)
    return CivilTime.padded(civil.year, 4) + "-" + CivilTime.padded(civil.month, 2) + "-"
        + CivilTime.padded(civil.day, 2) + "T" + CivilTime.padded(civil.hour, 2) + ":"
        + CivilTime.padded(civil.minute, 2) + ":" + CivilTime.padded(civil.second, 2) + "."
        + CivilTime.padded(civil.millisecond, 3) + "Z"
}

/// The day of a moment in a time zone, as ISO 8601 writes it: `2026-11-30`.
public func civilDay(_ time: Date, in zone: TimeZone) -> String {
    let civil = CivilTime(time, in: zone)
    return CivilTime.padded(civil.year, 4) + "-" + CivilTime.padded(civil.month, 2) + "-"
        + CivilTime.padded(civil.day, 2)
}
