/// A definition with its patterns compiled.
struct CompiledLabel: Sendable {
    struct Field: Sendable {
        let field: LabelField
        let index: Int
        /// The field's own anchors; nil where the type's stand.
        let anchors: [Pattern]?
        let values: [Pattern]

        /// What the type's own anchors mean; nil where it has none, or the field brings its own.
        var concept: AnchorConcept? { anchors == nil ? field.type.concept : nil }

        /// Whether there are any words to look for.
        var hasAnchors: Bool { concept != nil || anchors?.isEmpty == false }

        var needsAnchor: Bool { hasAnchors && field.requiresAnchor }
    }

    let definition: LabelDefinition
    let fields: [Field]

    init(_ definition: LabelDefinition) throws(LabelDefinitionError) {
        try definition.check()
        self.definition = definition
        var fields: [Field] = []
        for (index, field) in definition.fields.enumerated() {
            fields.append(
                Field(
                    field: field, index: index,
                    anchors: try field.anchorRegexes.map { patterns throws(LabelDefinitionError) in
                        try Self.compile(patterns, "anchor", field, definition, isCaseInsensitive: true)
                    },
                    values: try Self.compile(field.valueRegexes, "value", field, definition, isCaseInsensitive: false)))
        }
        self.fields = fields
    }

    private static func compile(
        _ sources: [String], _ role: String, _ field: LabelField, _ definition: LabelDefinition, isCaseInsensitive: Bool
    ) throws(LabelDefinitionError) -> [Pattern] {
        var patterns: [Pattern] = []
        for source in sources {
            do {
                patterns.append(try Pattern(source, isCaseInsensitive: isCaseInsensitive))
            } catch {
                throw LabelDefinitionError(
                    .badPattern, label: definition.name, field: field.name, pattern: error,
                    message: "label '\(definition.name)', field '\(field.name)', \(role) \(error.message)")
            }
        }
        return patterns
    }
}

extension FieldType {
    /// What the type's own anchors mean.
    var concept: AnchorConcept? {
        switch self {
        case .expiryDateText: .expiry
        case .totalPriceText: .totalPrice
        case .customBarcode, .customText: nil
        }
    }
}
