/// Text of any kind, told by its anchors, its value patterns, its location, or several of these.
///
/// ```swift
/// CustomText(name: "Lot").anchorRegex("LOT").valueRegex("[A-Z0-9]{4,10}")   // LOT L20417 gives L20417
/// ```
///
/// A value pattern with groups names the value by its first group.
public struct CustomText: LabelTextFieldDefinition {
    /// The field as the matcher takes it: its name, such as `Lot`, the type ``FieldType/customText``, and what
    /// modifiers set.
    public var field: LabelField

    /// A text that has yet to be told from others: by a modifier, or the definition is refused.
    ///
    /// ```swift
    /// CustomText(name: "Shelf").valueRegex("[A-Z]-[0-9]{2}")   // B-07 gives B-07
    /// ```
    public init(name: String) { field = LabelField(name: name, type: .customText) }
}

/// A vehicle identification number (ISO 3779): 17 characters, never I, O or Q. Whether its check digit holds is
/// reported, not required: only some makers use it.
///
/// ```swift
/// VINText(name: "VIN")   // VIN WDB2110062A623543 gives WDB2110062A623543
/// ```
public struct VINText: LabelTextFieldDefinition {
    /// The field as the matcher takes it: its name, such as `VIN`, the type ``FieldType/vinText``, and what modifiers
    /// set.
    public var field: LabelField

    /// A VIN with or without words beside it.
    ///
    /// ```swift
    /// VINText(name: "VIN")   // 1HGCM82633A004352 gives 1HGCM82633A004352
    /// ```
    public init(name: String) { field = LabelField(name: name, type: .vinText) }
}

/// What a seven-segment display shows, digit for digit.
///
/// ```swift
/// SevenSegmentText(name: "weight")   // 7.499 gives 7.499
/// ```
public struct SevenSegmentText: LabelTextFieldDefinition {
    /// The field as the matcher takes it: its name, such as `weight`, the type ``FieldType/sevenSegmentText``, and what
    /// modifiers set.
    public var field: LabelField

    /// A display's number; what text readers take for letters are digits here.
    ///
    /// ```swift
    /// SevenSegmentText(name: "weight")   // 0.5B6 kg gives 0.586, kg
    /// ```
    public init(name: String) { field = LabelField(name: name, type: .sevenSegmentText) }
}
