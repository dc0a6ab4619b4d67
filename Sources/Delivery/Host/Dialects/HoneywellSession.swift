import Imaging

/// Honeywell's trigger commands: N86 series user's manual, chapter 10, and "ACK/NAK" in chapter 2.
///
/// SYN T CR starts a scan and SYN U CR ends it; neither is answered. ACK and NAK stand alone and mean the record sent
/// last. SYN M CR begins a menu command, which ends with a period or an exclamation mark: the rig is not set up by the
/// reader's menu, so each part of it comes back with ENQ before its punctuation mark, as for an unknown tag.
struct HoneywellSession: DialectSession {
    private enum Control {
        static let acknowledge: UInt8 = 0x06
        static let enquiry: UInt8 = 0x05
        static let carriageReturn: UInt8 = 0x0D
        static let negativeAcknowledge: UInt8 = 0x15
        static let synchronize: UInt8 = 0x16
    }

    private enum State {
        case plain
        /// After SYN, and after the letter behind it.
        case prefix(letter: UInt8?)
        case menu([UInt8])
    }

    private var own = LineAssembler()
    private var state = State.plain

    mutating func receive(_ bytes: [UInt8], at time: MonotonicTime) -> [HostProtocol.Request] {
        var requests: [HostProtocol.Request] = []
        var plain: [UInt8] = []
        for byte in bytes {
            if case .plain = state, Self.isPlain(byte) {
                plain.append(byte)
                continue
            }
            requests += own.append(plain, at: time).map(LabelrigSession.request)
            plain = []
            if let request = take(byte) { requests.append(request) }
        }
        return requests + own.append(plain, at: time).map(LabelrigSession.request)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        ![Control.acknowledge, Control.negativeAcknowledge, Control.synchronize].contains(byte)
    }

    private mutating func take(_ byte: UInt8) -> HostProtocol.Request? {
        if byte == Control.synchronize {
            state = .prefix(letter: nil)
            return nil
        }
        switch state {
        case .plain:
            let isAcknowledge = byte == Control.acknowledge
            return .init(content: .command(isAcknowledge ? .acknowledge(nil) : .reject(nil)), form: .none)
        case .prefix(nil):
            state = .prefix(letter: byte)
            return nil
        case .prefix(let letter?):
            return end(letter, byte)
        case .menu(let bytes):
            return takeMenu(byte, after: bytes)
        }
    }

    private mutating func end(_ letter: UInt8, _ byte: UInt8) -> HostProtocol.Request? {
        state = .plain
        guard byte == Control.carriageReturn else { return nil }
        switch letter {
        case UInt8(ascii: "T"): return .init(content: .command(.trigger(on: true)), form: .none)
        case UInt8(ascii: "U"): return .init(content: .command(.trigger(on: false)), form: .none)
        case UInt8(ascii: "M"): state = .menu([])
        default: break
        }
        return nil
    }

    /// A menu command that is longer than a command may be, or not text, is dropped.
    private mutating func takeMenu(_ byte: UInt8, after bytes: [UInt8]) -> HostProtocol.Request? {
        guard bytes.count < LineAssembler.limit, (0x20...0x7E).contains(byte) else {
            state = .plain
            return nil
        }
        guard [UInt8(ascii: "."), UInt8(ascii: "!")].contains(byte) else {
            state = .menu(bytes + [byte])
            return nil
        }
        state = .plain
        return .init(content: .answer(.error(.unknownCommand, "")), form: .raw(Self.refusal(of: bytes + [byte])))
    }

    private static func refusal(of menu: [UInt8]) -> [UInt8] {
        let punctuation = [UInt8](".!,;".utf8)
        return [UInt8](String(decoding: menu, as: UTF8.self).uppercased().utf8).flatMap { byte in
            punctuation.contains(byte) ? [Control.enquiry, byte] : [byte]
        }
    }
}
