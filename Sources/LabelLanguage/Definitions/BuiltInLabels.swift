extension LabelDefinition {
    /// The labels that need no configuration, by the name that the command line uses.
    ///
    ///     LabelDefinition.builtIn(named: "expiry-date")?.fields.map(\.name)   // ["expiry"]
    ///
    /// - Returns: nil for a name that is not in ``builtInNames``.
    public static func builtIn(named name: String) -> LabelDefinition? {
        switch name {
        case "price-label": priceCapture
        case "vin": vinLabelDefinition
        case "seven-segment": sevenSegmentDisplay
        case "receipt": receipt
        case "expiry-date": expiryDate
        case "anything": anything()
        default: nil
        }
    }

    /// Names that ``builtIn(named:)`` knows.
    public static let builtInNames = ["price-label", "vin", "seven-segment", "receipt", "expiry-date", "anything"]

    /// A shelf label: `SKU` and `priceText`, the number that is printed largest; `unitPriceText` where it is printed.
    public static var priceCapture: LabelDefinition {
        LabelDefinition("price-label") {
            CustomBarcode(name: "SKU", symbologies: [.ean13, .upca, .code128])
            TotalPriceText(name: "priceText").anchorRequired(false)
            UnitPriceText(name: "unitPriceText").anchorRequired(false).optional(true)
        }
    }

    /// A vehicle's identification number, printed (`text`) or as a `barcode`: 17 characters, never I, O or Q. Whether the
    /// check digit holds is told on the value.
    public static var vinLabelDefinition: LabelDefinition {
        LabelDefinition("vin") {
            VINText(name: "text").optional(true)
            VINBarcode(name: "barcode").optional(true)
        }
    }

    /// What a scale's seven-segment display shows: `weight`.
    public static var sevenSegmentDisplay: LabelDefinition {
        LabelDefinition("seven-segment") { SevenSegmentText(name: "weight") }
    }

    /// A till receipt, with whatever is printed of shop, time, amounts and goods.
    public static var receipt: LabelDefinition {
        var definition = LabelDefinition("receipt") {
            for name in ["storeName", "storeAddress", "storeCity"] { CustomText(name: name).optional(true) }
            DateText(name: "date", labelDateFormat: .assumedDMY).optional(true)
            CustomText(name: "time").optional(true)
            for name in ["paymentPreTaxTotal", "paymentTax", "paymentTotal"] {
                TotalPriceText(name: name).optional(true)
            }
            for name in ["loyaltyNumber", "lineItems"] { CustomText(name: name).optional(true) }
        }
        definition.structure = .receipt
        return definition
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
