/// Anything that stands for a field in a ``LabelDefinition``: the types by which fields are written down.
public protocol LabelFieldDefinition: Sendable {
    var field: LabelField { get set }
}

extension LabelField: LabelFieldDefinition {
    public var field: LabelField {
        get { self }
        set { self = newValue }
    }
}

extension LabelFieldDefinition {
    /// Let a label pass without this field.
    public func optional(_ isOptional: Bool) -> Self { setting { $0.isOptional = isOptional } }

    /// Words beside the value, as a pattern that is matched without regard to case.
    public func anchorRegex(_ pattern: String) -> Self { anchorRegexes([pattern]) }

    /// Words beside the value, as patterns of which one must fit. An empty list does away with the type's own words.
    public func anchorRegexes(_ patterns: [String]) -> Self { setting { $0.anchorRegexes = patterns } }

    /// Whether a value without its words beside it is refused.
    public func anchorRequired(_ isRequired: Bool) -> Self { setting { $0.requiresAnchor = isRequired } }

    /// What the value looks like, as a pattern.
    public func valueRegex(_ pattern: String) -> Self { valueRegexes([pattern]) }

    /// What the value looks like, as patterns of which one must fit.
    public func valueRegexes(_ patterns: [String]) -> Self { setting { $0.valueRegexes = patterns } }

    /// What a person is told to type where the field cannot be read.
    public func hint(_ text: String) -> Self { setting { $0.hint = text } }

    /// Where on the label the value stands.
    public func location(_ location: FieldLocation) -> Self { setting { $0.location = location } }

    /// A further condition on the value.
    public func validation(_ validation: FieldValidation) -> Self { setting { $0.validations.append(validation) } }

    /// A further condition on the value, as a rule in Swift with a name for messages.
    public func validation(_ name: String, _ accepts: @escaping @Sendable (FieldValue) -> Bool) -> Self {
        validation(.custom(name: name, accepts))
    }

    /// The GS1 application identifier that the field may be filled from, `n` standing for any digit: `17`, `310n`.
    public func gs1(_ identifier: String) -> Self { setting { $0.gs1 = identifier } }

    func setting(_ change: (inout LabelField) -> Void) -> Self {
        var copy = self
        change(&copy.field)
        return copy
    }
}

/// A field that holds printed text. Its type's own anchors are in ``AnchorLanguage``'s languages.
public protocol LabelTextFieldDefinition: LabelFieldDefinition {}

extension LabelTextFieldDefinition {
    /// Languages in which the type's own anchors are looked for.
    public func anchorLanguages(_ languages: Set<AnchorLanguage>) -> Self {
        setting { $0.anchorLanguages = languages }
    }
}

/// A text field that holds a date.
public protocol LabelDateFieldDefinition: LabelTextFieldDefinition {}

extension LabelDateFieldDefinition {
    /// How the date is written.
    public func labelDateFormat(_ format: LabelDateFormat) -> Self { setting { $0.labelDateFormat = format } }
}

extension TotalPriceText {
    /// A layout of EAN-13 symbols that carry the price: `02IIIIIVPP.PPC`.
    public func embedded(_ template: String) -> Self { setting { $0.embedded.append(template) } }
}

extension WeightText {
    /// A layout of EAN-13 symbols that carry the weight: `28IIIIIPP.PPPC`.
    public func embedded(_ template: String) -> Self { setting { $0.embedded.append(template) } }
}
