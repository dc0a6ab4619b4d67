extension Configuration {
    /// When a scan captures by itself.
    public struct AutoCapture: Hashable, Sendable {
        /// Off: only the button or the host captures.
        public var enabled = true
        /// How many frames in a row must read the same. 1 to 100.
        public var passes = 3

        public init() {}
    }
}

extension Configuration.AutoCapture {
    private enum Key: String, CaseIterable { case enabled, passes }

    init(_ node: YAMLNode) throws(Misconfiguration) {
        let section = try Section<Key>(node, subject: "auto")
        enabled = try section.flag(.enabled) ?? enabled
        passes = try section.integer(.passes, in: 1...100) ?? passes
    }
}
