extension LabelDefinition {
    /// The labels that need no configuration, by the name that the command line uses.
    ///
    /// ```swift
    /// LabelDefinition.builtIn(named: "expiry-date")?.fields.map(\.name)   // ["expiry"]
    /// LabelDefinition.builtIn(named: "milk")?.name   // nil
    /// ```
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
    ///
    /// ```swift
    /// LabelDefinition.builtInNames.contains("price-label")   // true
    /// ```
    public static let builtInNames = ["price-label", "vin", "seven-segment", "receipt", "expiry-date", "anything"]

    /// A shelf label: `SKU` and `priceText`, the number that is printed largest; `unitPriceText` where it is printed.
    ///
    /// ```swift
    /// LabelDefinition.priceCapture.fields.map(\.name)   // ["SKU", "priceText", "unitPriceText"]
    /// ```
    public static var priceCapture: LabelDefinition {
        LabelDefinition("price-label") {
            CustomBarcode(name: "SKU", symbologies: [.ean13, .upca, .code128])
            TotalPriceText(name: "priceText").anchorRequired(false)
            UnitPriceText(name: "unitPriceText").anchorRequired(false).optional(true)
        }
    }

    /// A vehicle's identification number, printed (`text`) or as a `barcode`: 17 characters, never I, O or Q. Whether
    /// the check digit holds is told on the value.
    ///
    /// ```swift
    /// let vehicles = try LabelMatcher(definitions: [.vinLabelDefinition])
    /// let plate = TextLine(text: "1HGCM82633A004352", confidence: 0.9, box: Box(x: 0, y: 0, width: 340, height: 30))
    /// vehicles.readings(symbols: [], lines: [plate]).first?["text"]?.checkDigit   // true
    /// ```
    public static var vinLabelDefinition: LabelDefinition {
        LabelDefinition("vin") {
            VINText(name: "text").optional(true)
            VINBarcode(name: "barcode").optional(true)
        }
    }

    /// What a scale's seven-segment display shows: `weight`.
    ///
    /// ```swift
    /// LabelDefinition.sevenSegmentDisplay.readsSevenSegments   // true
    /// ```
    public static var sevenSegmentDisplay: LabelDefinition {
        LabelDefinition("seven-segment") { SevenSegmentText(name: "weight") }
    }

    /// A till receipt, with whatever is printed of shop, time, amounts and goods. No field is required.
    ///
    /// ```swift
    /// LabelDefinition.receipt.fields.prefix(3).map(\.name)   // ["storeName", "storeAddress", "storeCity"]
    /// ```
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
    ///
    /// ```swift
    /// let dates = try LabelMatcher(definitions: [.expiryDate])
    /// let printed = TextLine(text: "03/04/27", confidence: 0.9, box: Box(x: 0, y: 0, width: 80, height: 20))
    /// let expiry = dates.readings(symbols: [], lines: [printed]).first?["expiry"]
    /// expiry?.value   // 2027-04-03
    /// expiry?.isAmbiguous   // true
    /// ```
    public static var expiryDate: LabelDefinition {
        LabelDefinition("expiry-date") {
            ExpiryDateText(name: "expiry").anchorRequired(false).labelDateFormat(.assumedDMY)
        }
    }

    /// Each symbol of some symbologies (`barcode`) and each line of print (`text`) by itself.
    ///
    /// ```swift
    /// let codes = try LabelMatcher(definitions: [.anything(symbologies: [.ean13, .qr], readsText: false)])
    /// codes.readings(symbols: symbols, lines: lines).map { $0["barcode"]?.value ?? "" }   // ["4012345123456"]
    /// ```
    ///
    /// - Parameter kinds: what text is wanted, such as `[.date, .tracking]`; each value of these kinds is then a label.
    public static func anything(
        symbologies: Set<Symbology> = Set(Symbology.allCases), readsText: Bool = true, kinds: Set<TextKind> = [.any]
    ) -> LabelDefinition {
        var definition = LabelDefinition("anything") {
            if !symbologies.isEmpty { CustomBarcode(name: "barcode", symbologies: symbologies).optional(true) }
            if readsText { CustomText(name: "text").optional(true) }
        }
        for index in definition.fields.indices where definition.fields[index].type.isText {
            definition.fields[index].textKinds = kinds
        }
        definition.structure = .anything
        return definition
    }
}

extension LabelDateFormat {
    /// Day, month, year where the print does not tell; the value then says that it is ambiguous.
    static let assumedDMY = LabelDateFormat(componentFormat: .dmy, acceptPartialDates: true, isAssumed: true)
}
