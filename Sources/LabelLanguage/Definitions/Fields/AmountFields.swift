/// What a customer pays, as a decimal string with its currency.
///
///     TotalPriceText(name: "Total Price")   // TOTAL PRICE $5.92 gives 5.92, USD
public struct TotalPriceText: LabelTextFieldDefinition {
    public var field: LabelField

    public init(name: String) { field = LabelField(name: name, type: .totalPriceText) }
}

/// What a kilogram, a litre or another unit costs, with the unit beside it.
///
///     UnitPriceText(name: "Unit Price")   // 133.82/kg gives 133.82, kg
public struct UnitPriceText: LabelTextFieldDefinition {
    public var field: LabelField

    public init(name: String) { field = LabelField(name: name, type: .unitPriceText) }
}

/// A net weight or volume, with its unit.
///
///     WeightText(name: "Weight")   // NET WT 0.586 kg gives 0.586, kg
public struct WeightText: LabelTextFieldDefinition {
    public var field: LabelField

    public init(name: String) { field = LabelField(name: name, type: .weightText) }
}
