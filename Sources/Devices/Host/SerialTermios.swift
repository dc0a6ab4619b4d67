internal import CLinux

extension SerialSettings {
    /// Writes the settings, raw otherwise, into what the terminal has now.
    ///
    /// The modem's carrier is not waited for, and a read takes what is there, at least one byte: a read of none then
    /// means that the line has gone.
    func apply(to terminal: inout termios) {
        cfmakeraw(&terminal)
        terminal.c_cflag |= tcflag_t(CLOCAL | CREAD)
        set(&terminal.c_cflag, CSIZE, to: dataBits == 7 ? CS7 : CS8)
        set(&terminal.c_cflag, PARENB | PARODD, to: parity == .none ? 0 : parity == .even ? PARENB : PARENB | PARODD)
        set(&terminal.c_cflag, CSTOPB, to: stopBits == 2 ? CSTOPB : 0)
        set(&terminal.c_cflag, Self.rtsCTSFlag, to: flowControl == .rtsCTS ? Self.rtsCTSFlag : 0)
        set(&terminal.c_iflag, INPCK, to: parity == .none ? 0 : INPCK)
        set(&terminal.c_iflag, IXON | IXOFF | IXANY, to: flowControl == .xonXOFF ? IXON | IXOFF : 0)
        withUnsafeMutableBytes(of: &terminal.c_cc) { characters in
            characters[Int(VMIN)] = 1
            characters[Int(VTIME)] = 0
            characters[Int(VSTART)] = 0x11
            characters[Int(VSTOP)] = 0x13
        }
        let code = Self.codes[speed] ?? speed_t(B115200)
        cfsetispeed(&terminal, code)
        cfsetospeed(&terminal, code)
    }

    /// Which of the settings the terminal has not taken, in words; nil when it has taken all. `tcsetattr` succeeds when
    /// any one was taken.
    func refused(by terminal: termios) -> String? {
        var terminal = terminal
        var wanted = terminal
        apply(to: &wanted)
        if cfgetospeed(&terminal) != cfgetospeed(&wanted) { return "\(speed) baud" }
        let differences = Int32(bitPattern: terminal.c_cflag ^ wanted.c_cflag)
        if differences & CSIZE != 0 { return "\(dataBits) data bits" }
        if differences & (PARENB | PARODD) != 0 { return "\(parity.rawValue) parity" }
        if differences & CSTOPB != 0 { return "\(stopBits) stop bits" }
        if differences & Self.rtsCTSFlag != 0 { return "RTS/CTS" }
        return nil
    }

    private func set(_ flags: inout tcflag_t, _ mask: Int32, to value: Int32) {
        flags = flags & ~tcflag_t(bitPattern: mask) | tcflag_t(bitPattern: value)
    }

    private static let rtsCTSFlag = Int32(truncatingIfNeeded: Int64(CRTSCTS))

    private static let codes: [Int: speed_t] = [
        300: speed_t(B300), 600: speed_t(B600), 1200: speed_t(B1200), 2400: speed_t(B2400), 4800: speed_t(B4800),
        9600: speed_t(B9600), 19_200: speed_t(B19200), 38_400: speed_t(B38400), 57_600: speed_t(B57600),
        115_200: speed_t(B115200), 230_400: speed_t(B230400), 460_800: speed_t(B460800), 500_000: speed_t(B500000),
        576_000: speed_t(B576000), 921_600: speed_t(B921600), 1_000_000: speed_t(B1000000),
        1_152_000: speed_t(B1152000), 1_500_000: speed_t(B1500000), 2_000_000: speed_t(B2000000),
        2_500_000: speed_t(B2500000), 3_000_000: speed_t(B3000000), 3_500_000: speed_t(B3500000),
        4_000_000: speed_t(B4000000),
    ]
}
