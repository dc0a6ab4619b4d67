/// One field of a label: what it holds, how it is told from the rest of the print, and what it must satisfy.
///
/// Usually built by type, with the modifiers of ``LabelFieldDefinition``:
///
/// ```swift
/// let lot = CustomText(name: "Lot").anchorRegex("LOT").valueRegex("[A-Z0-9]{4,10}").optional(true)
/// lot.field.anchorRegexes   // ["LOT"]
/// lot.field.isOptional   // true
/// ```
public struct LabelField: Sendable {
    /// By which readings and records call the value, such as `Expiry Date`; one name stands once in a definition.
    public var name: String
    /// What the field holds, such as ``FieldType/expiryDateText``.
    public var type: FieldType
    /// A label passes without an optional field. False, unless `optional(true)` says otherwise.
    public var isOptional = false
    /// What the field may be printed in, such as `[.ean13, .upca]`. Empty for text.
    public var symbologies: Set<Symbology>
    /// Patterns of the words beside the value, matched without regard to case, such as `["LOT", "BATCH( NO)?"]`. Nil
    /// stands for the type's own words in ``anchorLanguages``, an empty list for none at all.
    public var anchorRegexes: [String]?
    /// Languages of the type's own anchors: all of them, unless for instance `[.norwegian]` are enough.
    public var anchorLanguages = Set(AnchorLanguage.allCases)
    /// Whether a value without an anchor is refused, as for an expiry date; a weight has its unit and needs none. Means
    /// nothing where there are no anchors.
    public var requiresAnchor: Bool
    /// Patterns of the value, of which one must fit, such as `["[A-Z0-9]{4,10}"]`. None stands for whatever the type
    /// can read.
    public var valueRegexes: [String] = []
    /// How the field's dates are written, such as day first. Nil takes only dates that can be read in one way.
    public var labelDateFormat: LabelDateFormat?
    /// What a person is told to type where the field cannot be read, such as "as printed under the lid".
    public var hint: String?
    /// Where on the label the value stands, such as `.relative(.below, to: "Barcode")`; nil for anywhere.
    public var location: FieldLocation?
    /// What the value must satisfy, such as `[.notInPast]`. One that does not is not captured; the reading says why.
    public var validations: [FieldValidation] = []
    /// Of the text field of `anything`: what it may be, such as `[.date, .money]`. ``TextKind/any`` takes whole lines.
    public var textKinds: Set<TextKind> = [.any]
    /// The GS1 application identifier that the field may be filled from, `n` standing for any digit, such as `17` or
    /// `310n`. Nil stands for the type's own (expiry 17 and 15, weight 310n, …), an empty string for none.
    public var gs1: String?
    /// Layouts of EAN-13 symbols that carry the field's price or weight, as ``VariableMeasureTemplate`` writes them,
    /// such as `["02IIIIIVPP.PPC"]`.
    public var embedded: [String] = []

    /// A field with its type's own symbologies and anchors.
    ///
    /// ```swift
    /// LabelField(name: "Weight", type: .weightText).requiresAnchor   // false
    /// ```
    public init(name: String, type: FieldType) {
        self.name = name
        self.type = type
        symbologies = type.defaultSymbologies
        requiresAnchor = type.requiresAnchor
    }
}
