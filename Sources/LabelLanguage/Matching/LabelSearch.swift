/// Finds the labels of one definition on a page.
struct LabelSearch {
    let label: CompiledLabel
    let reading: PageReading

    func readings() -> [LabelReading] {
        let reading = reading.adding(ownAnchors)
        let finder = CandidateFinder(reading: reading, label: label)
        let candidates = label.fields.map(finder.candidates)
        return LabelSplitter(page: reading.page).split(candidates).compactMap { self.reading(from: $0, reading) }
    }

    /// Places of the definition's own anchor patterns.
    private var ownAnchors: [Anchor] {
        label.fields.flatMap { field -> [Anchor] in
            guard let patterns = field.anchors else { return [] }
            return reading.page.runs.enumerated().flatMap { number, run in
                let places = run.scalarIndexByByte()
                return patterns.flatMap { (try? $0.matches(in: run.text)) ?? [] }
                    .filter { !$0.utf8Range.isEmpty }
                    .map { match in
                        let range = places[match.utf8Range.lowerBound]..<places[match.utf8Range.upperBound]
                        return Anchor(
                            meaning: .field(field.index), run: number, range: range, box: run.box(range), quality: 1)
                    }
            }
        }
    }

    private func reading(from candidates: [[Candidate]], _ reading: PageReading) -> LabelReading? {
        var assignment = FieldAssignment(candidates, isOptional: label.fields.map(\.field.isOptional))
        let chosen = assignment.solve()
        let fields = chosen.compactMap { $0?.value }
        let predicted = zip(label.fields, chosen).filter { field, candidate in
            candidate == nil && reading.anchors.contains { field.owns($0) }
        }
        guard !fields.isEmpty || !predicted.isEmpty else { return nil }
        let required = zip(label.fields, chosen).filter { !$0.0.field.isOptional }
        let isComplete = required.isEmpty ? !fields.isEmpty : required.allSatisfy { $0.1 != nil }
        let anchors =
            chosen.compactMap { $0?.anchor }
            + predicted.compactMap { field, _ in
                reading.anchors.firstIndex { field.owns($0) }
            }
        let boxes = fields.map(\.box) + anchors.map { reading.anchors[$0].box }
        guard let first = boxes.first else { return nil }
        return LabelReading(
            definition: label.definition.name, isComplete: isComplete, fields: fields,
            predicted: predicted.map(\.0.field.name), box: boxes.dropFirst().reduce(first) { $0.union($1) })
    }
}

extension PageReading {
    /// With the anchors of a definition's own patterns.
    func adding(_ more: [Anchor]) -> PageReading {
        more.isEmpty ? self : PageReading(self, anchors: anchors + more)
    }
}
