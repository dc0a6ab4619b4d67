/// How the reply to a request is written.
enum ReplyForm: Hashable, Sendable {
    /// The rig's own: `OK …` or `ER code text`.
    case line(LineFraming)
    case keyence(command: String, LineFraming)
    /// - `returnsValue`: the reply's text goes to the host.
    case dmcc(DMCCHeader, isExtended: Bool, returnsValue: Bool)
    /// These bytes, whatever the reply.
    case raw([UInt8])
    /// The host waits for none.
    case none

    func bytes(for reply: HostReply) -> [UInt8] {
        switch self {
        case .line(let framing): framing.bytes(around: reply.line)
        case .keyence(let command, let framing):
            framing.bytes(around: KeyenceSession.text(of: reply, to: command))
        case .dmcc(let header, let isExtended, let returnsValue):
            header.bytes(for: reply, isExtended: isExtended, returnsValue: returnsValue)
        case .raw(let bytes): bytes
        case .none: []
        }
    }
}
