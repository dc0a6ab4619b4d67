/// Tells where a choice of values mixes two labels.
///
/// Words that stand twice on a page, far apart, tell of two labels. When a value has the second of them right beside it
/// and the first, whose value was chosen, far away, it belongs to the second label, whatever else that one lacks.
struct NeighbourConflict {
    /// Of each field: its candidates that stand with words of their own.
    private let named: [[Candidate]]
    /// Of each field: whether those words stand in more than one place.
    private let isRepeated: [Bool]

    /// Two values of one label may be so many heights of their print apart, and more where nothing stands nearer.
    private static let farHeights = 8.0
    /// How much nearer a neighbour's value must be than the label's own.
    private static let nearShare = 0.5

    /// Nil where no words stand twice: then nothing can be mixed.
    init?(_ candidates: [[Candidate]]) {
        named = candidates.map { $0.filter { $0.anchor != nil } }
        isRepeated = named.map { Set($0.map(\.anchor)).count > 1 }
        guard isRepeated.contains(true) else { return nil }
    }

    /// How many pairs of the chosen values do not belong together.
    func count(in chosen: [Candidate?]) -> Int {
        chosen.indices.reduce(0) { sum, field in
            guard isRepeated[field], let own = chosen[field], own.anchor != nil else { return sum }
            return sum + chosen.indices.count { $0 != field && hasNearer(field, own, to: chosen[$0]) }
        }
    }

    private func hasNearer(_ field: Int, _ own: Candidate, to value: Candidate?) -> Bool {
        guard let value else { return false }
        let distance = own.place.gap(to: value.place)
        guard distance > Self.farHeights * own.place.height else { return false }
        return named[field].contains { rival in
            rival.anchor != own.anchor && rival.value.value != own.value.value
                && rival.place.gap(to: value.place) < Self.nearShare * distance
        }
    }
}
