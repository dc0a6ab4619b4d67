import LabelLanguage

/// Gives each label of a frame the track that it continues, the surest first, among equals the nearest.
struct TrackAssignment {
    /// How surely a label continues a track.
    private enum Rank: Int {
        /// It says the same.
        case same
        /// It says part of the same, and nothing else.
        case part
        /// It lies in the same place, and nothing contradicts.
        case place
        /// It lies in the same place and says part of the same, but another part differently: a misread, of the one or
        /// the other. Not where the track was settled: what replaces a label that was delivered has to count.
        case misread
        /// Nothing contradicts, and in frame and tracks alike it is the only label of its definition: one of which
        /// different frames read parts that lie apart.
        case only
    }

    private struct Pair {
        var label: Int
        var track: Int
        var rank: Rank
        var distance: Double
    }

    /// Of each label, the index of its track; nil for a label that is new.
    private(set) var tracks: [Int?]

    init(_ labels: [(reading: LabelReading, essence: [String: String])], to tracks: [LabelTrack]) {
        self.tracks = Array(repeating: nil, count: labels.count)
        let labelCounts = Self.counts(labels.map(\.reading.definition))
        let trackCounts = Self.counts(tracks.map(\.reading.definition))
        var pairs: [Pair] = []
        for (index, label) in labels.enumerated() {
            let name = label.reading.definition
            let isOnly = labelCounts[name] == 1 && trackCounts[name] == 1
            for (trackIndex, track) in tracks.enumerated() where track.reading.definition == name {
                guard let rank = Self.rank(label.essence, label.reading.box, against: track, isOnly: isOnly) else {
                    continue
                }
                let distance = label.reading.box.center.distance(to: track.reading.box.center)
                pairs.append(Pair(label: index, track: trackIndex, rank: rank, distance: distance))
            }
        }
        pairs.sort { ($0.rank.rawValue, $0.distance) < ($1.rank.rawValue, $1.distance) }
        var taken: Set<Int> = []
        for pair in pairs where self.tracks[pair.label] == nil && !taken.contains(pair.track) {
            self.tracks[pair.label] = pair.track
            taken.insert(pair.track)
        }
    }

    private static func counts(_ names: [String]) -> [String: Int] {
        names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    private static func rank(
        _ values: [String: String], _ box: Box, against track: LabelTrack, isOnly: Bool
    ) -> Rank? {
        var alike = 0
        var unlike = 0
        for (name, value) in values {
            guard let known = track.essence[name] else { continue }
            if known == value { alike += 1 } else { unlike += 1 }
        }
        let shared = box.intersectionArea(track.reading.box)
        if unlike > 0 {
            let smaller = min(box.width * box.height, track.reading.box.width * track.reading.box.height)
            return alike > 0 && !track.isSettled && shared > smaller / 2 ? .misread : nil
        }
        if !values.isEmpty, values.count == track.essence.count, alike == values.count { return .same }
        if alike > 0 { return .part }
        if shared > 0 { return .place }
        return isOnly && !track.isSettled && !track.reading.isComplete ? .only : nil
    }
}
