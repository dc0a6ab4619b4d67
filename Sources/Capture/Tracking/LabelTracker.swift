import Imaging
import LabelLanguage

/// Follows labels from frame to frame: by what they say first, by where they are where several say the same.
public struct LabelTracker: Sendable {
    /// Of one frame, so many labels are followed: a page of print read line by line must not cost more than reading it.
    public static let labelsPerFrame = 128

    /// Labels in view, oldest first.
    public private(set) var tracks: [LabelTrack] = []
    private let shapes: [String: LabelShape]
    private let absence: Duration
    private let absentFrames: Int
    private var nextID = 1

    public init(definitions: [LabelDefinition], absence: Duration, absentFrames: Int) {
        self.shapes = Dictionary(definitions.map { ($0.name, LabelShape($0)) }) { first, _ in first }
        self.absence = absence
        self.absentFrames = absentFrames
    }

    /// Takes in what one frame showed; of more labels than ``labelsPerFrame`` the first.
    ///
    /// - Returns: the tracks that have left the view with this frame.
    @discardableResult
    public mutating func update(with labels: [LabelReading], at time: MonotonicTime) -> [LabelTrack] {
        let seen = labels.prefix(Self.labelsPerFrame).map { label in
            (reading: label, essence: shapes[label.definition]?.essence(of: label) ?? [:])
        }
        var unseen = Set(tracks.indices)
        for (label, index) in zip(seen, TrackAssignment(seen, to: tracks).tracks) {
            let shape = shapes[label.reading.definition]
            if let index {
                unseen.remove(index)
                tracks[index].see(label.reading, essence: label.essence, as: shape, at: time)
            } else {
                var track = LabelTrack(
                    id: TrackingID(rawValue: nextID), reading: label.reading, essence: label.essence, time: time)
                nextID += 1
                track.see(label.reading, essence: label.essence, as: shape, at: time)
                tracks.append(track)
            }
        }
        for index in unseen {
            tracks[index].miss()
        }
        let isGone = { (track: LabelTrack) in
            track.missedFrames >= absentFrames && time - track.lastSeen >= absence
        }
        let left = tracks.filter(isGone)
        if !left.isEmpty { tracks.removeAll(where: isGone) }
        return left
    }

    /// Forgets every label, so that each counts as new; their ids are not used again.
    public mutating func reset() {
        tracks = []
    }

    /// Counts passes and sightings anew, as after a pause in which anything may have happened.
    public mutating func restartPasses() {
        for index in tracks.indices {
            tracks[index].miss()
            tracks[index].histories = [:]
        }
    }

    /// Nothing more comes of this label while it stays in view.
    ///
    /// - Parameter captured: it was delivered, not given up.
    public mutating func settle(_ id: TrackingID, captured: Bool = false) {
        guard let index = tracks.firstIndex(where: { $0.id == id }) else { return }
        tracks[index].isSettled = true
        if captured { tracks[index].isCaptured = true }
    }

    /// Nothing more comes of any label that is in view now.
    public mutating func settleAll() {
        for index in tracks.indices { tracks[index].isSettled = true }
    }

    /// A no-read has told of the labels in view that are not whole.
    mutating func markReported() {
        for index in tracks.indices { tracks[index].isReported = true }
    }

    /// The label as it would be delivered now.
    public func agreedReading(of track: LabelTrack) -> LabelReading {
        shapes[track.reading.definition].map { track.agreedReading(of: $0.definition) } ?? track.reading
    }

    /// How much the frames so far agree on the label: as much as on the least sure of its required fields or, where
    /// none is required, of those that were read.
    public func stability(of track: LabelTrack) -> Stability {
        let required = shapes[track.reading.definition]?.required ?? []
        let fields = required.isEmpty ? Set(track.histories.keys) : required
        return fields.lazy.map { track.stability(of: $0) }.min() ?? .notReady
    }

    /// Whether the last frame showed the whole label, and read no required field otherwise than the one before that
    /// read it: where two frames differ, a third has to decide.
    public func isCertainNow(_ track: LabelTrack) -> Bool {
        guard track.isCompleteNow else { return false }
        let required = shapes[track.reading.definition]?.required ?? []
        return required.allSatisfy { track.histories[$0]?.hasJustChanged != true }
    }

    /// The labels in view, in reading order.
    public var items: [LabelItem] {
        tracks.inReadingOrder(\.reading.box).map { track in
            let stability = stability(of: track)
            var reading = track.reading
            if let shape = shapes[reading.definition] {
                reading.fields = shape.definition.fields.compactMap { track.histories[$0.name]?.last }
                reading.isComplete = stability > .notReady
            }
            return LabelItem(
                id: track.id, reading: reading, fieldStability: track.histories.mapValues(\.stability),
                stability: stability, isSettled: track.isSettled)
        }
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
    /// that is settled. Of one that a no-read has told of, only the whole label is news.
    public func isNews(_ track: LabelTrack) -> Bool {
        !track.isSettled && !track.reading.fields.isEmpty && (!track.isReported || track.isCompleteNow)
            && !tracks.contains { $0.isSettled && $0.reading.box.intersectionArea(track.reading.box) > 0 }
    }
}

extension Point {
    func distance(to other: Point) -> Double {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}
