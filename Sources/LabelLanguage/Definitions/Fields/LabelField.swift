/// One field of a label: what it holds, how it is told from the rest of the print, and what it must satisfy.
///
/// Usually built by type, with the modifiers of ``LabelFieldDefinition``:
///
///     CustomText(name: "Lot").anchorRegex("LOT").valueRegex("[A-Z0-9]{4,10}").optional(true)
public struct LabelField: Sendable {
    public var name: String
    public var type: FieldType
    /// A label passes without an optional field.
    public var isOptional = false
    /// What the field may be printed in. Empty for text.
    public var symbologies: Set<Symbology>
    /// Patterns of the words beside the value, matched without regard to case. Nil stands for the type's own words in
    /// ``anchorLanguages``, an empty list for none at all.
    public var anchorRegexes: [String]?
    /// Languages of the type's own anchors.
    public var anchorLanguages = Set(AnchorLanguage.allCases)
    /// Whether a value without an anchor is refused. Means nothing where there are no anchors.
    public var requiresAnchor: Bool
    /// Patterns of the value, of which one must fit. None stands for whatever the type can read.
    public var valueRegexes: [String] = []
    /// How the field's dates are written. Nil takes only dates that can be read in one way.
    public var labelDateFormat: LabelDateFormat?
    /// What a person is told to type where the field cannot be read: "as printed under the lid".
    public var hint: String?
    /// Where on the label the value stands.
    public var location: FieldLocation?
    /// What the value must satisfy. One that does not is not captured; the reading says why.
    public var validations: [FieldValidation] = []
    /// The GS1 application identifier that the field may be filled from, `n` standing for any digit: `17`, `310n`. Nil
    /// stands for the type's own (expiry 17 and 15, weight 310n, …), an empty string for none.
    public var gs1: String?
    /// Layouts of EAN-13 symbols that carry the field's price or weight, as ``VariableMeasureTemplate`` writes them.
    public var embedded: [String] = []

    public init(name: String, type: FieldType) {
        self.name = name
        self.type = type
        symbologies = type.defaultSymbologies
        requiresAnchor = type.requiresAnchor
    }
}
