/// Where a profile changes fastest.
struct ProfileEdges {
    struct Edge {
        /// In samples, with fractions.
        var position: Float
        /// The step in grey levels over four samples.
        var strength: Float
        /// From light to dark.
        var isFalling: Bool
    }

    /// From the profile's start to its end.
    var edges: [Edge] = []

    /// - Parameter share: edges weaker than this part of the strongest are left out.
    init(of samples: [Float], share: Float = 0.1) {
        guard samples.count > 4 else { return }
        var slope = [Float](repeating: 0, count: samples.count)
        for index in 2..<(samples.count - 2) { slope[index] = samples[index + 2] - samples[index - 2] }
        let strongest = slope.reduce(0) { max($0, abs($1)) }
        let least = max(share * strongest, 3)
        for index in 1..<(samples.count - 1) where abs(slope[index]) >= least {
            let (before, here, after) = (abs(slope[index - 1]), abs(slope[index]), abs(slope[index + 1]))
            guard here >= before, here > after else { continue }
            // The peak of the parabola through the three.
            let bend = before - 2 * here + after
            let shift = bend < 0 ? 0.5 * (before - after) / bend : 0
            edges.append(Edge(position: Float(index) + shift, strength: here, isFalling: slope[index] < 0))
        }
    }

    /// Places where a symbol may begin, with the room without an edge before them.
    var starts: [(position: Float, quiet: Float)] {
        edges.indices.filter { edges[$0].isFalling }.map { index in
            let edge = edges[index]
            let before = edges[..<index].last { $0.strength > Self.noise * edge.strength }
            return (edge.position, before.map { edge.position - $0.position } ?? .infinity)
        }
    }

    /// Places where a symbol may end, with the room without an edge after them.
    var ends: [(position: Float, quiet: Float)] {
        edges.indices.filter { !edges[$0].isFalling }.map { index in
            let edge = edges[index]
            let after = edges[(index + 1)...].first { $0.strength > Self.noise * edge.strength }
            return (edge.position, after.map { $0.position - edge.position } ?? .infinity)
        }
    }

    /// Edges in a quiet zone that are weaker than this part of the symbol's own edge do not disturb it.
    private static let noise: Float = 0.35
}
