/// Text of any kind, told by its anchors, its value patterns, its location, or several of these.
///
///     CustomText(name: "Lot").anchorRegex("LOT").valueRegex("[A-Z0-9]{4,10}")
///
/// A value pattern with groups names the value by its first group.
public struct CustomText: LabelTextFieldDefinition {
    public var field: LabelField

    public init(name: String) { field = LabelField(name: name, type: .customText) }
}

/// A vehicle identification number (ISO 3779): 17 characters, never I, O or Q. Whether its check digit holds is
/// reported, not required: only some makers use it.
///
///     VINText(name: "VIN")   // WDB2110062A623543
public struct VINText: LabelTextFieldDefinition {
    public var field: LabelField

    public init(name: String) { field = LabelField(name: name, type: .vinText) }
}

/// What a seven-segment display shows.
///
///     SevenSegmentText(name: "weight")   // 7.499
public struct SevenSegmentText: LabelTextFieldDefinition {
    public var field: LabelField

    public init(name: String) { field = LabelField(name: name, type: .sevenSegmentText) }
}
