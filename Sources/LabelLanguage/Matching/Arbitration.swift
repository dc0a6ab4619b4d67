/// Decides between labels of several definitions that were read from the same print: the one that explains more of it.
enum Arbitration {
    /// - Parameter found: of each definition in turn.
    /// - Returns: those that stand, in the same order.
    static func settled(_ found: [[FoundLabel]]) -> [LabelReading] {
        guard found.count > 1 else { return found.joined().map(\.reading) }
        let all = found.enumerated().flatMap { definition, labels in labels.map { (definition: definition, label: $0) }
        }
        return all.filter { one in
            !all.contains { other in
                other.definition != one.definition && overlaps(one.label, other.label)
                    && beats(other.label, other.definition, one.label, one.definition)
            }
        }.map(\.label.reading)
    }

    private static func overlaps(_ first: FoundLabel, _ second: FoundLabel) -> Bool {
        if first.evidence.contains(where: { one in second.evidence.contains { $0.clashes(with: one) } }) { return true }
        // Words alone, of a label that is complete as another.
        return first.evidence.isEmpty && second.reading.isComplete
            && first.reading.box.intersectionArea(second.reading.box) > 0
    }

    private static func beats(_ first: FoundLabel, _ firstPlace: Int, _ second: FoundLabel, _ secondPlace: Int) -> Bool
    {
        let (one, other) = (first.reading, second.reading)
        if one.isComplete != other.isComplete { return one.isComplete }
        if one.fields.count != other.fields.count { return one.fields.count > other.fields.count }
        if one.predicted.count != other.predicted.count { return one.predicted.count < other.predicted.count }
        return firstPlace < secondPlace
    }
}
