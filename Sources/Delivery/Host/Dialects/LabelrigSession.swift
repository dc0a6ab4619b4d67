import Imaging

/// The rig's own protocol.
struct LabelrigSession: DialectSession {
    private var assembler = LineAssembler()

    mutating func receive(_ bytes: [UInt8], at time: MonotonicTime) -> [HostProtocol.Request] {
        assembler.append(bytes, at: time).map(Self.request)
    }

    /// What a piece of the conversation asks for in the rig's own protocol.
    static func request(_ piece: LineAssembler.Piece) -> HostProtocol.Request {
        switch piece {
        // An echo: a host's terminal that nobody has set to raw says back what it gets. The answer would come back, too,
        // and so on for ever.
        case .line(let line, _) where line == "OK" || line.hasPrefix("OK ") || line.hasPrefix("ER "):
            .init(content: .answer(.ok()), form: .raw([]))
        case .line(let line, let framing):
            switch HostCommandParser.parse(line) {
            case .success(let command): .init(content: .command(command), form: .line(framing))
            case .failure(let failure): .init(content: .answer(failure.reply), form: .line(framing))
            }
        case .discarded(let code, let framing):
            .init(content: .answer(.error(code, text(of: code))), form: .line(framing))
        }
    }

    private static func text(of code: HostReply.ErrorCode) -> String {
        code == .overlong
            ? "a command has at most \(LineAssembler.limit) characters"
            : "a command is a line of printable ASCII characters"
    }
}
