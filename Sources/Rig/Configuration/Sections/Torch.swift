extension Configuration {
    /// The lamp over the bench. Where the section is absent, the rig has none.
    public struct Torch: Hashable, Sendable {
        /// When the lamp is lit without being told to.
        public enum Use: String, Hashable, Sendable, CaseIterable {
            /// From the start of a scan to its end.
            case scanning
            /// As long as the rig runs.
            case always
            /// Never: only the host switches it.
            case command
        }

        /// Active high unless said otherwise.
        public var line: GPIOLine
        public var use: Use

        public init(line: GPIOLine, use: Use = .scanning) {
            self.line = line
            self.use = use
        }
    }
}

extension Configuration.Torch {
    private enum Key: String, CaseIterable { case chip, line, activeLow, use }

    init(_ node: YAMLNode) throws(Misconfiguration) {
        let section = try Section<Key>(node, subject: "torch")
        line = try Configuration.GPIOLine(
            section, chip: .chip, line: .line, activeLow: .activeLow, isActiveLow: false)
        use = try section.choice(.use) ?? .scanning
    }
}
