/// How bytes go over a serial line.
public struct SerialSettings: Hashable, Sendable {
    public enum Parity: String, Hashable, Sendable, CaseIterable {
        case none, even, odd
    }

    public enum FlowControl: String, Hashable, Sendable, CaseIterable {
        case none
        /// By two wires: the host stops the rig with CTS, the rig the host with RTS.
        case rtsCTS
        /// By two characters in the stream: XOFF stops it, XON lets it go on.
        case xonXOFF
    }

    /// Bits a second, one of ``speeds``.
    public var speed: Int
    public var parity: Parity
    /// 1 or 2.
    public var stopBits: Int
    /// 7 or 8.
    public var dataBits: Int
    public var flowControl: FlowControl

    public init(
        speed: Int = 115_200, parity: Parity = .none, stopBits: Int = 1, dataBits: Int = 8,
        flowControl: FlowControl = .none
    ) {
        self.speed = speed
        self.parity = parity
        self.stopBits = stopBits
        self.dataBits = dataBits
        self.flowControl = flowControl
    }

    /// The speeds that the kernel has a code for (termios(3)).
    public static let speeds = [
        300, 600, 1200, 2400, 4800, 9600, 19_200, 38_400, 57_600, 115_200, 230_400, 460_800, 500_000, 576_000, 921_600,
        1_000_000, 1_152_000, 1_500_000, 2_000_000, 2_500_000, 3_000_000, 3_500_000, 4_000_000,
    ]

    /// What is wrong with the settings, in words; nil when they can be asked for.
    public var complaint: String? {
        if !Self.speeds.contains(speed) {
            let known = Self.speeds.map { String($0) }.joined(separator: ", ")
            return "speed \(speed) is none of \(known)"
        }
        if stopBits != 1 && stopBits != 2 { return "\(stopBits) stop bits; 1 or 2 are possible" }
        if dataBits != 7 && dataBits != 8 { return "\(dataBits) data bits; 7 or 8 are possible" }
        return nil
    }
}
