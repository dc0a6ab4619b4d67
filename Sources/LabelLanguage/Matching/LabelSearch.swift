/// Finds the labels of one definition on a page.
struct LabelSearch {
    let page: LabelPage

    init(label: CompiledLabel, reading: PageReading) {
        page = LabelPage(reading, label: label)
    }

    /// Complete ones first, then from top to bottom.
    func readings() -> [FoundLabel] {
        let finder = CandidateFinder(page: page)
        let candidates = page.label.fields.map(finder.candidates)
        page.effort.count(candidates.reduce(0) { $0 + $1.count })
        let labels = LabelSplitter(page: page).split(candidates)
        let owners = labels.count > 1 ? anchorOwners(labels) : [:]
        let found = labels.indices.compactMap { index in
            self.label(labels[index], anchors: page.anchors.indices.filter { owners[$0, default: index] == index })
        }
        return found.filter(\.reading.isComplete) + found.filter { !$0.reading.isComplete }
    }

    /// Of each anchor, the label that it stands nearest to.
    private func anchorOwners(_ labels: [[[Candidate]]]) -> [Int: Int] {
        let boxes = labels.map { candidates in Self.union(candidates.joined().map(\.place)) }
        var owners: [Int: Int] = [:]
        for (index, anchor) in page.anchors.enumerated() {
            let gaps = boxes.map { $0?.gap(to: anchor.box) ?? .infinity }
            owners[index] = gaps.indices.min { gaps[$0] < gaps[$1] }
        }
        return owners
    }

    private func label(_ candidates: [[Candidate]], anchors: [Int]) -> FoundLabel? {
        let checked = FieldChecks(page: page).checked(candidates)
        let label =
            Self.union(candidates.joined().map(\.place) + page.page.runs.map(\.place))
            ?? Box(x: 0, y: 0, width: 0, height: 0)
        var assignment = FieldAssignment(page.label.fields, candidates: checked.accepted, label: label)
        let chosen = assignment.solve()
        page.effort.count(assignment.steps)
        var result = FieldChecks(page: page).agreed(chosen)
        result.rejections += checked.rejections.filter { rejection in
            !result.chosen.contains { $0?.value.name == rejection.field }
        }
        let seen = zip(page.label.fields, result.chosen).compactMap {
            field, candidate -> (name: String, anchor: Int?)? in
            guard candidate == nil else { return nil }
            let anchor = anchors.first { field.owns(page.anchors[$0]) }
            return anchor != nil || result.rejections.contains { $0.field == field.field.name }
                ? (field.field.name, anchor) : nil
        }
        let captured = result.chosen.compactMap { $0 }
        let used = captured.compactMap(\.anchor) + seen.compactMap(\.anchor)
        let boxes =
            captured.map(\.value.box) + used.map { page.page.runs[page.anchors[$0].run].box(page.anchors[$0].range) }
        guard let box = Self.union(boxes) ?? (result.rejections.isEmpty ? nil : Box(x: 0, y: 0, width: 0, height: 0))
        else { return nil }
        let required = zip(page.label.fields, result.chosen).filter { !$0.0.field.isOptional }
        var reading = LabelReading(
            definition: page.label.definition.name,
            isComplete: required.isEmpty ? !captured.isEmpty : required.allSatisfy { $0.1 != nil },
            fields: captured.map(\.value), predicted: seen.map(\.name), box: box)
        reading.rejections = result.rejections
        return FoundLabel(reading: reading, evidence: captured.map(\.evidence))
    }

    private static func union(_ boxes: [Box]) -> Box? {
        boxes.first.map { first in boxes.dropFirst().reduce(first) { $0.union($1) } }
    }
}

/// A label with what it was read from.
struct FoundLabel {
    var reading: LabelReading
    var evidence: [Evidence]
}
