/// Text of any kind, told by its anchors, its value patterns, or both.
///
///     CustomText(name: "Lot").anchorRegex("LOT").valueRegex("[A-Z0-9]{4,10}")
public struct CustomText: LabelTextFieldDefinition {
    public var field: LabelField

    public init(name: String) { field = LabelField(name: name, type: .customText) }
}

/// What a customer pays, as a decimal string with its currency.
///
///     TotalPriceText(name: "Total Price")   // TOTAL PRICE $5.92 gives 5.92, USD
public struct TotalPriceText: LabelTextFieldDefinition {
    public var field: LabelField

    public init(name: String) { field = LabelField(name: name, type: .totalPriceText) }
}
