import LabelLanguage

/// How much the frames so far agree on a value.
///
/// Only frames in which the value was read count; frames that missed it change nothing. With *sightings* for the number
/// of those frames, and *run* for how many of the last of them read the same value:
///
/// | sightings | run 1 | run 2 | run 3 and more |
/// | --- | --- | --- | --- |
/// | 0 | `notReady` | | |
/// | 1 | `tentative` | | |
/// | 2 | `tentative` | `verified` | |
/// | 3 and more | `available` | `tentativelyStable` | `stable` |
///
/// A label is as stable as the least stable of its required fields or, where none is required, of those that were read.
public enum Stability: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// Not read yet.
    case notReady
    /// Read, but never twice alike.
    case tentative
    /// Read in two frames, alike.
    case verified
    /// Read in three frames or more; the last two differ.
    case available
    /// The last two of three frames or more are alike.
    case tentativelyStable
    /// The last three or more are alike.
    case stable

    public static func < (left: Stability, right: Stability) -> Bool { left.rawValue < right.rawValue }

    /// By the name that configuration and events use, such as `tentativelyStable`.
    public init?(name: String) {
        guard let stability = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = stability
    }

    public var name: String { String(describing: self) }
}

/// What the frames so far read in one field.
struct FieldHistory: Hashable, Sendable {
    private var sightings = 0
    /// How many of the last sightings read ``last``.
    private(set) var run = 0
    private(set) var last: FieldValue?

    mutating func add(_ value: FieldValue) {
        run = value.value == last?.value ? run + 1 : 1
        sightings += 1
        last = value
    }

    var hasJustChanged: Bool { sightings > 1 && run == 1 }

    var stability: Stability {
        switch (sightings, run) {
        case (0, _): .notReady
        case (2, 2): .verified
        case (...2, _): .tentative
        case (_, 1): .available
        case (_, 2): .tentativelyStable
        default: .stable
        }
    }
}
