/// What a label is: its name and the fields that it carries.
///
///     LabelDefinition("Perishable Product") {
///         CustomBarcode(name: "Barcode", symbologies: [.ean13, .upca, .code128])
///         ExpiryDateText(name: "Expiry Date").labelDateFormat(LabelDateFormat(componentFormat: .dmy))
///         CustomText(name: "Lot").anchorRegex("LOT").valueRegex("[A-Z0-9]{4,10}").optional(true)
///     }
public struct LabelDefinition: Sendable {
    /// How the label's print is taken apart.
    public enum Structure: String, Hashable, Sendable {
        /// Fields anywhere on a label, each told by its own anchors and patterns.
        case fields
        /// Each symbol and each text line is a label by itself.
        case anything
        /// A till receipt, read as a whole; fields are filled by name.
        case receipt
    }

    public var name: String
    public var fields: [LabelField]
    /// Whether the slower, better text reader helps.
    public var adaptive: AdaptiveReading
    public var structure = Structure.fields

    public init(_ name: String, fields: [LabelField], adaptive: AdaptiveReading = .auto) {
        self.name = name
        self.fields = fields
        self.adaptive = adaptive
    }

    public init(_ name: String, fields: [any LabelFieldDefinition], adaptive: AdaptiveReading = .auto) {
        self.init(name, fields: fields.map(\.field), adaptive: adaptive)
    }

    public init(
        _ name: String, adaptive: AdaptiveReading = .auto,
        @LabelDefinitionBuilder fields: () -> [any LabelFieldDefinition]
    ) {
        self.init(name, fields: fields(), adaptive: adaptive)
    }

    /// All symbologies that a field of the label can be printed in, or filled from.
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
    public var readsText: Bool { fields.contains(where: \.type.isText) }

    /// Whether any field is a seven-segment display, which text readers do not read.
    public var readsSevenSegments: Bool { fields.contains { $0.type == .sevenSegmentText } }
}

/// When the adaptive reader runs: never, for fields that the fast reader did not read for sure, always.
public enum AdaptiveReading: String, Hashable, Sendable, CaseIterable {
    case off, auto, on
}

/// Collects the fields of a ``LabelDefinition``; conditions and loops may stand among them.
@resultBuilder
public enum LabelDefinitionBuilder {
    public static func buildExpression(_ field: any LabelFieldDefinition) -> [any LabelFieldDefinition] { [field] }

    public static func buildBlock(_ fields: [any LabelFieldDefinition]...) -> [any LabelFieldDefinition] {
        fields.flatMap { $0 }
    }

    public static func buildOptional(_ fields: [any LabelFieldDefinition]?) -> [any LabelFieldDefinition] {
        fields ?? []
    }

    public static func buildEither(first: [any LabelFieldDefinition]) -> [any LabelFieldDefinition] { first }

    public static func buildEither(second: [any LabelFieldDefinition]) -> [any LabelFieldDefinition] { second }

    public static func buildArray(_ fields: [[any LabelFieldDefinition]]) -> [any LabelFieldDefinition] {
        fields.flatMap { $0 }
    }
}
