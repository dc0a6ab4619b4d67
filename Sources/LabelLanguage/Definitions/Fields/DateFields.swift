/// The last day on which the goods may be sold or are at their best.
///
/// ```swift
/// let dayFirst = LabelDateFormat(componentFormat: .dmy)
/// ExpiryDateText(name: "Expiry Date").labelDateFormat(dayFirst)   // BEST BEFORE 03/04/27 gives 2027-04-03
/// ```
public struct ExpiryDateText: LabelDateFieldDefinition {
    /// The field as the matcher takes it: its name, such as `Expiry Date`, the type ``FieldType/expiryDateText``, and
    /// what modifiers set.
    public var field: LabelField

    /// An expiry date that is told by words such as "best before", "MHD" or "à consommer avant" beside it.
    ///
    /// ```swift
    /// ExpiryDateText(name: "Expiry Date")   // MHD 24.12.2026 gives 2026-12-24
    /// ```
    public init(name: String) { field = LabelField(name: name, type: .expiryDateText) }
}

/// The day on which the goods were packed or made.
///
/// ```swift
/// PackingDateText(name: "Packed")   // PACKED ON 24 NOV 2026 gives 2026-11-24
/// ```
public struct PackingDateText: LabelDateFieldDefinition {
    /// The field as the matcher takes it: its name, such as `Packed`, the type ``FieldType/packingDateText``, and what
    /// modifiers set.
    public var field: LabelField

    /// A packing date that is told by words such as "packed on", "MFG" or "verpackt am" beside it.
    ///
    /// ```swift
    /// PackingDateText(name: "Packed")   // MFG 24NOV2026 gives 2026-11-24
    /// ```
    public init(name: String) { field = LabelField(name: name, type: .packingDateText) }
}

/// Any date. One that the label's words make another field's is left to that field.
///
/// ```swift
/// let yearFirst = LabelDateFormat(componentFormat: .ymd)
/// DateText(name: "Date", labelDateFormat: yearFirst)   // 26-11-24 gives 2026-11-24
/// ```
public struct DateText: LabelDateFieldDefinition {
    /// The field as the matcher takes it: its name, such as `Date`, the type ``FieldType/dateText``, and what modifiers
    /// set.
    public var field: LabelField

    /// A date with or without words beside it.
    ///
    /// ```swift
    /// DateText(name: "Date")   // 24/12/2026 gives 2026-12-24
    /// ```
    ///
    /// - Parameter labelDateFormat: how the date is written; nil takes only dates that can be read in one way.
    public init(name: String, labelDateFormat: LabelDateFormat? = nil) {
        field = LabelField(name: name, type: .dateText)
        field.labelDateFormat = labelDateFormat
    }
}
