/// What a field holds and so how it is found and read, by the name that configuration uses.
///
/// ```swift
/// FieldType(rawValue: "ExpiryDateText")   // expiryDateText
/// ```
public enum FieldType: String, Hashable, Sendable, CaseIterable {
    case customBarcode = "CustomBarcode"
    case imeiOneBarcode = "IMEIOneBarcode"
    case imeiTwoBarcode = "IMEITwoBarcode"
    case partNumberBarcode = "PartNumberBarcode"
    case serialNumberBarcode = "SerialNumberBarcode"
    case vinBarcode = "VINBarcode"
    case customText = "CustomText"
    case expiryDateText = "ExpiryDateText"
    case packingDateText = "PackingDateText"
    case dateText = "DateText"
    case weightText = "WeightText"
    case unitPriceText = "UnitPriceText"
    case totalPriceText = "TotalPriceText"
    case vinText = "VINText"
    case sevenSegmentText = "SevenSegmentText"

    /// Whether the field is printed as a barcode, and so names its symbologies.
    ///
    /// ```swift
    /// FieldType.imeiOneBarcode.isBarcode   // true
    /// ```
    public var isBarcode: Bool {
        switch self {
        case .customBarcode, .imeiOneBarcode, .imeiTwoBarcode, .partNumberBarcode, .serialNumberBarcode, .vinBarcode:
            true
        default: false
        }
    }

    /// Whether the field is print that a text reader reads.
    ///
    /// ```swift
    /// FieldType.weightText.isText   // true
    /// ```
    public var isText: Bool { !isBarcode }

    /// Whether the field holds a date, and so takes a ``LabelDateFormat``.
    ///
    /// ```swift
    /// FieldType.packingDateText.isDate   // true
    /// ```
    public var isDate: Bool {
        switch self {
        case .expiryDateText, .packingDateText, .dateText: true
        default: false
        }
    }

    /// What a barcode of this type is printed in where the definition does not say. Empty for text, and for a barcode
    /// of any kind, which has to say.
    ///
    /// ```swift
    /// FieldType.vinBarcode.defaultSymbologies.contains(.code39)   // true
    /// FieldType.customBarcode.defaultSymbologies.isEmpty   // true
    /// ```
    public var defaultSymbologies: Set<Symbology> {
        switch self {
        case .imeiOneBarcode, .imeiTwoBarcode, .partNumberBarcode, .serialNumberBarcode:
            [.code128, .code39, .dataMatrix, .qr]
        case .vinBarcode: [.code39, .code128, .dataMatrix, .qr, .pdf417]
        default: []
        }
    }

    /// A date or a price without its words could be any other date or price on the label. A weight has its unit, a unit
    /// price the unit that it is for.
    var requiresAnchor: Bool {
        switch self {
        case .expiryDateText, .packingDateText, .totalPriceText, .customText: true
        default: false
        }
    }
}
