import LabelLanguage

extension LabelField {
    private enum Key: String, CaseIterable {
        case type, name, optional, symbologies, anchorRegexes, anchorLanguages, anchorRequired, valueRegexes
        case labelDateFormat, hint, location, validations, gs1, embedded
    }

    /// - Parameter subject: for messages: "field 'Lot' of label 'Milk'".
    init(_ node: YAMLNode, subject: String) throws(Misconfiguration) {
        let section = try Section<Key>(node, subject: subject)
        guard let name = try section.line(.name, upTo: 64) else { throw section.missing(.name, "name the field") }
        guard let type = try section.choice(.type, FieldType.self) else {
            let types = FieldType.allCases.map(\.rawValue).joined(separator: ", ")
            throw section.missing(.type, "give one of \(types)")
        }
        self.init(name: name, type: type)
        try Self.refuseMisplacedKeys(section, type)
        isOptional = try section.flag(.optional) ?? isOptional
        symbologies = try section.symbologies(.symbologies) ?? symbologies
        anchorRegexes = try section.patterns(.anchorRegexes, isCaseInsensitive: true)
        anchorLanguages = try section.anchorLanguages(.anchorLanguages) ?? anchorLanguages
        requiresAnchor = try section.flag(.anchorRequired) ?? requiresAnchor
        valueRegexes = try section.patterns(.valueRegexes, isCaseInsensitive: false) ?? valueRegexes
        labelDateFormat = try section.node(.labelDateFormat).map { (node) throws(Misconfiguration) in
            try LabelDateFormat(node, subject: section.name(.labelDateFormat))
        }
        hint = try section.line(.hint)
        location = try section.node(.location).map { (node) throws(Misconfiguration) in
            try FieldLocation(node, subject: section.name(.location))
        }
        validations = try (section.list(.validations) ?? []).map { (node) throws(Misconfiguration) in
            try FieldValidation(node, subject: section.name(.validations))
        }
        gs1 = try Self.applicationIdentifier(section)
        embedded = try section.variableMeasures(.embedded) ?? embedded
        if type.isBarcode, symbologies.isEmpty {
            throw section.missing(.symbologies, "list what the barcode may be printed in, such as [ean13, code128]")
        }
    }

    /// Two to four digits, of which the last may be any (`n`); the empty text keeps the type's own from being used.
    private static func applicationIdentifier(_ section: Section<Key>) throws(Misconfiguration) -> String? {
        guard let text = try section.text(.gs1) else { return nil }
        let digits = text.hasSuffix("n") ? text.dropLast() : text[...]
        let isIdentifier =
            digits.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            && (2...4).contains(text.utf8.count)
        guard text.isEmpty || isIdentifier else {
            throw Misconfiguration(
                at: section.place(of: .gs1),
                "\(section.name(.gs1)) is '\(text.excerpt)'; give an application identifier, such as 17 or 310n")
        }
        return text
    }

    private static func refuseMisplacedKeys(_ section: Section<Key>, _ type: FieldType) throws(Misconfiguration) {
        let misplaced: [(key: Key, fits: Bool, where: String)] = [
            (.symbologies, type.isBarcode, "a barcode"),
            (.anchorLanguages, type.isText && type != .customText, "a text field with words of its own"),
            (.labelDateFormat, type.isDate, "a date"),
            (.embedded, type == .totalPriceText || type == .weightText, "a price or a weight"),
        ]
        for (key, fits, place) in misplaced where !fits && section.has(key) {
            throw Misconfiguration(
                at: section.keyPlace(of: key),
                "\(section.name(key)) is only for \(place), not for \(type.rawValue); remove it")
        }
    }
}

extension LabelDateFormat {
    private enum Key: String, CaseIterable { case componentFormat, acceptPartialDates, assumed }

    fileprivate init(_ node: YAMLNode, subject: String) throws(Misconfiguration) {
        let section = try Section<Key>(node, subject: subject)
        guard let componentFormat = try section.choice(.componentFormat, ComponentFormat.self) else {
            throw section.missing(.componentFormat, "give DMY, MDY or YMD")
        }
        self.init(
            componentFormat: componentFormat, acceptPartialDates: try section.flag(.acceptPartialDates) ?? false,
            isAssumed: try section.flag(.assumed) ?? false)
    }
}
