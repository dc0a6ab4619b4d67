/// The last day on which the goods may be sold or are at their best.
///
///     ExpiryDateText(name: "Expiry Date")
///         .labelDateFormat(LabelDateFormat(componentFormat: .dmy))   // BEST BEFORE 24/12/2026 gives 2026-12-24
public struct ExpiryDateText: LabelDateFieldDefinition {
    public var field: LabelField

    public init(name: String) { field = LabelField(name: name, type: .expiryDateText) }
}

/// The day on which the goods were packed or made.
///
///     PackingDateText(name: "Packed")   // PACKED ON 24 NOV 2026 gives 2026-11-24
public struct PackingDateText: LabelDateFieldDefinition {
    public var field: LabelField

    public init(name: String) { field = LabelField(name: name, type: .packingDateText) }
}

/// Any date. One that the label's words make another field's is left to that field.
///
///     DateText(name: "Date", labelDateFormat: LabelDateFormat(componentFormat: .ymd))
public struct DateText: LabelDateFieldDefinition {
    public var field: LabelField

    public init(name: String, labelDateFormat: LabelDateFormat? = nil) {
        field = LabelField(name: name, type: .dateText)
        field.labelDateFormat = labelDateFormat
    }
}
