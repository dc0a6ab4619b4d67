import Delivery

extension Configuration {
    /// Which decisions' pictures are kept, how, and for how long.
    public struct Evidence: Hashable, Sendable {
        public var policy = EvidencePolicy.all
        /// JPEG quality. 1 to 100.
        public var quality = 30
        public var limits = EvidenceLimits()

        public init() {}
    }
}

extension Configuration.Evidence {
    private enum Key: String, CaseIterable { case policy, quality, pictures, megabytes, days, freeMegabytes }

    init(_ node: YAMLNode) throws(Misconfiguration) {
        let section = try Section<Key>(node, subject: "evidence")
        policy = try section.choice(.policy) ?? policy
        quality = try section.integer(.quality, in: 1...100) ?? quality
        limits.count = try section.integer(.pictures, in: 1...10_000_000) ?? limits.count
        if let megabytes = try section.integer(.megabytes, in: 1...10_000_000) {
            limits.bytes = Int64(megabytes) << 20
        }
        if let days = try section.integer(.days, in: 1...36_500) { limits.age = .seconds(days * 86_400) }
        if let megabytes = try section.integer(.freeMegabytes, in: 1...10_000_000) {
            limits.freeBytes = Int64(megabytes) << 20
        }
    }
}
