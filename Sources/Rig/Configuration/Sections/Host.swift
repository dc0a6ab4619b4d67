import Delivery

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
        /// What JSON carries beyond the fixed keys.
        public var extras: Set<RecordExtra> = []
        /// What stands around each record; at most 64 bytes each.
        public var framing = LineFraming()

        public init() {}

        /// What `termios` has a constant for.
        public static let speeds = [
            1200, 2400, 4800, 9600, 19_200, 38_400, 57_600, 115_200, 230_400, 460_800, 500_000, 576_000, 921_600,
            1_000_000, 1_152_000, 1_500_000, 2_000_000, 2_500_000, 3_000_000, 3_500_000, 4_000_000,
        ]

        /// Writes records as this line wants them.
        public var formatter: RecordFormatter {
            switch format {
            case .json: RecordFormatter(layout: .json(extras: extras), framing: framing)
            }
        }
    }
}

extension Configuration.Host {
    private enum Key: String, CaseIterable {
        case device, speed, dataBits, parity, stopBits, flow, format, extras, prefix, suffix, terminator
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
        extras = try Self.extras(section) ?? extras
        framing.prefix = try Self.frame(section, .prefix) ?? framing.prefix
        framing.suffix = try Self.frame(section, .suffix) ?? framing.suffix
        framing.terminator = try Self.frame(section, .terminator) ?? framing.terminator
        guard !framing.terminator.isEmpty else {
            throw Misconfiguration(
                at: section.place(of: .terminator),
                "\(section.name(.terminator)) is empty; give what ends a line, such as \"\\r\\n\"")
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

    private static func extras(_ section: Section<Key>) throws(Misconfiguration) -> Set<RecordExtra>? {
        guard let names = try section.texts(.extras) else { return nil }
        return Set(
            try names.map { (name, place) throws(Misconfiguration) in
                guard let extra = RecordExtra(rawValue: name) else {
                    throw Misconfiguration(
                        at: place,
                        "unknown '\(name.excerpt)' in \(section.name(.extras)); "
                            + RecordExtra.allCases.map(\.rawValue).advice(for: name))
                }
                return extra
            })
    }

    private static func frame(_ section: Section<Key>, _ key: Key) throws(Misconfiguration) -> [UInt8]? {
        guard let text = try section.text(key) else { return nil }
        guard text.utf8.count <= 64 else {
            throw Misconfiguration(
                at: section.place(of: key), "\(section.name(key)) is longer than 64 bytes; shorten it")
        }
        return Array(text.utf8)
    }
}
