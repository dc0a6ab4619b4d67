import LabelLanguage

/// A name alone (`notInPast`), or with what it needs: `checkDigit: gtin`, `length: 8`, `length: {min: 4, max: 10}`,
/// `range: {min: 0.10, max: 99.99}`, `list: [A, B]`, `matches: Barcode`.
extension FieldValidation {
    private enum Key: String, CaseIterable {
        case checkDigit, length, range, list, notInPast, notInFuture, matches
    }

    init(_ node: YAMLNode, subject: String) throws(Misconfiguration) {
        switch node.content {
        case .scalar(let name, _):
            switch Key(rawValue: name) {
            case .notInPast: self = .notInPast
            case .notInFuture: self = .notInFuture
            case let key?:
                throw Misconfiguration(
                    at: node.place, "'\(name)' in \(subject) says not what it needs; write '\(key.rawValue): …'")
            case nil:
                throw Misconfiguration(
                    at: node.place,
                    "unknown '\(name.excerpt)' in \(subject); "
                        + Key.allCases.map(\.rawValue).advice(for: name, among: "the validations"))
            }
        case .mapping(let entries) where entries.count == 1:
            self = try Self.withArgument(try Section<Key>(node, subject: subject), entries[0])
        default:
            throw Misconfiguration(
                at: node.place, "an entry in \(subject) is \(node.summary); give one validation, such as 'length: 8'")
        }
    }

    private static func withArgument(
        _ section: Section<Key>, _ entry: YAMLEntry
    ) throws(Misconfiguration) -> FieldValidation {
        switch Key(rawValue: entry.key) {
        case .checkDigit?: .checkDigit(try section.choice(.checkDigit) ?? .gs1)
        case .length?: .length(try lengths(section))
        case .range?: try range(section)
        case .list?: .list(try section.texts(.list, upTo: 1000)?.map(\.text) ?? [])
        case .matches?: .matches(field: try section.line(.matches, upTo: 64) ?? "")
        case .notInPast?, .notInFuture?, nil:
            throw Misconfiguration(
                at: entry.value.place, "'\(entry.key.excerpt)' takes nothing; write '- \(entry.key.excerpt)' alone")
        }
    }

    private enum BoundKey: String, CaseIterable { case min, max }

    private static func lengths(_ section: Section<Key>) throws(Misconfiguration) -> ClosedRange<Int> {
        guard let node = try section.node(.length), case .mapping = node.content else {
            let length = try section.integer(.length, in: 1...1000) ?? 1
            return length...length
        }
        let bounds = try Section<BoundKey>(node, subject: section.name(.length))
        let least = try bounds.integer(.min, in: 0...1000) ?? 0
        let most = try bounds.integer(.max, in: 1...1000) ?? 1000
        guard least <= most else {
            throw Misconfiguration(
                at: node.place, "\(section.name(.length)) is from \(least) to \(most); turn them round")
        }
        return least...most
    }

    private static func range(_ section: Section<Key>) throws(Misconfiguration) -> FieldValidation {
        guard let node = try section.node(.range) else { return .range(least: nil, most: nil) }
        let bounds = try Section<BoundKey>(node, subject: section.name(.range))
        func bound(_ key: BoundKey) throws(Misconfiguration) -> ExactDecimal? {
            guard let text = try bounds.text(key) else { return nil }
            guard let number = ExactDecimal(text) else {
                throw Misconfiguration(
                    at: bounds.place(of: key),
                    "\(bounds.name(key)) is '\(text.excerpt)'; give a decimal number, such as 9.90")
            }
            return number
        }
        let (least, most) = (try bound(.min), try bound(.max))
        guard least != nil || most != nil else { throw bounds.missing(.min, "give min, max or both") }
        return .range(least: least, most: most)
    }

    /// Nil for a rule in Swift.
    var yamlText: YAMLText? {
        switch self {
        case .notInPast, .notInFuture: .scalar(name)
        case .checkDigit(let rule): .mapping([(name, .scalar(rule.rawValue))])
        case .length(let lengths):
            .mapping([(name, Self.bounds(String(lengths.lowerBound), String(lengths.upperBound)))])
        case .range(let least, let most):
            .mapping([(name, Self.bounds(least?.description, most?.description))])
        case .list(let values): .mapping([(name, .texts(values))])
        case .matches(let field): .mapping([(name, .scalar(field))])
        case .custom: nil
        }
    }

    private static func bounds(_ least: String?, _ most: String?) -> YAMLText {
        .mapping([least.map { ("min", .scalar($0)) }, most.map { ("max", .scalar($0)) }].compactMap(\.self))
    }
}
