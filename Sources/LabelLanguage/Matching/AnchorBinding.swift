/// Decides which words each value belongs to: the assignment that is best for all of them together, so that of two words
/// and two values each gets its own, also where one value is nearer to both.
struct AnchorBinding {
    struct Bond: Hashable {
        var anchor: Int
        var score: Double
    }

    /// Of each value, in the order given.
    let bonds: [Bond?]

    private static let bondsPerValue = 4
    private static let maximumSteps = 4_000
    /// What it costs when two words and their two values stand in opposite orders.
    private static let crossing = 0.3

    /// - Parameters:
    ///   - anchors: indices of the words that take part.
    ///   - places: of the values.
    init(anchors: [Int], of all: [Anchor], places: [Place], relation: AnchorRelation, effort: Effort) {
        effort.count(anchors.count * places.count)
        let options = places.map { place in
            anchors.map { Bond(anchor: $0, score: relation.score(all[$0], place)) }
                .filter { $0.score >= AnchorRelation.least }
                .sorted { $0.score > $1.score }
                .prefix(Self.bondsPerValue)
        }
        var bonds = [Bond?](repeating: nil, count: places.count)
        for group in Self.groups(options) {
            var search = Search(group: group, options: options.map(Array.init), anchors: all, places: places)
            for (value, bond) in zip(group, search.solve()) { bonds[value] = bond }
            effort.count(search.steps)
        }
        self.bonds = bonds
    }

    /// Values that share words, directly or through others.
    private static func groups(_ options: [ArraySlice<Bond>]) -> [[Int]] {
        var groups: [(values: [Int], anchors: Set<Int>)] = []
        for (value, bonds) in options.enumerated() where !bonds.isEmpty {
            let anchors = Set(bonds.map(\.anchor))
            let touching = groups.indices.filter { !groups[$0].anchors.isDisjoint(with: anchors) }
            var merged = (values: [value], anchors: anchors)
            for index in touching.reversed() {
                merged = (groups[index].values + merged.values, groups[index].anchors.union(merged.anchors))
                groups.remove(at: index)
            }
            groups.append(merged)
        }
        return groups.map { $0.values.sorted() }
    }

    private struct Search {
        let group: [Int]
        let options: [[Bond]]
        let anchors: [Anchor]
        let places: [Place]
        var steps = 0
        private var best: (score: Double, choice: [Bond?])
        private var bounds: [Double] = []

        init(group: [Int], options: [[Bond]], anchors: [Anchor], places: [Place]) {
            self.group = group
            self.options = options
            self.anchors = anchors
            self.places = places
            best = (-1, Array(repeating: nil, count: group.count))
            bounds = [0]
            for value in group.reversed() { bounds.insert(bounds[0] + (options[value].first?.score ?? 0), at: 0) }
        }

        mutating func solve() -> [Bond?] {
            var choice: [Bond?] = []
            search(0, &choice)
            return best.choice
        }

        private mutating func search(_ score: Double, _ choice: inout [Bond?]) {
            steps += 1
            let depth = choice.count
            guard steps <= AnchorBinding.maximumSteps, score + bounds[depth] > best.score else { return }
            guard depth < group.count else {
                best = (score, choice)
                return
            }
            for bond in options[group[depth]] where !choice.contains(where: { $0?.anchor == bond.anchor }) {
                let cost = crossings(bond, at: depth, choice)
                choice.append(bond)
                search(score + bond.score - cost, &choice)
                choice.removeLast()
            }
            choice.append(nil)
            search(score, &choice)
            choice.removeLast()
        }

        private func crossings(_ bond: Bond, at depth: Int, _ choice: [Bond?]) -> Double {
            choice.enumerated().reduce(0) { sum, earlier in
                guard let other = earlier.element, crosses(other, group[earlier.offset], bond, group[depth]) else {
                    return sum
                }
                return sum + AnchorBinding.crossing
            }
        }

        /// Two words in one row whose values, in one row too, stand the other way round; and the same for columns.
        private func crosses(_ first: Bond, _ firstValue: Int, _ second: Bond, _ secondValue: Int) -> Bool {
            let words = (anchors[first.anchor].box, anchors[second.anchor].box)
            let values = (places[firstValue].box, places[secondValue].box)
            if Self.shareRow(words.0, words.1), Self.shareRow(values.0, values.1) {
                return (words.0.center.x - words.1.center.x) * (values.0.center.x - values.1.center.x) < 0
            }
            if Self.shareColumn(words.0, words.1), Self.shareColumn(values.0, values.1) {
                return (words.0.center.y - words.1.center.y) * (values.0.center.y - values.1.center.y) < 0
            }
            return false
        }

        private static func shareRow(_ first: Box, _ second: Box) -> Bool {
            min(first.maxY, second.maxY) - max(first.y, second.y) > 0.5 * min(first.height, second.height)
        }

        private static func shareColumn(_ first: Box, _ second: Box) -> Bool {
            min(first.maxX, second.maxX) - max(first.x, second.x) > 0
        }
    }
}
