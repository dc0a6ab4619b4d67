import LabelLanguage

extension LabelField {
    private enum Key: String, CaseIterable {
        case type, name, optional, symbologies, anchorRegexes, anchorLanguages, anchorRequired, valueRegexes
        case labelDateFormat
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
        if type.isBarcode {
            guard let symbologies = try section.symbologies(.symbologies) else {
                throw section.missing(.symbologies, "list what the barcode may be printed in, such as [ean13, code128]")
            }
            self.symbologies = symbologies
        }
        anchorRegexes = try section.patterns(.anchorRegexes, isCaseInsensitive: true)
        anchorLanguages = try section.anchorLanguages(.anchorLanguages) ?? anchorLanguages
        requiresAnchor = try section.flag(.anchorRequired) ?? requiresAnchor
        valueRegexes = try section.patterns(.valueRegexes, isCaseInsensitive: false) ?? valueRegexes
        labelDateFormat = try section.node(.labelDateFormat).map { (node) throws(Misconfiguration) in
            try LabelDateFormat(node, subject: section.name(.labelDateFormat))
        }
        if type == .customText, valueRegexes.isEmpty, (anchorRegexes ?? []).isEmpty {
            throw Misconfiguration(
                at: section.place, "\(subject) could be any text; give it anchorRegexes, valueRegexes, or both")
        }
    }

    private static func refuseMisplacedKeys(_ section: Section<Key>, _ type: FieldType) throws(Misconfiguration) {
        let misplaced: [(key: Key, fits: Bool, where: String)] = [
            (.symbologies, type.isBarcode, "a barcode"),
            (.anchorLanguages, type.isText && type != .customText, "a text field with words of its own"),
            (.labelDateFormat, type.isDate, "a date"),
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
