import Delivery

/// One figure of a bench.
struct BenchResult {
    var name: String
    var value: Double
    var unit: String

    init(_ name: String, _ value: Double, _ unit: String) {
        self.name = name
        self.value = value
        self.unit = unit
    }

    var json: JSONValue {
        ["name": .string(name), "value": .number((value * 1_000).rounded() / 1_000), "unit": .string(unit)]
    }
}

extension [BenchResult] {
    /// A line a figure, the figures below each other.
    var lines: [String] {
        let width = map(\.name.count).max() ?? 0
        return map { result in
            let padding = String(repeating: " ", count: width - result.name.count + 2)
            return "\(result.name)\(padding)\(result.json.members[1].value) \(result.unit)"
        }
    }
}
