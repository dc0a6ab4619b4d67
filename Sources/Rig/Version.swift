import Foundation

/// The version of labelrig, as `--version`, `VERSION` and records tell it.
public enum Version {
    public static let current = "0.1.0"

    /// The day on which the version was made, 2026-11-30: a clock that says less is not set.
    static let made = Date(timeIntervalSince1970: 1_795_996_800)
}
