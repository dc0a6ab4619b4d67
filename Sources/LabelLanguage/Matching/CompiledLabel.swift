/// A definition with its patterns compiled.
struct CompiledLabel: Sendable {
    struct Field: Sendable {
        fileprivate(set) var field: LabelField
        let index: Int
        /// The label's name.
        let label: String
        /// The field's own anchors; nil where the type's stand.
        let anchors: [Pattern]?
        let values: [Pattern]
        let embedded: [VariableMeasureTemplate]

        /// What the type's own anchors mean; nil where it has none, or the field brings its own.
        var concept: AnchorConcept? { anchors == nil ? field.type.concept : nil }

        /// Whether there are any words to look for.
        var hasAnchors: Bool { concept != nil || anchors?.isEmpty == false }

        var needsAnchor: Bool { hasAnchors && field.requiresAnchor }

        /// Whether words on the page are this field's.
        func owns(_ anchor: Anchor) -> Bool {
            switch anchor.meaning {
            case .field(let index): index == self.index
            case .concept(let concept):
                concept == self.concept && !field.anchorLanguages.isDisjoint(with: anchor.languages)
            }
        }

        /// Whether one of the value patterns fits a text as a whole, or there are none.
        func accepts(_ text: String, _ effort: Effort) -> Bool {
            values.isEmpty || values.contains { effort.matchesWhole($0, text, for: self) }
        }
    }

    let definition: LabelDefinition
    private(set) var fields: [Field]

    init(_ definition: LabelDefinition) throws(LabelDefinitionError) {
        try definition.check()
        self.definition = definition
        var fields: [Field] = []
        for (index, field) in definition.fields.enumerated() {
            let anchors = try field.anchorRegexes.map { patterns throws(LabelDefinitionError) in
                try Self.compile(patterns, "anchor", field, definition, isCaseInsensitive: true)
            }
            fields.append(
                Field(
                    field: field, index: index, label: definition.name, anchors: anchors,
                    values: try Self.compile(field.valueRegexes, "value", field, definition, isCaseInsensitive: false),
                    embedded: field.embedded.compactMap { try? VariableMeasureTemplate($0) }))
        }
        self.fields = fields
    }

    /// The same label, where text without its words beside it is refused.
    func requiringAnchors() -> CompiledLabel {
        var copy = self
        for index in fields.indices where fields[index].field.type.isText {
            copy.fields[index].field.requiresAnchor = true
        }
        return copy
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
        case .packingDateText: .packing
        case .dateText: .date
        case .totalPriceText: .totalPrice
        case .unitPriceText: .unitPrice
        case .weightText, .sevenSegmentText: .weight
        case .imeiOneBarcode: .imeiOne
        case .imeiTwoBarcode: .imeiTwo
        case .partNumberBarcode: .partNumber
        case .serialNumberBarcode: .serialNumber
        case .vinText, .vinBarcode: .vin
        case .customBarcode, .customText: nil
        }
    }

    /// Words that matter to a field of this type: its own, those that draw values away, and where text of any form is
    /// wanted, all that may end it.
    var families: [AnchorConcept.Family] {
        switch self {
        case .customText: AnchorConcept.Family.allCases
        case .expiryDateText, .packingDateText, .dateText: [.dates, .numbers]
        case .totalPriceText, .unitPriceText: [.money]
        case .weightText, .sevenSegmentText: [.weights]
        case .imeiOneBarcode, .imeiTwoBarcode, .partNumberBarcode, .serialNumberBarcode, .vinBarcode, .vinText:
            [.numbers]
        case .customBarcode: []
        }
    }
}
