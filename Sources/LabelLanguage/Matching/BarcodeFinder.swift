/// Finds barcodes by what they are printed in, what they say, and the words beside them.
struct BarcodeFinder {
    let page: LabelPage

    func candidates(for field: CompiledLabel.Field) -> [Candidate] {
        let fitting = page.page.symbols.indices.filter { fits(field, page.page.symbols[$0]) }
        return fitting.compactMap { candidate(field, $0, among: fitting) }
    }

    private func fits(_ field: CompiledLabel.Field, _ symbol: Symbol) -> Bool {
        guard field.field.symbologies.contains(symbol.symbology), field.accepts(symbol.text, page.effort) else {
            return false
        }
        switch field.field.type {
        case .imeiOneBarcode, .imeiTwoBarcode: return CheckDigit.imei.holds(symbol.text)
        case .vinBarcode: return VIN.inBarcode(symbol.text) != nil
        case .partNumberBarcode, .serialNumberBarcode: return !CheckDigit.imei.holds(symbol.text)
        default: return true
        }
    }

    private func candidate(_ field: CompiledLabel.Field, _ index: Int, among fitting: [Int]) -> Candidate? {
        let symbol = page.page.symbols[index]
        guard let score = score(field, index, among: fitting) else { return nil }
        var value = FieldValue(
            name: field.field.name, text: symbol.text, value: symbol.text, confidence: 1,
            box: symbol.corners.boundingBox,
            symbology: symbol.symbology)
        if let vin = field.field.type == .vinBarcode ? VIN.inBarcode(symbol.text) : nil {
            value.value = vin
            value.checkDigit = CheckDigit.vin.holds(vin)
        }
        if field.field.type == .imeiOneBarcode || field.field.type == .imeiTwoBarcode { value.checkDigit = true }
        return Candidate(
            value: value, place: page.page.symbolPlaces[index], evidence: .symbol(index), score: score,
            anchor: page.symbolBonds[index].flatMap { field.owns(page.anchors[$0.anchor]) ? $0.anchor : nil })
    }

    private func score(_ field: CompiledLabel.Field, _ index: Int, among fitting: [Int]) -> Double? {
        if let bond = page.symbolBonds[index] {
            if field.owns(page.anchors[bond.anchor]) { return bond.score }
            // Words of another field of this label: that field's.
            if page.label.fields.contains(where: { $0.owns(page.anchors[bond.anchor]) && $0.field.type.isBarcode }) {
                return 0.1
            }
        }
        if field.needsAnchor { return nil }
        switch field.field.type {
        case .imeiOneBarcode: return 0.5 - rank(index, among: fitting)
        case .imeiTwoBarcode: return 0.4 + rank(index, among: fitting)
        case .partNumberBarcode, .serialNumberBarcode:
            let identifiers = field.field.type == .partNumberBarcode ? Self.partIdentifiers : Self.serialIdentifiers
            if identifiers.contains(where: page.page.symbols[index].text.hasPrefix) { return 0.8 }
            // Without words or identifier a number may be any number, unless it is the only one.
            let rivals = page.label.fields.filter { $0.field.type.isBarcode && fits($0, page.page.symbols[index]) }
            return fitting.count == 1 && rivals.count == 1 ? 0.3 : nil
        default: return field.hasAnchors ? 0.5 : 0.9
        }
    }

    /// A little more for each symbol that stands higher.
    private func rank(_ index: Int, among fitting: [Int]) -> Double {
        let place = page.page.symbolPlaces[index].center
        return 0.05 * Double(fitting.count { page.page.symbolPlaces[$0].center.y < place.y })
    }

    /// ANSI MH10.8.2 data identifiers of parts (`1P` the supplier's, `P` the customer's) and of serial numbers.
    private static let partIdentifiers = ["1P", "30P", "P"]
    private static let serialIdentifiers = ["S", "30S"]
}

extension VIN {
    /// The VIN in a barcode: by itself, or behind the `I` that marks an imported vehicle (AIAG B-4 data identifier).
    static func inBarcode(_ text: String) -> String? {
        let scalars = Array(text.uppercased().unicodeScalars)
        let vin = scalars.count == length + 1 && scalars[0] == "I" ? scalars.dropFirst() : scalars[...]
        guard vin.count == length, vin.allSatisfy(isAllowed) else { return nil }
        return String(String.UnicodeScalarView(vin))
    }
}
