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
    /// Delivered, which is more than settled.
    var isCaptured = false
    /// A no-read told of it before it was whole.
    var isReported = false
    var lastSeen: MonotonicTime
    var missedFrames = 0
    /// What the frames that make up ``passes`` read in optional fields.
    var optionalVotes: [String: FieldVotes] = [:]
    /// What all frames since the label came, or since the last pause, read in each field.
    var histories: [String: FieldHistory] = [:]

    init(id: TrackingID, reading: LabelReading, essence: [String: String], time: MonotonicTime) {
        self.id = id
        self.reading = reading
        self.essence = essence
        self.passes = 0
        self.lastSeen = time
    }

    /// Whether the last frame showed the whole label.
    public var isCompleteNow: Bool { reading.isComplete && missedFrames == 0 }

    /// How much the frames so far agree on a field.
    public func stability(of field: String) -> Stability { histories[field]?.stability ?? .notReady }

    mutating func see(
        _ label: LabelReading, essence values: [String: String], as shape: LabelShape?, at time: MonotonicTime
    ) {
        let continues = missedFrames == 0 && passes > 0 && values == essence
        reading = label
        lastSeen = time
        missedFrames = 0
        for field in label.fields { histories[field.name, default: FieldHistory()].add(field) }
        guard label.isComplete else {
            passes = 0
            // Until the whole label was seen, frames that saw parts of it add up.
            essence.merge(values) { known, _ in known }
            return
        }
        essence = values
        passes = continues ? passes + 1 : 1
        if passes == 1 { optionalVotes = [:] }
        for field in label.fields where !isSettled && shape?.optional.contains(field.name) == true {
            optionalVotes[field.name, default: FieldVotes()].add(field)
        }
    }

    mutating func miss() {
        missedFrames += 1
        passes = 0
    }

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
