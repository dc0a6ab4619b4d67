/// Anything that stands for a field in a ``LabelDefinition``: the types by which fields are written down. Its modifiers
/// each give a changed copy, so that they can be strung together.
///
/// ```swift
/// let serial = CustomText(name: "Serial").anchorRegex("S/N").valueRegex("[0-9]{8}").hint("on the back")
/// serial.field.hint   // on the back
/// ```
public protocol LabelFieldDefinition: Sendable {
    /// The field as the matcher takes it, such as one of type ``FieldType/customText``.
    var field: LabelField { get set }
}

extension LabelField: LabelFieldDefinition {
    /// The field itself, so that one that was made by hand can stand in a definition too.
    ///
    /// ```swift
    /// LabelDefinition("Box", fields: [LabelField(name: "Weight", type: .weightText).field]).readsText   // true
    /// ```
    public var field: LabelField {
        get { self }
        set { self = newValue }
    }
}

extension LabelFieldDefinition {
    /// Let a label pass without this field.
    ///
    /// ```swift
    /// WeightText(name: "Weight").optional(true).field.isOptional   // true
    /// ```
    public func optional(_ isOptional: Bool) -> Self { setting { $0.isOptional = isOptional } }

    /// Words beside the value, as a pattern that is matched without regard to case. They take the place of the type's
    /// own.
    ///
    /// ```swift
    /// ExpiryDateText(name: "Expiry").anchorRegex("T[12]:")   // t2: 24.12.2026 gives 2026-12-24
    /// ```
    public func anchorRegex(_ pattern: String) -> Self { anchorRegexes([pattern]) }

    /// Words beside the value, as patterns of which one must fit. An empty list does away with the type's own words.
    ///
    /// ```swift
    /// ExpiryDateText(name: "Expiry").anchorRegexes(["ENJOY", "GOOD TILL"])   // GOOD TILL 24.12.2026 gives 2026-12-24
    /// ExpiryDateText(name: "Expiry").anchorRegexes([])   // 24.12.2026 gives 2026-12-24
    /// ```
    public func anchorRegexes(_ patterns: [String]) -> Self { setting { $0.anchorRegexes = patterns } }

    /// Whether a value without its words beside it is refused.
    ///
    /// ```swift
    /// TotalPriceText(name: "Price").anchorRequired(false)   // $5.92 gives 5.92, USD
    /// ```
    public func anchorRequired(_ isRequired: Bool) -> Self { setting { $0.requiresAnchor = isRequired } }

    /// What the value looks like, as a pattern. Its first group, where it has one, is the value.
    ///
    /// ```swift
    /// CustomText(name: "Batch").valueRegex("B([0-9]{4})C")   // B2041C gives 2041
    /// ```
    public func valueRegex(_ pattern: String) -> Self { valueRegexes([pattern]) }

    /// What the value looks like, as patterns of which one must fit.
    ///
    /// ```swift
    /// CustomText(name: "Lot").anchorRegex("LOT").valueRegexes(["L[0-9]{5}", "[A-Z]{3}"])   // LOT L20417 gives L20417
    /// ```
    public func valueRegexes(_ patterns: [String]) -> Self { setting { $0.valueRegexes = patterns } }

    /// What a person is told to type where the field cannot be read.
    ///
    /// ```swift
    /// CustomText(name: "Lot").anchorRegex("LOT").hint("under the lid").field.hint   // under the lid
    /// ```
    public func hint(_ text: String) -> Self { setting { $0.hint = text } }

    /// Where on the label the value stands.
    ///
    /// ```swift
    /// CustomText(name: "Code").valueRegex("[A-Z][0-9]{3}").location(.relative(.below, to: "Barcode"))
    /// ```
    public func location(_ location: FieldLocation) -> Self { setting { $0.location = location } }

    /// A further condition on the value.
    ///
    /// ```swift
    /// let fresh = ExpiryDateText(name: "Expiry").validation(.notInPast).validation(.matches(field: "Printed"))
    /// fresh.field.validations.map(\.name)   // ["notInPast", "matches"]
    /// ```
    public func validation(_ validation: FieldValidation) -> Self { setting { $0.validations.append(validation) } }

    /// A further condition on the value, as a rule in Swift with a name for messages.
    ///
    /// ```swift
    /// TotalPriceText(name: "Price").validation("below a thousand") { $0.value.count < 7 }   // Total 5.92 gives 5.92
    /// ```
    public func validation(_ name: String, _ accepts: @escaping @Sendable (FieldValue) -> Bool) -> Self {
        validation(.custom(name: name, accepts))
    }

    /// The GS1 application identifier that the field may be filled from, `n` standing for any digit.
    ///
    /// ```swift
    /// CustomText(name: "Lot").gs1("10").field.gs1   // 10
    /// WeightText(name: "Gross").gs1("330n").field.gs1   // 330n
    /// ```
    public func gs1(_ identifier: String) -> Self { setting { $0.gs1 = identifier } }

    func setting(_ change: (inout LabelField) -> Void) -> Self {
        var copy = self
        change(&copy.field)
        return copy
    }
}

/// A field that holds printed text. Its type's own anchors are in ``AnchorLanguage``'s languages.
///
/// ```swift
/// WeightText(name: "Weight").anchorLanguages([.german])   // Füllmenge: 750 ml gives 750, ml
/// ```
public protocol LabelTextFieldDefinition: LabelFieldDefinition {}

extension LabelTextFieldDefinition {
    /// Languages in which the type's own anchors are looked for. Fewer languages leave less to be mistaken.
    ///
    /// ```swift
    /// ExpiryDateText(name: "Expiry").anchorLanguages([.german, .french])   // DLC 24.12.2026 gives 2026-12-24
    /// ```
    public func anchorLanguages(_ languages: Set<AnchorLanguage>) -> Self {
        setting { $0.anchorLanguages = languages }
    }
}

/// A text field that holds a date.
///
/// ```swift
/// let format = LabelDateFormat(componentFormat: .mdy)
/// PackingDateText(name: "Packed").labelDateFormat(format)   // PACKED 11/24/26 gives 2026-11-24
/// ```
public protocol LabelDateFieldDefinition: LabelTextFieldDefinition {}

extension LabelDateFieldDefinition {
    /// How the date is written.
    ///
    /// ```swift
    /// let monthFirst = LabelDateFormat(componentFormat: .mdy)
    /// ExpiryDateText(name: "Expiry").labelDateFormat(monthFirst)   // SELL BY 03/04/27 gives 2027-03-04
    /// ```
    public func labelDateFormat(_ format: LabelDateFormat) -> Self { setting { $0.labelDateFormat = format } }
}

extension TotalPriceText {
    /// A layout of EAN-13 symbols that carry the price, as ``VariableMeasureTemplate`` writes it.
    ///
    /// ```swift
    /// TotalPriceText(name: "Price").embedded("02IIIIIVPP.PPC").field.embedded   // ["02IIIIIVPP.PPC"]
    /// ```
    public func embedded(_ template: String) -> Self { setting { $0.embedded.append(template) } }
}

extension WeightText {
    /// A layout of EAN-13 symbols that carry the weight in kilograms, as ``VariableMeasureTemplate`` writes it.
    ///
    /// ```swift
    /// WeightText(name: "Weight").embedded("28IIIIIWW.WWWC").field.embedded   // ["28IIIIIWW.WWWC"]
    /// ```
    public func embedded(_ template: String) -> Self { setting { $0.embedded.append(template) } }
}
