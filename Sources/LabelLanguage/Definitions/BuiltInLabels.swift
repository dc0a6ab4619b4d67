extension LabelDefinition {
    /// The labels that need no configuration, by the name that the command line uses.
    ///
    ///     LabelDefinition.builtIn(named: "expiry-date")?.fields.map(\.name)   // ["expiry"]
    ///
    /// - Returns: nil for a name that is not in ``builtInNames``.
    public static func builtIn(named name: String) -> LabelDefinition? {
        switch name {
        case "price-label": priceCapture
        case "expiry-date": expiryDate
        case "anything": anything()
        default: nil
        }
    }

    /// Names that ``builtIn(named:)`` knows.
    public static let builtInNames = ["price-label", "expiry-date", "anything"]

    /// A shelf label: `SKU` and `priceText`, the number that is printed largest.
    public static var priceCapture: LabelDefinition {
        LabelDefinition("price-label") {
            CustomBarcode(name: "SKU", symbologies: [.ean13, .upca, .code128])
            TotalPriceText(name: "priceText").anchorRequired(false)
        }
    }

    /// A package's `expiry`, with its words or without: day, month, year where the print leaves the order open.
    public static var expiryDate: LabelDefinition {
        LabelDefinition("expiry-date") {
            ExpiryDateText(name: "expiry").anchorRequired(false).labelDateFormat(.assumedDMY)
        }
    }

    /// Each symbol of some symbologies (`barcode`) and each line of print (`text`) by itself.
    public static func anything(
        symbologies: Set<Symbology> = Set(Symbology.allCases), readsText: Bool = true
    ) -> LabelDefinition {
        var definition = LabelDefinition("anything") {
            if !symbologies.isEmpty { CustomBarcode(name: "barcode", symbologies: symbologies).optional(true) }
            if readsText { CustomText(name: "text").optional(true) }
        }
        definition.structure = .anything
        return definition
    }
}

extension LabelDateFormat {
    /// Day, month, year where the print does not tell; the value then says that it is ambiguous.
    static let assumedDMY = LabelDateFormat(componentFormat: .dmy, acceptPartialDates: true, isAssumed: true)
}
