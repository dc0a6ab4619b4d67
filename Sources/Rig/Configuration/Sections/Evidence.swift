extension Configuration {
    /// Which decisions' pictures are kept, and how.
    public struct Evidence: Hashable, Sendable {
        public enum Policy: String, Hashable, Sendable, CaseIterable {
            case all, failures, none
        }

        public var policy = Policy.all
        /// JPEG quality. 1 to 100.
        public var quality = 30

        public init() {}
    }
}

extension Configuration.Evidence {
    private enum Key: String, CaseIterable { case policy, quality }

    init(_ node: YAMLNode) throws(Misconfiguration) {
        let section = try Section<Key>(node, subject: "evidence")
        policy = try section.choice(.policy) ?? policy
        quality = try section.integer(.quality, in: 1...100) ?? quality
    }
}
