/// What a label is: its name and the fields that it carries.
///
/// ```swift
/// LabelDefinition("Perishable Product") {
///     CustomBarcode(name: "Barcode", symbologies: [.ean13, .upca, .code128])
///     ExpiryDateText(name: "Expiry Date").labelDateFormat(LabelDateFormat(componentFormat: .dmy))
///     CustomText(name: "Lot").anchorRegex("LOT").valueRegex("[A-Z0-9]{4,10}").optional(true)
/// }
/// ```
public struct LabelDefinition: Sendable {
    /// How the label's print is taken apart.
    ///
    /// ```swift
    /// LabelDefinition.receipt.structure   // receipt
    /// ```
    public enum Structure: String, Hashable, Sendable {
        /// Fields anywhere on a label, each told by its own anchors and patterns.
        case fields
        /// Each symbol and each text line is a label by itself.
        case anything
        /// A till receipt, read as a whole; fields are filled by name.
        case receipt
    }

    /// By which readings and records call the label, such as `Perishable Product`.
    public var name: String
    /// What the label carries, in the order in which values are given, such as `[barcode, expiryDate]`.
    public var fields: [LabelField]
    /// Whether the slower, better text reader helps: with `.auto`, for fields that the fast one did not read for sure.
    public var adaptive: AdaptiveReading
    /// How the print is taken apart; anything but `.fields` is for the built-in labels, such as `.receipt`.
    public var structure = Structure.fields

    /// A label from an array of fields.
    ///
    /// ```swift
    /// LabelDefinition("Box", fields: [LabelField(name: "Weight", type: .weightText)]).fields.count   // 1
    /// ```
    public init(_ name: String, fields: [LabelField], adaptive: AdaptiveReading = .auto) {
        self.name = name
        self.fields = fields
        self.adaptive = adaptive
    }

    /// A label from an array of typed fields.
    ///
    /// ```swift
    /// let fields: [any LabelFieldDefinition] = [WeightText(name: "Weight"), TotalPriceText(name: "Price")]
    /// LabelDefinition("Box", fields: fields, adaptive: .off).fields.map(\.name)   // ["Weight", "Price"]
    /// ```
    public init(_ name: String, fields: [any LabelFieldDefinition], adaptive: AdaptiveReading = .auto) {
        self.init(name, fields: fields.map(\.field), adaptive: adaptive)
    }

    /// A label from fields that are written below one another.
    ///
    /// ```swift
    /// LabelDefinition("Box", adaptive: .on) { WeightText(name: "Weight") }.fields.map(\.name)   // ["Weight"]
    /// ```
    public init(
        _ name: String, adaptive: AdaptiveReading = .auto,
        @LabelDefinitionBuilder fields: () -> [any LabelFieldDefinition]
    ) {
        self.init(name, fields: fields(), adaptive: adaptive)
    }

    /// All symbologies that a field of the label can be printed in, or filled from.
    ///
    /// ```swift
    /// LabelDefinition.priceCapture.symbologies == [.ean13, .upca, .code128]   // true
    /// ```
    public var symbologies: Set<Symbology> {
        fields.reduce(into: []) { all, field in
            all.formUnion(field.symbologies)
            if field.type.isText, field.gs1?.isEmpty == false { all.formUnion(Self.gs1Carriers) }
            if !field.embedded.isEmpty { all.insert(.ean13) }
        }
    }

    private static let gs1Carriers: Set<Symbology> = [
        .code128, .databar, .databarExpanded, .databarLimited, .dataMatrix, .qr,
    ]

    /// Whether any field is printed text.
    ///
    /// ```swift
    /// LabelDefinition("Box") { CustomBarcode(name: "Barcode", symbology: .ean13) }.readsText   // false
    /// ```
    public var readsText: Bool { fields.contains(where: \.type.isText) }

    /// Whether any field is printed text, which text readers read.
    ///
    /// ```swift
    /// LabelDefinition("Scale") { SevenSegmentText(name: "Weight") }.readsPrint   // false
    /// ```
    public var readsPrint: Bool { fields.contains { $0.type.isText && $0.type != .sevenSegmentText } }

    /// Whether any field is a seven-segment display, which text readers do not read.
    ///
    /// ```swift
    /// LabelDefinition("Scale") { SevenSegmentText(name: "Weight") }.readsSevenSegments   // true
    /// ```
    public var readsSevenSegments: Bool { fields.contains { $0.type == .sevenSegmentText } }
}

/// When the adaptive reader runs: never, for fields that the fast reader did not read for sure, always.
///
/// ```swift
/// AdaptiveReading(rawValue: "auto")   // auto
/// ```
public enum AdaptiveReading: String, Hashable, Sendable, CaseIterable {
    case off, auto, on
}

/// Collects the fields of a ``LabelDefinition``; conditions and loops may stand among them.
///
/// ```swift
/// let isWeighed = true
/// let cheese = LabelDefinition("Cheese") {
///     for side in ["Front", "Back"] { CustomText(name: side).anchorRegex(side) }
///     if isWeighed { WeightText(name: "Weight") } else { TotalPriceText(name: "Price") }
/// }
/// cheese.fields.map(\.name)   // ["Front", "Back", "Weight"]
/// ```
@resultBuilder
public enum LabelDefinitionBuilder {
    /// One field on a line of its own, such as `WeightText(name: "Weight")`.
    public static func buildExpression(_ field: any LabelFieldDefinition) -> [any LabelFieldDefinition] { [field] }

    /// The fields of some lines, in order, such as `WeightText(name: "Weight")` and `TotalPriceText(name: "Price")`
    /// below it.
    public static func buildBlock(_ fields: [any LabelFieldDefinition]...) -> [any LabelFieldDefinition] {
        fields.flatMap { $0 }
    }

    /// The fields behind a condition where it holds, such as `if isWeighed { WeightText(name: "Weight") }`.
    public static func buildOptional(_ fields: [any LabelFieldDefinition]?) -> [any LabelFieldDefinition] {
        fields ?? []
    }

    /// The fields behind `if` where there is an `else`, such as the first of
    /// `if isWeighed { WeightText(name: "Weight") } else { TotalPriceText(name: "Price") }`.
    public static func buildEither(first: [any LabelFieldDefinition]) -> [any LabelFieldDefinition] { first }

    /// The fields behind `else`, such as the second of
    /// `if isWeighed { WeightText(name: "Weight") } else { TotalPriceText(name: "Price") }`.
    public static func buildEither(second: [any LabelFieldDefinition]) -> [any LabelFieldDefinition] { second }

    /// The fields of all turns of a loop, such as `for side in ["Front", "Back"] { CustomText(name:
    /// side).anchorRegex(side) }`.
    public static func buildArray(_ fields: [[any LabelFieldDefinition]]) -> [any LabelFieldDefinition] {
        fields.flatMap { $0 }
    }
}
