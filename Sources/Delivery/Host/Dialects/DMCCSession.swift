import Imaging

/// Cognex's DataMan Control Commands.
///
/// A command begins with `||` and ends with CR LF, and with nothing else, because its checksum may be any byte. The
/// response mode is silent at first, as the readers' is; `SET COM.DMCC-RESPONSE 1` makes it extended.
struct DMCCSession: DialectSession {
    private static let opening = UInt8(ascii: "|")

    private var own = LineAssembler()
    /// A control command without its end; empty while none is under way.
    private var buffer: [UInt8] = []
    private var isOverlong = false
    private var isExtended = false
    /// Whether the next byte begins a line.
    private var isAtStart = true

    mutating func receive(_ bytes: [UInt8], at time: MonotonicTime) -> [HostProtocol.Request] {
        var requests: [HostProtocol.Request] = []
        var plain: [UInt8] = []
        for byte in bytes {
            guard !buffer.isEmpty || (isAtStart && byte == Self.opening) else {
                plain.append(byte)
                isAtStart = [0x0A, 0x0D].contains(byte)
                continue
            }
            requests += own.append(plain, at: time).map(LabelrigSession.request)
            plain = []
            take(byte, &requests)
        }
        return requests + own.append(plain, at: time).map(LabelrigSession.request)
    }

    private mutating func take(_ byte: UInt8, _ requests: inout [HostProtocol.Request]) {
        let isEnd = byte == 0x0A && buffer.last == 0x0D
        if buffer.count > LineAssembler.limit, !isOverlong {
            isOverlong = true
            requests.append(answer(.error(.overlong, ""), to: DMCCHeader()))
        }
        if isOverlong {
            buffer = [byte]
        } else {
            buffer.append(byte)
        }
        guard isEnd else { return }
        if !isOverlong { requests.append(request(buffer.dropLast(2))) }
        buffer = []
        isOverlong = false
        isAtStart = true
    }

    private mutating func request(_ line: ArraySlice<UInt8>) -> HostProtocol.Request {
        guard let (header, rest) = DMCCHeader.split(line) else {
            return answer(.error(.unknownCommand, ""), to: DMCCHeader())
        }
        if header.hasChecksum, line.dropLast().parity != line.last || rest.isEmpty {
            return answer(.error(.badChecksum, ""), to: header)
        }
        let command = header.hasChecksum ? rest.dropLast() : rest
        guard command.allSatisfy({ (0x20...0x7E).contains($0) }) else {
            return answer(.error(.notText, ""), to: header)
        }
        return request(words: String(decoding: command, as: UTF8.self).uppercased().split(separator: " "), header)
    }

    private mutating func request(words: [Substring], _ header: DMCCHeader) -> HostProtocol.Request {
        switch words.first {
        case "TRIGGER":
            switch words.dropFirst() {
            case ["ON"]: return perform(.trigger(on: true), header)
            case ["OFF"]: return perform(.trigger(on: false), header)
            default: return answer(.error(.badArgument, ""), to: header)
            }
        case "CONFIG.SAVE" where words.count == 1: return perform(.save, header)
        case "GET" where words.count == 2: return get(words[1], header)
        case "SET" where words.count == 3 && words[1] == "COM.DMCC-RESPONSE": return setResponse(words[2], header)
        default: return answer(.error(.unknownCommand, ""), to: header)
        }
    }

    private func get(_ name: Substring, _ header: DMCCHeader) -> HostProtocol.Request {
        let form = ReplyForm.dmcc(header, isExtended: isExtended, returnsValue: true)
        return switch name {
        case "COM.DMCC-RESPONSE": .init(content: .answer(.ok(isExtended ? "1" : "0")), form: form)
        case "DEVICE.TYPE": .init(content: .answer(.ok("labelrig")), form: form)
        case "DEVICE.FIRMWARE-VER": .init(content: .command(.version), form: form)
        default: answer(.error(.unknownCommand, ""), to: header)
        }
    }

    /// Takes effect with the command after this one.
    private mutating func setResponse(_ mode: Substring, _ header: DMCCHeader) -> HostProtocol.Request {
        guard ["0", "1"].contains(mode) else { return answer(.error(.badArgument, ""), to: header) }
        defer { isExtended = mode == "1" }
        return answer(.ok(), to: header)
    }

    private func perform(_ command: HostCommand, _ header: DMCCHeader) -> HostProtocol.Request {
        .init(content: .command(command), form: .dmcc(header, isExtended: isExtended, returnsValue: false))
    }

    private func answer(_ reply: HostReply, to header: DMCCHeader) -> HostProtocol.Request {
        .init(content: .answer(reply), form: .dmcc(header, isExtended: isExtended, returnsValue: false))
    }
}
