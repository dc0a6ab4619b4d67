import LabelLanguage

extension LabelField {
    private enum Key: String, CaseIterable {
        case type, name, optional, symbologies, anchorRegexes, valueRegexes, labelDateFormat
    }

    /// - Parameter subject: for messages: "field 'Lot' of label 'Milk'".
    init(_ node: YAMLNode, subject: String) throws(Misconfiguration) {
        let section = try Section<Key>(node, subject: subject)
        guard let name = try section.line(.name, upTo: 64) else { throw section.missing(.name, "name the field") }
        let types = FieldType.allCases.map(\.rawValue).joined(separator: ", ")
        guard let type = try section.choice(.type, FieldType.self) else {
            throw section.missing(.type, "give one of \(types)")
        }
        self.init(name: name, type: type)
        if type.isBarcode { symbologies = try Self.symbologies(section) }
        isOptional = try section.flag(.optional) ?? false
    }

    private static func symbologies(_ section: Section<Key>) throws(Misconfiguration) -> Set<Symbology> {
        guard let names = try section.texts(.symbologies), !names.isEmpty else {
            throw section.missing(.symbologies, "list what the barcode may be printed in, such as [ean13, code128]")
        }
        var symbologies: Set<Symbology> = []
        for (name, place) in names {
            guard let named = Symbology.named(name) else {
                throw Misconfiguration(
                    at: place,
                    "unknown symbology '\(name.excerpt)' in \(section.name(.symbologies)); "
                        + Symbology.allNames.advice(for: name, among: "the symbologies"))
            }
            symbologies.formUnion(named)
        }
        return symbologies
    }
}
