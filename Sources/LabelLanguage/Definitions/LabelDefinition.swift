/// What a label is: its name and the fields that it carries.
public struct LabelDefinition: Sendable {
    public var name: String
    public var fields: [LabelField]
    /// Whether the slower, better text reader helps.
    public var adaptive: AdaptiveReading

    public init(_ name: String, fields: [LabelField], adaptive: AdaptiveReading = .auto) {
        self.name = name
        self.fields = fields
        self.adaptive = adaptive
    }

    /// All symbologies that a field of the label can be printed in.
    public var symbologies: Set<Symbology> {
        fields.reduce(into: []) { all, field in
            if case .barcode(let symbologies) = field.kind { all.formUnion(symbologies) }
        }
    }

    /// Whether any field is printed text.
    public var readsText: Bool {
        fields.contains { field in
            if case .barcode = field.kind { false } else { true }
        }
    }
}

/// When the adaptive reader runs: never, for fields that the fast reader did not read for sure, always.
public enum AdaptiveReading: String, Hashable, Sendable, CaseIterable {
    case off, auto, on
}

/// One field of a label.
public struct LabelField: Sendable {
    /// What a field holds and so how it is found and read.
    public enum Kind: Sendable {
        case barcode(Set<Symbology>)
        case text
        case expiryDate
        case totalPrice
    }

    public var name: String
    public var kind: Kind
    /// A label passes without an optional field.
    public var isOptional = false

    public init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }
}
