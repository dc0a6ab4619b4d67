import Delivery

extension RecordRetention {
    private enum Key: String, CaseIterable { case records, days }

    init(_ node: YAMLNode) throws(Misconfiguration) {
        let section = try Section<Key>(node, subject: "history")
        self.init()
        count = try section.integer(.records, in: 0...100_000_000) ?? count
        if let days = try section.integer(.days, in: 1...36_500) { age = .seconds(days * 86_400) }
    }
}
