import Capture

extension Configuration {
    /// When a scan captures by itself.
    public struct AutoCapture: Hashable, Sendable {
        /// Off: only the button or the host captures.
        public var enabled = true
        /// How many frames in a row must read the same. 1 to 100.
        public var passes = 3
        /// How stable a label must be instead; nil: as ``passes`` has it.
        public var stability: Stability?

        public init() {}
    }
}

extension Configuration.AutoCapture {
    private enum Key: String, CaseIterable { case enabled, passes, stability }

    init(_ node: YAMLNode) throws(Misconfiguration) {
        let section = try Section<Key>(node, subject: "auto")
        enabled = try section.flag(.enabled) ?? enabled
        passes = try section.integer(.passes, in: 1...100) ?? passes
        if let name = try section.line(.stability, upTo: 64) {
            guard let named = Stability(name: name) else {
                throw Misconfiguration(
                    at: section.place(of: .stability),
                    "'\(name.excerpt)' is no stability; \(Stability.allCases.map(\.name).advice(for: name))")
            }
            stability = named
        }
    }
}
