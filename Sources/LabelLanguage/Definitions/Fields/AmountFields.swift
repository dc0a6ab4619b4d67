/// What a customer pays, as a decimal string with its currency.
///
/// ```swift
/// TotalPriceText(name: "Total Price")   // TOTAL PRICE $5.92 gives 5.92, USD
/// ```
public struct TotalPriceText: LabelTextFieldDefinition {
    /// The field as the matcher takes it: its name, such as `Total Price`, the type ``FieldType/totalPriceText``, and
    /// what modifiers set.
    public var field: LabelField

    /// A price that is told by words such as "total", "zu zahlen" or "à payer" beside it.
    ///
    /// ```swift
    /// TotalPriceText(name: "Total Price")   // Zu zahlen 12,90 € gives 12.90, EUR
    /// ```
    public init(name: String) { field = LabelField(name: name, type: .totalPriceText) }
}

/// What a kilogram, a litre or another unit costs, with the unit beside it.
///
/// ```swift
/// UnitPriceText(name: "Unit Price")   // 133.82/kg gives 133.82, kg
/// ```
public struct UnitPriceText: LabelTextFieldDefinition {
    /// The field as the matcher takes it: its name, such as `Unit Price`, the type ``FieldType/unitPriceText``, and
    /// what modifiers set.
    public var field: LabelField

    /// A unit price that is told by its unit, or by words such as "Grundpreis" or "price per kg" beside it.
    ///
    /// ```swift
    /// UnitPriceText(name: "Unit Price")   // 1,99 €/100 g gives 1.99, EUR, 100 g
    /// ```
    public init(name: String) { field = LabelField(name: name, type: .unitPriceText) }
}

/// A net weight or volume, with its unit.
///
/// ```swift
/// WeightText(name: "Weight")   // NET WT 0.586 kg gives 0.586, kg
/// ```
public struct WeightText: LabelTextFieldDefinition {
    /// The field as the matcher takes it: its name, such as `Weight`, the type ``FieldType/weightText``, and what
    /// modifiers set.
    public var field: LabelField

    /// A weight that is told by its unit; words such as "net weight" decide between several, and tare and gross are
    /// left out.
    ///
    /// ```swift
    /// WeightText(name: "Weight")   // Inhalt: 0,75 l gives 0.75, l
    /// ```
    public init(name: String) { field = LabelField(name: name, type: .weightText) }
}
