/// Keeps several labels in one picture apart.
///
/// Every label has its own value of the field that tells labels best. The other fields' values go to the label at the same
/// offset from it: labels of one kind share one layout, so the offset that suits most of them is right, also where a
/// neighbour's value happens to be nearer.
struct LabelSplitter {
    let page: LabelPage

    static let maximumLabels = 32

    /// The candidates of each label, by field.
    func split(_ candidates: [[Candidate]]) -> [[[Candidate]]] {
        guard let (key, seeds) = seeds(candidates), seeds.count > 1 else { return [candidates] }
        var labels = seeds.map { seed in candidates.indices.map { $0 == key ? [seed] : [] } }
        for field in candidates.indices where field != key {
            let free = candidates[field].filter { candidate in !seeds.contains { $0.clashes(with: candidate) } }
            for (seed, values) in assign(free, to: seeds) { labels[seed][field] = values }
        }
        return labels
    }

    /// The field by which labels are counted, with a value for each label; nil where there is one label at most.
    private func seeds(_ candidates: [[Candidate]]) -> (field: Int, seeds: [Candidate])? {
        let barcodes = candidates.indices.filter { isOwnBarcode($0, candidates) }.max {
            candidates[$0].count < candidates[$1].count
        }
        if let barcodes { return (barcodes, Array(candidates[barcodes].prefix(Self.maximumLabels))) }
        // Barcodes that several fields may hold belong to one label.
        guard !candidates.joined().contains(where: { $0.value.symbology != nil }) else { return nil }
        return candidates.indices.filter { !page.label.fields[$0].field.isOptional || candidates.count == 1 }
            .map { ($0, page.label.fields[$0].needsAnchor ? repeated(candidates[$0]) : prominent($0, candidates[$0])) }
            .max { $0.1.count < $1.1.count }
            .map { (field: $0.0, seeds: Array($0.1.prefix(Self.maximumLabels))) }
    }

    private func isOwnBarcode(_ field: Int, _ candidates: [[Candidate]]) -> Bool {
        guard candidates[field].count > 1, page.label.fields[field].field.type.isBarcode else { return false }
        return !candidates.indices.contains { other in
            other != field && page.label.fields[other].field.type.isBarcode
                && candidates[other].contains { $0.evidence == candidates[field][0].evidence }
        }
    }

    /// Values with the same words beside them, as labels of one kind repeat them.
    private func repeated(_ candidates: [Candidate]) -> [Candidate] {
        let bound = candidates.filter { $0.anchor != nil && $0.score > 0.5 }
        let byWords = Dictionary(grouping: bound) { candidate in candidate.anchor.map { page.anchors[$0].letters } ?? []
        }
        let most = byWords.values.max { ($0.count, $1[0].place.y) < ($1.count, $0[0].place.y) } ?? []
        // The same date twice is one label that prints it twice.
        let apart = most.reduce(into: [Candidate]()) { kept, candidate in
            if !kept.contains(where: { $0.anchor == candidate.anchor || $0.value.value == candidate.value.value }) {
                kept.append(candidate)
            }
        }
        return apart.count > 1 ? apart.sorted { ($0.place.y, $0.place.x) < ($1.place.y, $1.place.x) } : []
    }

    /// Prices of one size that stand well apart: a shelf with many labels.
    private func prominent(_ field: Int, _ candidates: [Candidate]) -> [Candidate] {
        guard page.label.fields[field].field.type == .totalPriceText, let tallest = candidates.map(\.place.height).max()
        else { return [] }
        let large = candidates.filter { $0.place.height >= 0.75 * tallest && $0.score > 0.5 }.sorted {
            $0.score > $1.score
        }
        let apart = large.reduce(into: [Candidate]()) { kept, candidate in
            if kept.allSatisfy({ Self.isApart($0.place, candidate.place) }) { kept.append(candidate) }
        }
        return apart.count > 1 ? apart.sorted { ($0.place.y, $0.place.x) < ($1.place.y, $1.place.x) } : []
    }

    private static func isApart(_ first: Box, _ second: Box) -> Bool {
        let height = max(first.height, second.height)
        let across = max(first.x, second.x) - min(first.maxX, second.maxX)
        let down = max(first.y, second.y) - min(first.maxY, second.maxY)
        return across > 1.5 * height || down > 1.5 * height
    }

    /// Values for each seed at the offset that suits most seeds.
    private func assign(_ values: [Candidate], to seeds: [Candidate]) -> [(Int, [Candidate])] {
        guard !values.isEmpty else { return [] }
        let places = values.map(\.place.center)
        let origins = seeds.map(\.place.center)
        var best: (cost: Double, owners: [Int])?
        for origin in origins {
            for place in places.prefix(Self.maximumLabels) {
                let offset = place - origin
                let owners = places.map { nearest(to: $0 - offset, origins) }
                let misses = zip(places, owners).reduce(0.0) { $0 + ($1.0 - origins[$1.1] - offset).length }
                // The offset itself counts a little, so that of two that fit equally the nearer one wins.
                let cost = misses / Double(places.count) + 0.25 * offset.length
                if cost < best?.cost ?? .infinity { best = (cost, owners) }
            }
        }
        page.effort.count(origins.count * origins.count * min(places.count, Self.maximumLabels) * places.count)
        guard let owners = best?.owners else { return [] }
        return seeds.indices.map { seed in (seed, values.indices.filter { owners[$0] == seed }.map { values[$0] }) }
    }

    private func nearest(to point: Point, _ origins: [Point]) -> Int {
        origins.indices.min { (origins[$0] - point).length < (origins[$1] - point).length } ?? 0
    }
}
