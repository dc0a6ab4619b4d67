import Imaging

/// Keyence's SR series: SR-750 user's manual, chapter 8.
///
/// A command stands between nothing and CR, or between STX and ETX, and the reply stands between the same; an LF behind
/// it is passed over. ESC clears what has been received, and so does a gap of 10 s inside a command.
struct KeyenceSession: DialectSession {
    private var assembler = LineAssembler(escapeClears: true, gap: .seconds(10))

    mutating func receive(_ bytes: [UInt8], at time: MonotonicTime) -> [HostProtocol.Request] {
        assembler.append(bytes, at: time).map(Self.request)
    }

    /// `OK,LON`, `OK,KEYENCE,labelrig 1.0`, `ER,LON,20`.
    static func text(of reply: HostReply, to command: String) -> String {
        let parts =
            if let error = reply.error {
                ["ER", command, code(of: error)]
            } else {
                ["OK", command] + (command == "KEYENCE" ? [reply.text.withoutControls()] : [])
            }
        return parts.joined(separator: ",")
    }

    private static let commands: [String: HostCommand] = [
        "LON": .trigger(on: true), "LOFF": .trigger(on: false), "LOCK": .pause, "UNLOCK": .resume,
        "KEYENCE": .version, "SAVE": .save,
    ]

    private static func request(_ piece: LineAssembler.Piece) -> HostProtocol.Request {
        let own = LabelrigSession.request(piece)
        guard case .line(let line, let framing) = piece else { return own }
        let replyFraming = framing.terminator == [0x03] ? framing : LineFraming(terminator: [0x0D])
        let word = String(line.prefix { $0 != "," }).uppercased()
        if let command = commands[word] {
            let isPlain = word.count == line.count
            return .init(
                content: isPlain ? .command(command) : .answer(.error(.badArgument, "\(word) takes no argument")),
                form: .keyence(command: word, replyFraming))
        }
        guard case .answer(let reply) = own.content, reply.error == .unknownCommand else { return own }
        return .init(content: own.content, form: .keyence(command: String(word.prefix(32)), replyFraming))
    }

    /// The manual's error codes: 00 undefined command, 01 wrong number of parameters, 02 parameter out of range, 20 not
    /// in this state, 99 anything else.
    private static func code(of error: HostReply.ErrorCode) -> String {
        switch error {
        case .unknownCommand, .overlong, .notText, .badChecksum: "00"
        case .badArgument: "01"
        case .notFound: "02"
        case .rejected: "20"
        case .unavailable, .failed: "99"
        }
    }
}
