extension Configuration {
    /// The lamp over the bench. Where the section is absent, the rig has none.
    public struct Torch: Hashable, Sendable {
        /// When the lamp is lit without being told to.
        public enum Use: String, Hashable, Sendable, CaseIterable {
            /// From the start of a scan to its end.
            case scanning
            /// As long as the rig runs.
            case always
            /// When it is too dark to read, until it is mirrored in the label.
            case auto
            /// Never: only the host switches it.
            case command
        }

        /// What switches the lamp.
        public enum Lamp: Hashable, Sendable {
            /// Active high unless said otherwise.
            case line(GPIOLine)
            /// A camera's own lamp, by its V4L2 device.
            case device(String)
        }

        public var lamp: Lamp
        public var use: Use
        /// How long the lamp may be lit at a stretch. 1 to 3,600 s.
        public var longest = Duration.seconds(120)
        /// How long it then stays off. 0 to 3,600 s.
        public var rest = Duration.seconds(10)
        /// How long after the lamp has been lit frames do not count yet. 0 to 2,000 ms.
        public var settling = Duration.zero

        public init(lamp: Lamp, use: Use = .scanning) {
            self.lamp = lamp
            self.use = use
        }

        public init(line: GPIOLine, use: Use = .scanning) {
            self.init(lamp: .line(line), use: use)
        }
    }
}

extension Configuration.Torch {
    private enum Key: String, CaseIterable {
        case chip, line, activeLow, device
        case use, longest, rest, settleMilliseconds
    }

    init(_ node: YAMLNode) throws(Misconfiguration) {
        let section = try Section<Key>(node, subject: "torch")
        if let device = try section.line(.device) {
            guard !section.has(.chip), !section.has(.line) else {
                throw Misconfiguration(
                    at: section.keyPlace(of: .device),
                    "torch has both a device and a line; name what switches it, once")
            }
            lamp = .device(device)
        } else {
            lamp = .line(
                try Configuration.GPIOLine(
                    section, chip: .chip, line: .line, activeLow: .activeLow, isActiveLow: false))
        }
        longest = try section.seconds(.longest, in: 1...3600) ?? longest
        rest = try section.seconds(.rest, in: 0...3600) ?? rest
        settling = .milliseconds(try section.integer(.settleMilliseconds, in: 0...2000) ?? 0)
        use = try section.choice(.use) ?? .scanning
    }
}
