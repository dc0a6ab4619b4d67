extension Configuration {
    /// The sound device. Where the section is absent, the rig is silent.
    public struct Beeper: Hashable, Sendable {
        /// An ALSA PCM by name.
        public var device = "default"
        /// Percent of the loudest tone. 0 to 100.
        public var volume = 50

        public init() {}
    }
}

extension Configuration.Beeper {
    private enum Key: String, CaseIterable { case device, volume }

    init(_ node: YAMLNode) throws(Misconfiguration) {
        let section = try Section<Key>(node, subject: "beeper")
        device = try section.line(.device) ?? device
        volume = try section.integer(.volume, in: 0...100) ?? volume
    }
}
