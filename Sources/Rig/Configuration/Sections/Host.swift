extension Configuration {
    /// The line to the host. Where the section is absent, records are kept but not sent; the virtual rig then takes
    /// these defaults.
    public struct Host: Hashable, Sendable {
        public enum Parity: String, Hashable, Sendable, CaseIterable {
            case none, even, odd
        }

        /// How the two ends stop each other: not at all, by RTS and CTS, by XON and XOFF.
        public enum Flow: String, Hashable, Sendable, CaseIterable {
            case none, hardware, software
        }

        /// How a record is written.
        public enum Format: String, Hashable, Sendable, CaseIterable {
            case json
        }

        public var device = "/dev/labelrig-host"
        /// Bits a second; one of ``speeds``.
        public var speed = 115_200
        /// 7 or 8.
        public var dataBits = 8
        public var parity = Parity.none
        /// 1 or 2.
        public var stopBits = 1
        public var flow = Flow.none
        public var format = Format.json
        /// Sent before each line, at most 64 bytes.
        public var prefix = ""
        /// Ends each line, at most 64 bytes.
        public var suffix = "\r\n"

        public init() {}

        /// What `termios` has a constant for.
        public static let speeds = [
            1200, 2400, 4800, 9600, 19_200, 38_400, 57_600, 115_200, 230_400, 460_800, 500_000, 576_000, 921_600,
            1_000_000, 1_152_000, 1_500_000, 2_000_000, 2_500_000, 3_000_000, 3_500_000, 4_000_000,
        ]
    }
}

extension Configuration.Host {
    private enum Key: String, CaseIterable {
        case device, speed, dataBits, parity, stopBits, flow, format, prefix, suffix
    }

    init(_ node: YAMLNode) throws(Misconfiguration) {
        let section = try Section<Key>(node, subject: "host")
        device = try section.line(.device) ?? device
        speed = try Self.speed(section) ?? speed
        dataBits = try section.integer(.dataBits, in: 7...8) ?? dataBits
        parity = try section.choice(.parity) ?? parity
        stopBits = try section.integer(.stopBits, in: 1...2) ?? stopBits
        flow = try section.choice(.flow) ?? flow
        format = try section.choice(.format) ?? format
        prefix = try Self.frame(section, .prefix) ?? prefix
        suffix = try Self.frame(section, .suffix) ?? suffix
        guard !suffix.isEmpty else {
            throw Misconfiguration(
                at: section.place(of: .suffix),
                "\(section.name(.suffix)) is empty; give what ends a line, such as \"\\r\\n\", so that the host can part them"
            )
        }
    }

    private static func speed(_ section: Section<Key>) throws(Misconfiguration) -> Int? {
        guard let node = try section.node(.speed) else { return nil }
        guard case .scalar(let text, _) = node.content, let speed = Int(text), speeds.contains(speed) else {
            throw section.wrong(
                .speed, node, "give one of \(speeds.map(String.init).joined(separator: ", ")) bits a second")
        }
        return speed
    }

    private static func frame(_ section: Section<Key>, _ key: Key) throws(Misconfiguration) -> String? {
        guard let text = try section.text(key) else { return nil }
        guard text.utf8.count <= 64 else {
            throw Misconfiguration(
                at: section.place(of: key), "\(section.name(key)) is longer than 64 bytes; shorten it")
        }
        return text
    }
}
