/// Fills fields from what barcodes say beyond their text: GS1 elements, and prices and weights inside EAN-13.
struct ElementFinder {
    let page: LabelPage

    func candidates(for field: CompiledLabel.Field) -> [Candidate] {
        let identifiers = field.identifiers
        return page.page.symbols.indices.flatMap { index -> [Candidate] in
            let elements = page.reading.elements[index].compactMap { element -> Candidate? in
                guard let rank = identifiers.firstIndex(where: { $0.fits(element.identifier.code) }) else { return nil }
                return value(of: element, for: field).flatMap {
                    candidate($0, field, index, score: Self.score($0) - 0.01 * Double(rank))
                }
            }
            return elements + embedded(field, index)
        }
    }

    /// More than any print has, but for a date without its day, which print may complete.
    private static func score(_ value: FieldValue) -> Double { value.date?.isComplete == false ? 0.7 : 1.1 }

    private func candidate(_ value: FieldValue, _ field: CompiledLabel.Field, _ index: Int, score: Double) -> Candidate?
    {
        guard field.accepts(value.value, page.effort) || field.accepts(value.text, page.effort) else { return nil }
        return Candidate(
            value: value, place: page.page.symbolPlaces[index], evidence: .element(symbol: index, field: field.index),
            score: score
        )
        .on(page.page.symbols[index])
    }

    private func value(of element: GS1Element, for field: CompiledLabel.Field) -> FieldValue? {
        var value = FieldValue(
            name: field.field.name, text: element.value, value: element.value, confidence: 1,
            box: Box(x: 0, y: 0, width: 0, height: 0))
        switch field.field.type {
        case .expiryDateText, .packingDateText, .dateText:
            guard let date = element.date(seenFrom: page.reading.today.year ?? 2000),
                date.isComplete || field.field.labelDateFormat?.acceptPartialDates ?? false
            else { return nil }
            value.value = date.iso8601
            value.date = date
        case .totalPriceText, .unitPriceText:
            guard let price = element.decimal else { return nil }
            value.value = price.description
            value.currency = element.currency
        case .weightText:
            guard let weight = element.decimal, let unit = element.identifier.unit else { return nil }
            value.value = weight.description
            value.unit = unit
        default: break
        }
        return value
    }

    private func embedded(_ field: CompiledLabel.Field, _ index: Int) -> [Candidate] {
        let symbol = page.page.symbols[index]
        guard symbol.symbology == .ean13 || symbol.symbology == .upca else { return [] }
        let digits = symbol.symbology == .upca ? "0" + symbol.text : symbol.text
        return field.embedded.compactMap { template in
            guard let amount = template.value(in: digits), amount.isWeight == (field.field.type == .weightText) else {
                return nil
            }
            var value = FieldValue(
                name: field.field.name, text: symbol.text, value: amount.amount.description, confidence: 1,
                box: Box(x: 0, y: 0, width: 0, height: 0))
            if amount.isWeight { value.unit = MeasureUnit.kilogram.rawValue }
            return candidate(value, field, index, score: Self.score(value))
        }
    }
}

extension Candidate {
    fileprivate func on(_ symbol: Symbol) -> Candidate {
        var copy = self
        copy.value.box = symbol.corners.boundingBox
        copy.value.symbology = symbol.symbology
        return copy
    }
}

/// An application identifier with `n` for any digit.
struct IdentifierPattern: Hashable, Sendable {
    let text: String

    func fits(_ code: String) -> Bool {
        text.utf8.count == code.utf8.count && zip(text, code).allSatisfy { $0 == $1 || $0 == "n" && $1.isNumber }
    }

    /// Whether there is such an identifier at all.
    var isKnown: Bool { ApplicationIdentifier.all.contains { fits($0.code) } }
}

extension CompiledLabel.Field {
    /// The identifiers that the field may be filled from, the best first.
    var identifiers: [IdentifierPattern] {
        if let gs1 = field.gs1 { return gs1.isEmpty ? [] : [IdentifierPattern(text: gs1)] }
        let codes: [String] =
            switch field.type {
            case .expiryDateText: ["17", "7003", "15"]
            case .packingDateText: ["13", "11"]
            case .totalPriceText: ["392n", "393n"]
            case .unitPriceText: ["395n"]
            case .weightText: ["310n", "320n", "315n", "357n"]
            case .imeiOneBarcode: ["8040"]
            case .imeiTwoBarcode: ["8041"]
            default: []
            }
        return codes.map(IdentifierPattern.init)
    }
}
