import LabelLanguage

extension LabelDefinition {
    private enum Key: String, CaseIterable { case name, adaptive, fields }

    /// - Parameter position: the label's place in the list, from 1, for messages about one without a name.
    init(_ node: YAMLNode, position: Int) throws(Misconfiguration) {
        let section = try Section<Key>(node, subject: Self.subject(node, "label", position))
        guard let name = try section.line(.name, upTo: 64) else { throw section.missing(.name, "name the label") }
        guard let nodes = try section.list(.fields), !nodes.isEmpty else {
            throw section.missing(.fields, "list the fields to read, such as {type: CustomText, name: Lot}")
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
    }

    /// "label 'Milk'", or "label 2" where it has no name to call it by.
    private static func subject(_ node: YAMLNode, _ kind: String, _ position: Int) -> String {
        guard case .mapping(let entries) = node.content,
            case .scalar(let name, _)? = entries.first(where: { $0.key == "name" })?.value.content, !name.isEmpty
        else { return "\(kind) \(position)" }
        return "\(kind) '\(name.excerpt)'"
    }
}
