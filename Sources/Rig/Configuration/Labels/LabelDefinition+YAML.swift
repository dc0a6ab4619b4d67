import LabelLanguage

extension LabelDefinition {
    private enum Key: String, CaseIterable { case name, adaptive, fields }

    /// Reads a label from an entry of `labels`: the name of a built-in label, a built-in label with changes, or fields.
    ///
    /// - Parameter position: the label's place in the list, from 1, for messages about one without a name.
    init(_ node: YAMLNode, position: Int) throws(Misconfiguration) {
        switch node.content {
        case .scalar(let name, _) where !node.isNull: self = try Self.builtIn(name, at: node.place)
        case .mapping(let entries) where entries.contains(where: { $0.key == "builtIn" }):
            self = try Self.changedBuiltIn(node, position: position)
        default: try self.init(custom: node, position: position)
        }
    }

    private init(custom node: YAMLNode, position: Int) throws(Misconfiguration) {
        let section = try Section<Key>(node, subject: Self.subject(node, "label", position))
        guard let name = try section.line(.name, upTo: 64) else { throw section.missing(.name, "name the label") }
        guard let nodes = try section.list(.fields), !nodes.isEmpty else {
            throw section.missing(.fields, "list the fields to read, such as {type: ExpiryDateText, name: Expiry}")
        }
        var fields: [LabelField] = []
        for node in nodes {
            let subject = "\(Self.subject(node, "field", fields.count + 1)) of label '\(name)'"
            let field = try LabelField(node, subject: subject)
            guard !fields.contains(where: { $0.name == field.name }) else {
                throw Misconfiguration(
                    at: node.place, "label '\(name)' has a second field named '\(field.name)'; rename one of them")
            }
            fields.append(field)
        }
        self.init(name, fields: fields, adaptive: try section.choice(.adaptive) ?? .auto)
        try requireSense(nodes)
    }

    /// What shows only when all fields are known.
    private func requireSense(_ nodes: [YAMLNode]) throws(Misconfiguration) {
        do throws(LabelDefinitionError) {
            try check()
        } catch {
            let index = fields.firstIndex { $0.name == error.field } ?? 0
            throw Misconfiguration(at: nodes[index].place, error.message)
        }
    }

    /// "label 'Milk'", or "label 2" where it has no name to call it by.
    private static func subject(_ node: YAMLNode, _ kind: String, _ position: Int) -> String {
        guard case .mapping(let entries) = node.content,
            case .scalar(let name, _)? = entries.first(where: { $0.key == "name" })?.value.content, !name.isEmpty
        else { return "\(kind) \(position)" }
        return "\(kind) '\(name.excerpt)'"
    }
}

extension LabelDefinition {
    private enum BuiltInKey: String, CaseIterable { case builtIn, name, adaptive, symbologies, text, kinds }

    private static func builtIn(_ name: String, at place: Place) throws(Misconfiguration) -> LabelDefinition {
        guard let label = builtIn(named: name) else {
            throw Misconfiguration(
                at: place,
                "no label named '\(name.excerpt)' is built in; "
                    + builtInNames.advice(for: name, among: "the built-in labels"))
        }
        return label
    }

    private static func changedBuiltIn(_ node: YAMLNode, position: Int) throws(Misconfiguration) -> LabelDefinition {
        let section = try Section<BuiltInKey>(node, subject: subject(node, "label", position))
        var label = try builtIn(try section.text(.builtIn) ?? "", at: section.place(of: .builtIn))
        if label.structure == .anything {
            label = try anything(section)
        } else if let key = [BuiltInKey.symbologies, .text, .kinds].first(where: section.has) {
            throw Misconfiguration(
                at: section.keyPlace(of: key),
                "\(section.name(key)) is only for the built-in label anything; remove it")
        }
        label.name = try section.line(.name, upTo: 64) ?? label.name
        label.adaptive = try section.choice(.adaptive) ?? label.adaptive
        return label
    }

    /// Symbols, text, or both, with `symbologies` to say which symbols, `text` whether any text, and `kinds` what text.
    private static func anything(_ section: Section<BuiltInKey>) throws(Misconfiguration) -> LabelDefinition {
        let readsText = try section.flag(.text) ?? true
        let symbologies = try section.symbologies(.symbologies, mayBeEmpty: readsText) ?? Set(Symbology.allCases)
        guard let names = try section.texts(.kinds) else {
            return anything(symbologies: symbologies, readsText: readsText)
        }
        guard readsText, !names.isEmpty else {
            throw Misconfiguration(
                at: section.place(of: .kinds),
                "'kinds' says what text to read; give at least one, and leave 'text: false' out")
        }
        var kinds: Set<TextKind> = []
        for (name, place) in names {
            guard let kind = TextKind(rawValue: name) else {
                let known = TextKind.allCases.map(\.rawValue)
                throw Misconfiguration(
                    at: place, "unknown kind of text '\(name.excerpt)'; \(known.advice(for: name))")
            }
            kinds.insert(kind)
        }
        return anything(symbologies: symbologies, kinds: kinds)
    }
}
