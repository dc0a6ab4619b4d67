import LabelLanguage

/// What tracking has to know of a definition.
struct LabelShape: Sendable {
    let definition: LabelDefinition
    let required: Set<String>
    let optional: Set<String>

    init(_ definition: LabelDefinition) {
        self.definition = definition
        required = Set(definition.fields.filter { !$0.isOptional }.map(\.name))
        optional = Set(definition.fields.filter(\.isOptional).map(\.name))
    }

    /// The values that make a label this label: those of its required fields or, where none is required, all.
    func essence(of label: LabelReading) -> [String: String] {
        Dictionary(
            label.fields.filter { required.isEmpty || required.contains($0.name) }.map { ($0.name, $0.value) }
        ) { first, _ in first }
    }
}
