import LabelLanguage

/// Takes what was typed for a field's value, if it is one: typed values pass the same patterns as printed ones.
struct FieldEntry {
    let field: LabelField

    /// In characters; the same for a line of print.
    private static let limit = 512

    /// The value, exact as from print (`24/12/2026` gives `2026-12-24`).
    ///
    /// - Parameter checklist: holds the values that this one may have to match.
    /// - Returns: nil for text that could not stand on the label as this field.
    func value(of typed: String, among checklist: Checklist) -> FieldValue? {
        guard !typed.isEmpty, typed.unicodeScalars.count <= Self.limit,
            typed.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control || isSeparator($0) })
        else { return nil }
        guard var value = field.type.isBarcode ? symbol(typed) : text(typed) else { return nil }
        for case .matches(let other) in field.validations {
            guard checklist[other].map({ $0.value == value.value }) ?? true else { return nil }
        }
        // No symbol was read.
        value.symbology = nil
        return value
    }

    /// What stands between the variable fields of a GS1 element string is part of a barcode's text.
    private func isSeparator(_ scalar: Unicode.Scalar) -> Bool { field.type.isBarcode && scalar == "\u{1D}" }

    private func text(_ typed: String) -> FieldValue? {
        let line = TextLine(text: typed, confidence: 1, box: place(typed))
        guard let value = matcher?.readings(symbols: [], lines: [line]).first?[field.name] else { return nil }
        // The whole of it, not a part that happens to fit. A pattern may take its value out of a group.
        let isWhole = value.text == typed || field.valueRegexes.contains { fits($0, typed) }
        return isWhole ? value : nil
    }

    private func symbol(_ typed: String) -> FieldValue? {
        let place = place(typed)
        let corners = Quadrilateral(
            topLeft: Point(x: 0, y: 0), topRight: Point(x: place.maxX, y: 0),
            bottomRight: Point(x: place.maxX, y: place.maxY), bottomLeft: Point(x: 0, y: place.maxY))
        let symbols = field.symbologies.filter { $0.canSay(typed) }.map {
            Symbol(symbology: $0, text: typed, corners: corners)
        }
        return symbols.lazy.compactMap { matcher?.readings(symbols: [$0], lines: []).first?[field.name] }.first
    }

    /// The field by itself, without the words that stand beside it on a label.
    private var matcher: LabelMatcher? {
        var field = field
        field.isOptional = false
        field.anchorRegexes = []
        field.requiresAnchor = false
        field.location = nil
        // Needs the other fields, and is looked at where these are known.
        field.validations.removeAll { if case .matches = $0 { true } else { false } }
        if field.type == .customText, field.valueRegexes.isEmpty { field.valueRegexes = [".+"] }
        return try? LabelMatcher(definitions: [LabelDefinition("entry", fields: [field])])
    }

    private func fits(_ pattern: String, _ typed: String) -> Bool {
        (try? Pattern(pattern).matchesWhole(typed)) ?? false
    }

    private func place(_ typed: String) -> Box {
        Box(x: 0, y: 0, width: Double(10 * typed.unicodeScalars.count), height: 20)
    }
}

extension Symbology {
    /// Whether a symbol could hold a text: digits of the right number, with their check digit, for EAN and UPC.
    fileprivate func canSay(_ text: String) -> Bool {
        let digits = text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? text.utf8.count : nil
        return switch self {
        case .ean13: digits == 13 && CheckDigit.gtin.holds(text)
        case .upca: digits == 12 && CheckDigit.gtin.holds(text)
        case .ean8: digits == 8 && CheckDigit.gtin.holds(text)
        case .upce: digits == 8 && CheckDigit.upcE.holds(text)
        case .itf, .databar, .databarLimited: digits != nil
        default: true
        }
    }
}
