import Imaging
import LabelLanguage

/// Follows labels from frame to frame: by what they say first, by where they are where several say the same.
public struct LabelTracker: Sendable {
    /// Labels in view, oldest first.
    public private(set) var tracks: [LabelTrack] = []
    private let definitions: [String: LabelDefinition]
    private let absence: Duration
    private let absentFrames: Int
    private var nextID = 1

    public init(definitions: [LabelDefinition], absence: Duration, absentFrames: Int) {
        self.definitions = Dictionary(definitions.map { ($0.name, $0) }) { first, _ in first }
        self.absence = absence
        self.absentFrames = absentFrames
    }

    /// Takes in what one frame showed.
    ///
    /// - Returns: the tracks that have left the view with this frame.
    @discardableResult
    public mutating func update(with labels: [LabelReading], at time: MonotonicTime) -> [LabelTrack] {
        var unseen = Set(tracks.indices)
        for (label, index) in assign(labels) {
            if let index {
                unseen.remove(index)
                tracks[index].see(label, essence: essence(of: label), optional: optionalNames(label), at: time)
            } else {
                var track = LabelTrack(
                    id: TrackingID(rawValue: nextID), reading: label, essence: essence(of: label), time: time)
                nextID += 1
                track.see(label, essence: track.essence, optional: optionalNames(label), at: time)
                tracks.append(track)
            }
        }
        for index in unseen {
            tracks[index].miss()
        }
        let left = tracks.filter { $0.missedFrames >= absentFrames && time - $0.lastSeen >= absence }
        tracks.removeAll { track in left.contains { $0.id == track.id } }
        return left
    }

    /// Forgets every label, so that each counts as new; their ids are not used again.
    public mutating func reset() {
        tracks = []
    }

    /// Counts passes anew, as after a pause in which anything may have happened.
    public mutating func restartPasses() {
        for index in tracks.indices { tracks[index].miss() }
    }

    /// Nothing more comes of this label while it stays in view.
    public mutating func settle(_ id: TrackingID) {
        guard let index = tracks.firstIndex(where: { $0.id == id }) else { return }
        tracks[index].isSettled = true
    }

    /// Nothing more comes of any label that is in view now.
    public mutating func settleAll() {
        for index in tracks.indices { tracks[index].isSettled = true }
    }

    /// The label as it would be delivered now.
    public func agreedReading(of track: LabelTrack) -> LabelReading {
        definitions[track.reading.definition].map { track.agreedReading(of: $0) } ?? track.reading
    }

    /// Whether a settled label still lies where this one is seen and shares a value with it: then this one
    /// may be the same label misread, and has to wait until the other is not seen any more.
    public func isShadowed(_ track: LabelTrack) -> Bool {
        tracks.contains { other in
            other.isSettled && other.id != track.id && other.reading.definition == track.reading.definition
                && other.reading.box.intersectionArea(track.reading.box) > 0
                && other.essence.contains { track.essence[$0.key] == $0.value }
        }
    }

    /// Whether a label is worth a scan of its own: something of it was read, and not just another reading of a label
    /// that is settled.
    public func isNews(_ track: LabelTrack) -> Bool {
        !track.isSettled && !track.reading.fields.isEmpty
            && !tracks.contains { $0.isSettled && $0.reading.box.intersectionArea(track.reading.box) > 0 }
    }

    /// Gives each label the track that it continues, the surest first: one that says the same, then one that says part
    /// of the same, then one in the same place that nothing contradicts; among equals the nearest.
    private func assign(_ labels: [LabelReading]) -> [(LabelReading, Int?)] {
        var pairs: [(label: Int, track: Int, rank: Int, distance: Double)] = []
        for (labelIndex, label) in labels.enumerated() {
            let values = essence(of: label)
            for (trackIndex, track) in tracks.enumerated() where track.reading.definition == label.definition {
                guard let rank = Self.rank(values, label.box, against: track) else { continue }
                let distance = label.box.center.distance(to: track.reading.box.center)
                pairs.append((labelIndex, trackIndex, rank, distance))
            }
        }
        pairs.sort { ($0.rank, $0.distance) < ($1.rank, $1.distance) }
        var trackOf: [Int: Int] = [:]
        var taken: Set<Int> = []
        for pair in pairs where trackOf[pair.label] == nil && !taken.contains(pair.track) {
            trackOf[pair.label] = pair.track
            taken.insert(pair.track)
        }
        return labels.enumerated().map { ($1, trackOf[$0]) }
    }

    /// How surely values seen in a place continue a track, 0 the surest; nil when they do not.
    private static func rank(_ values: [String: String], _ box: Box, against track: LabelTrack) -> Int? {
        let shared = values.filter { track.essence[$0.key] != nil }
        guard shared.allSatisfy({ track.essence[$0.key] == $0.value }) else { return nil }
        if !values.isEmpty, values == track.essence { return 0 }
        if !shared.isEmpty { return 1 }
        return box.intersectionArea(track.reading.box) > 0 ? 2 : nil
    }

    /// The values that make a label this label: those of its required fields or, where none is required, all.
    private func essence(of label: LabelReading) -> [String: String] {
        let required = requiredNames(label.definition)
        return Dictionary(
            label.fields.filter { required.isEmpty || required.contains($0.name) }.map { ($0.name, $0.value) }
        ) { first, _ in first }
    }

    private func requiredNames(_ definition: String) -> Set<String> {
        Set(definitions[definition]?.fields.filter { !$0.isOptional }.map(\.name) ?? [])
    }

    private func optionalNames(_ label: LabelReading) -> Set<String> {
        Set(definitions[label.definition]?.fields.filter(\.isOptional).map(\.name) ?? [])
    }
}

extension LabelTrack {
    fileprivate mutating func see(
        _ label: LabelReading, essence values: [String: String], optional: Set<String>, at time: MonotonicTime
    ) {
        let continues = missedFrames == 0 && passes > 0 && values == essence
        reading = label
        lastSeen = time
        missedFrames = 0
        if label.isComplete || essence.isEmpty { essence = values }
        guard label.isComplete else {
            passes = 0
            return
        }
        passes = continues ? passes + 1 : 1
        if passes == 1 { optionalVotes = [:] }
        for field in label.fields where !isSettled && optional.contains(field.name) {
            optionalVotes[field.name, default: FieldVotes()].add(field)
        }
    }

    fileprivate mutating func miss() {
        missedFrames += 1
        passes = 0
    }
}

extension Point {
    func distance(to other: Point) -> Double {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}
