/// Gives each field the value that is best for the label as a whole: no value serves two fields.
struct FieldAssignment {
    private let fields: [CompiledLabel.Field]
    /// Of each field, best first.
    private let candidates: [[Candidate]]
    private let label: Box
    /// Of each field, the field that its location refers to.
    private let references: [Int?]
    private let conflict: NeighbourConflict?
    private var best: (score: Double, choice: [Int?])
    private(set) var steps = 0

    /// Where the search stops looking for something better.
    static let maximumSteps = 20_000
    private static let perField = 12
    /// What it costs to stand elsewhere than the field's location says.
    private static let misplaced = 0.5
    /// What it costs to take a value of the label beside: more than any value is worth.
    private static let foreign = 2.5

    /// - Parameter label: all that stands on the label.
    init(_ fields: [CompiledLabel.Field], candidates: [[Candidate]], label: Box) {
        self.fields = fields
        self.candidates = candidates.map { Array($0.sorted { $0.score > $1.score }.prefix(Self.perField)) }
        self.label = label
        references = fields.map { field in
            guard case .relative(_, let name)? = field.field.location else { return nil }
            return fields.firstIndex { $0.field.name == name }
        }
        conflict = NeighbourConflict(self.candidates)
        best = (-1, Array(repeating: nil, count: candidates.count))
    }

    /// The chosen candidate of each field.
    mutating func solve() -> [Candidate?] {
        // What the fields from here on can add at most.
        var bounds = [Double](repeating: 0, count: candidates.count + 1)
        for index in candidates.indices.reversed() {
            bounds[index] = bounds[index + 1] + (candidates[index].map { weight($0, index) }.max() ?? 0)
        }
        var choice = [Int?](repeating: nil, count: candidates.count)
        search(0, 0, &choice, bounds)
        return values(best.choice)
    }

    private func values(_ choice: [Int?]) -> [Candidate?] {
        zip(candidates, choice).map { list, index in index.map { list[$0] } }
    }

    /// A required field counts more than an optional one.
    private func weight(_ candidate: Candidate, _ field: Int) -> Double {
        max(0.01, candidate.score) + (fields[field].field.isOptional ? 0 : 1)
    }

    private mutating func search(_ field: Int, _ score: Double, _ choice: inout [Int?], _ bounds: [Double]) {
        steps += 1
        guard steps <= Self.maximumSteps, score + bounds[field] > best.score else { return }
        guard field < candidates.count else {
            var score = score - misplacement(choice)
            guard score > best.score else { return }
            if let conflict { score -= Self.foreign * Double(conflict.count(in: values(choice))) }
            if score > best.score { best = (score, choice) }
            return
        }
        for index in candidates[field].indices where isFree(candidates[field][index], before: field, choice) {
            choice[field] = index
            search(field + 1, score + weight(candidates[field][index], field), &choice, bounds)
        }
        choice[field] = nil
        search(field + 1, score, &choice, bounds)
    }

    private func isFree(_ candidate: Candidate, before field: Int, _ choice: [Int?]) -> Bool {
        (0..<field).allSatisfy { earlier in
            choice[earlier].map { !candidates[earlier][$0].clashes(with: candidate) } ?? true
        }
    }

    private func misplacement(_ choice: [Int?]) -> Double {
        fields.indices.reduce(0) { sum, field in
            guard let location = fields[field].field.location, let chosen = choice[field].map({ candidates[field][$0] })
            else { return sum }
            let other = references[field].flatMap { reference in
                choice[reference].map { candidates[reference][$0].place }
            }
            return sum + (location.holds(chosen.place, label: label, other: other) ? 0 : Self.misplaced)
        }
    }
}
