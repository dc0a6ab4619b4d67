extension Configuration {
    /// The push button. Where the section is absent, the rig has none.
    public struct Button: Hashable, Sendable {
        /// The resistor inside the chip that holds the line while the button is open.
        public enum Bias: String, Hashable, Sendable, CaseIterable {
            case pullUp, pullDown, none
        }

        /// Active low unless said otherwise: the usual button connects the line with ground.
        public var line: GPIOLine
        public var bias: Bias
        /// How long the level must hold still to count. 1 to 1,000 ms.
        public var debounce: Duration
        /// How long a press has to last to cancel the scan, except where a scan lasts as long as the press. 0.5 to 60 s.
        public var longPress = Duration.seconds(2)

        public init(line: GPIOLine, bias: Bias = .pullUp, debounce: Duration = .milliseconds(10)) {
            self.line = line
            self.bias = bias
            self.debounce = debounce
        }
    }
}

extension Configuration.Button {
    private enum Key: String, CaseIterable { case chip, line, activeLow, bias, debounceMilliseconds, longPress }

    init(_ node: YAMLNode) throws(Misconfiguration) {
        let section = try Section<Key>(node, subject: "button")
        line = try Configuration.GPIOLine(
            section, chip: .chip, line: .line, activeLow: .activeLow, isActiveLow: true)
        bias = try section.choice(.bias) ?? (line.activeLow ? .pullUp : .pullDown)
        debounce = .milliseconds(try section.integer(.debounceMilliseconds, in: 1...1000) ?? 10)
        longPress = try section.seconds(.longPress, in: 0.5...60) ?? longPress
    }
}
