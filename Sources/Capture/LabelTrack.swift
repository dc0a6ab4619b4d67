import Imaging
import LabelLanguage

/// Names one label for as long as it stays in view; never used again.
public struct TrackingID: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}

/// One label, followed over frames.
public struct LabelTrack: Hashable, Sendable {
    public let id: TrackingID
    /// The last reading.
    public internal(set) var reading: LabelReading
    /// The values that must agree from frame to frame.
    public internal(set) var essence: [String: String]
    /// How many frames in a row, up to the last one, read the whole label with the same values.
    public internal(set) var passes: Int
    /// Delivered or given up: nothing more comes of this label while it stays in view.
    public internal(set) var isSettled = false
    var lastSeen: MonotonicTime
    var missedFrames = 0
    /// What the frames that make up ``passes`` read in optional fields.
    var optionalVotes: [String: FieldVotes] = [:]

    init(id: TrackingID, reading: LabelReading, essence: [String: String], time: MonotonicTime) {
        self.id = id
        self.reading = reading
        self.essence = essence
        self.passes = 0
        self.lastSeen = time
    }

    /// Whether the last frame showed the whole label.
    public var isCompleteNow: Bool { reading.isComplete && missedFrames == 0 }

    /// The last reading, completed by what the frames before it agreed on for optional fields.
    func agreedReading(of definition: LabelDefinition) -> LabelReading {
        var agreed = reading
        agreed.fields = definition.fields.compactMap { field in
            if !field.isOptional { return reading[field.name] }
            return optionalVotes[field.name].map(\.winner) ?? reading[field.name]
        }
        return agreed
    }
}

/// What several frames read in one field.
struct FieldVotes: Hashable, Sendable {
    /// Different values kept for one field; a field that reads differently more often than this is not readable anyway.
    private static let limit = 16
    private var counts: [String: Int] = [:]
    private var latest: [String: FieldValue] = [:]

    mutating func add(_ value: FieldValue) {
        guard counts[value.value] != nil || counts.count < Self.limit else { return }
        counts[value.value, default: 0] += 1
        latest[value.value] = value
    }

    /// The value read most often; nil where two were read equally often, since then neither is sure.
    var winner: FieldValue? {
        let most = counts.values.max()
        let winners = counts.filter { $0.value == most }
        guard winners.count == 1, let winner = winners.first else { return nil }
        return latest[winner.key]
    }
}
