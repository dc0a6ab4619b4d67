/// Keeps several labels in one picture apart.
///
/// Every label has its own value of the field that tells labels best: the one with the most values, barcodes before
/// text. The other fields' values go to the label at the same offset from it: labels of one kind share one layout, so the
/// offset that suits most of them is right, also where a neighbour's value happens to be nearer.
struct LabelSplitter {
    let page: Page

    private static let maximumLabels = 32

    /// The candidates of each label, by field.
    func split(_ candidates: [[Candidate]]) -> [[[Candidate]]] {
        guard let key = keyField(candidates) else { return [candidates] }
        let seeds = Array(candidates[key].prefix(Self.maximumLabels))
        var labels = seeds.map { seed in candidates.indices.map { $0 == key ? [seed] : [] } }
        for field in candidates.indices where field != key {
            for (seed, values) in assign(candidates[field], to: seeds) { labels[seed][field] = values }
        }
        return labels
    }

    /// The field by which labels are counted; nil where there is one label at most.
    private func keyField(_ candidates: [[Candidate]]) -> Int? {
        candidates.indices
            .filter { candidates[$0].count > 1 && candidates[$0].allSatisfy { $0.value.symbology != nil } }
            .filter { field in
                // A symbol that two fields could hold is no label's own.
                !candidates.indices.contains { other in
                    other != field && candidates[other].contains { $0.evidence == candidates[field][0].evidence }
                }
            }
            .max { candidates[$0].count < candidates[$1].count }
    }

    /// Values for each seed at the offset that suits most seeds.
    private func assign(_ values: [Candidate], to seeds: [Candidate]) -> [(Int, [Candidate])] {
        guard !values.isEmpty else { return [] }
        let places = values.map(\.value.box.center)
        let origins = seeds.map(\.value.box.center)
        var best: (cost: Double, owners: [Int])?
        for origin in origins {
            for place in places.prefix(Self.maximumLabels) {
                let offset = Point(x: place.x - origin.x, y: place.y - origin.y)
                let owners = places.map { place in
                    nearest(to: Point(x: place.x - offset.x, y: place.y - offset.y), origins)
                }
                let misses = zip(places, owners).reduce(0.0) { sum, pair in
                    sum + distance(pair.0, Point(x: origins[pair.1].x + offset.x, y: origins[pair.1].y + offset.y))
                }
                // The offset itself counts a little, so that of two that fit equally the nearer one wins.
                let cost = misses / Double(places.count) + 0.25 * distance(offset, Point(x: 0, y: 0))
                if cost < best?.cost ?? .infinity { best = (cost, owners) }
            }
        }
        guard let owners = best?.owners else { return [] }
        return seeds.indices.map { seed in (seed, values.indices.filter { owners[$0] == seed }.map { values[$0] }) }
    }

    private func nearest(to point: Point, _ origins: [Point]) -> Int {
        origins.indices.min { distance(origins[$0], point) < distance(origins[$1], point) } ?? 0
    }

    private func distance(_ first: Point, _ second: Point) -> Double {
        let (x, y) = (first.x - second.x, first.y - second.y)
        return (x * x + y * y).squareRoot()
    }
}
