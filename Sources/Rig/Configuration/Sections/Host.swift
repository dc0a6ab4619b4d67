import Delivery
import Devices
import Foundation

extension Configuration {
    /// The line to the host. Where the section is absent, records are kept but not sent; the virtual rig then takes
    /// these defaults.
    public struct Host: Sendable {
        public enum Parity: String, Hashable, Sendable, CaseIterable {
            case none, even, odd
        }

        /// How the two ends stop each other: not at all, by RTS and CTS, by XON and XOFF.
        public enum Flow: String, Hashable, Sendable, CaseIterable {
            case none, hardware, software
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
        /// Set where the rig types as a USB keyboard: the layout that the host is set to.
        public var keyboard: KeyboardLayout?
        /// Whose commands the host speaks beside the rig's own.
        public var dialect = HostDialect.labelrig
        /// Writes records as this line wants them.
        public var formatter = RecordFormatter()
        /// When a record counts as delivered.
        public var confirmation = DeliveryConfirmation.drained

        public init() {}

        /// What `termios` has a constant for.
        public static let speeds = [
            1200, 2400, 4800, 9600, 19_200, 38_400, 57_600, 115_200, 230_400, 460_800, 500_000, 576_000, 921_600,
            1_000_000, 1_152_000, 1_500_000, 2_000_000, 2_500_000, 3_000_000, 3_500_000, 4_000_000,
        ]
    }
}

extension Configuration.Host {
    enum Key: String, CaseIterable {
        case device, speed, dataBits, parity, stopBits, flow, keyboard
        case dialect
        case format, extras, columns, separator, template, noRead, fail, controlCharacters
        case prefix, suffix, terminator, checksum
        case acknowledge
    }

    /// - Parameter timeZone: of the times in templates.
    init(_ node: YAMLNode, timeZone: TimeZone) throws(Misconfiguration) {
        let section = try Section<Key>(node, subject: "host")
        keyboard = try section.choice(.keyboard)
        device = try section.line(.device) ?? (keyboard == nil ? device : "/dev/hidg0")
        speed = try Self.speed(section) ?? speed
        dataBits = try section.integer(.dataBits, in: 7...8) ?? dataBits
        parity = try section.choice(.parity) ?? parity
        stopBits = try section.integer(.stopBits, in: 1...2) ?? stopBits
        flow = try section.choice(.flow) ?? flow
        dialect = try section.choice(.dialect) ?? dialect
        formatter = try RecordFormatter(section, timeZone: timeZone)
        confirmation = try Self.confirmation(section) ?? confirmation
    }

    private static func speed(_ section: Section<Key>) throws(Misconfiguration) -> Int? {
        guard let node = try section.node(.speed) else { return nil }
        guard case .scalar(let text, _) = node.content, let speed = Int(text), speeds.contains(speed) else {
            throw section.wrong(
                .speed, node, "give one of \(speeds.map(String.init).joined(separator: ", ")) bits a second")
        }
        return speed
    }

    private enum AcknowledgeKey: String, CaseIterable { case timeout, repeats }

    /// `acknowledge` is true, false, or what differs from the usual rules.
    private static func confirmation(_ section: Section<Key>) throws(Misconfiguration) -> DeliveryConfirmation? {
        guard let node = try section.node(.acknowledge) else { return nil }
        var rules = AcknowledgementRules()
        if case .scalar = node.content {
            return try section.flag(.acknowledge) == true ? .acknowledged(rules) : .drained
        }
        let details = try Section<AcknowledgeKey>(node, subject: section.name(.acknowledge))
        rules.timeout = try details.seconds(.timeout, in: 0.1...60) ?? rules.timeout
        rules.repeats = try details.integer(.repeats, in: 0...100) ?? rules.repeats
        return .acknowledged(rules)
    }
}
