import LabelLanguage

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
