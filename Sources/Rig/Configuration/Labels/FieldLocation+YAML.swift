import LabelLanguage

/// `{x: 0, y: 0.5, width: 1, height: 0.5}` in fractions of the label, or a side of another field: `{below: Barcode}`.
extension FieldLocation {
    private enum Key: String, CaseIterable { case x, y, width, height, above, below, leftOf, rightOf }

    init(_ node: YAMLNode, subject: String) throws(Misconfiguration) {
        let section = try Section<Key>(node, subject: subject)
        let sides = Side.allCases.compactMap { side in Key(rawValue: side.rawValue).map { (side: side, key: $0) } }
        let given = sides.filter { section.has($0.key) }
        guard let (side, key) = given.first else {
            self = try Self.region(section)
            return
        }
        guard given.count == 1, ![Key.x, .y, .width, .height].contains(where: section.has) else {
            throw Misconfiguration(
                at: node.place, "\(subject) says two places; keep one side, or x, y, width and height")
        }
        self = .relative(side, to: try section.line(key, upTo: 64) ?? "")
    }

    private static func region(_ section: Section<Key>) throws(Misconfiguration) -> FieldLocation {
        func fraction(_ key: Key) throws(Misconfiguration) -> Double {
            guard let value = try section.number(key, in: 0...1) else {
                throw section.missing(
                    key, "give x, y, width and height as fractions of the label, or a side of a field")
            }
            return value
        }
        return .region(
            x: try fraction(.x), y: try fraction(.y), width: try fraction(.width), height: try fraction(.height))
    }

    var yamlText: YAMLText {
        switch self {
        case .region(let x, let y, let width, let height):
            .mapping([
                ("x", .scalar(String(x))), ("y", .scalar(String(y))), ("width", .scalar(String(width))),
                ("height", .scalar(String(height))),
            ])
        case .relative(let side, let other): .mapping([(side.rawValue, .scalar(other))])
        }
    }
}
