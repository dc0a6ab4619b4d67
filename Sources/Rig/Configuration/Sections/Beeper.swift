extension Configuration {
    /// The sound device. Where the section is absent, the rig is silent.
    public struct Beeper: Hashable, Sendable {
        /// An ALSA PCM by name.
        public var device = "default"
        /// Percent of the loudest tone. 0 to 100.
        public var volume = 50
        /// A buzzer's line, which takes the place of the sound device. Active high unless said otherwise.
        public var buzzer: GPIOLine?

        public init() {}
    }
}

extension Configuration.Beeper {
    private enum Key: String, CaseIterable { case device, volume, chip, line, activeLow }

    init(_ node: YAMLNode) throws(Misconfiguration) {
        let section = try Section<Key>(node, subject: "beeper")
        device = try section.line(.device) ?? device
        volume = try section.integer(.volume, in: 0...100) ?? volume
        guard section.has(.chip) || section.has(.line) else { return }
        guard !section.has(.device), !section.has(.volume) else {
            throw Misconfiguration(
                at: section.keyPlace(of: .chip), "a buzzer on a line has neither device nor volume; leave them out")
        }
        buzzer = try Configuration.GPIOLine(
            section, chip: .chip, line: .line, activeLow: .activeLow, isActiveLow: false)
    }
}
