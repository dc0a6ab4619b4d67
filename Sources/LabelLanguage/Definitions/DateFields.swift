/// The last day on which the goods may be sold or are at their best.
///
///     ExpiryDateText(name: "Expiry Date")
///         .labelDateFormat(LabelDateFormat(componentFormat: .dmy))   // BEST BEFORE 24/12/2026 gives 2026-12-24
public struct ExpiryDateText: LabelDateFieldDefinition {
    public var field: LabelField

    public init(name: String) { field = LabelField(name: name, type: .expiryDateText) }
}
