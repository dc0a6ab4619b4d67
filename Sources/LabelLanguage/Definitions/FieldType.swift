/// What a field holds and so how it is found and read, by the name that configuration uses.
public enum FieldType: String, Hashable, Sendable, CaseIterable {
    case customBarcode = "CustomBarcode"
    case customText = "CustomText"
    case expiryDateText = "ExpiryDateText"
    case totalPriceText = "TotalPriceText"

    public var isBarcode: Bool { self == .customBarcode }

    public var isText: Bool { !isBarcode }

    /// Whether the field holds a date, and so takes a ``LabelDateFormat``.
    public var isDate: Bool { self == .expiryDateText }

    /// A date or a price without its words could be any other date or price on the label.
    var requiresAnchor: Bool { isText }
}
