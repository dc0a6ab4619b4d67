import Imaging

/// One side of the conversation on the host line: bytes in, requests out; replies in, bytes out. Does no I/O itself.
///
/// The local socket speaks the rig's own protocol through one of its own for each connection.
public struct HostProtocol: Sendable {
    /// A command that arrived, or something to answer that was none.
    public struct Request: Hashable, Sendable {
        public enum Content: Hashable, Sendable {
            case command(HostCommand)
            /// Nothing to carry out: send this reply.
            case malformed(HostReply)
        }

        public var content: Content
        /// How the reply must be framed.
        var framing: LineFraming
    }

    private var assembler = LineAssembler()

    public init() {}

    /// Takes bytes as they arrive.
    ///
    /// - Parameter time: now; what was begun long ago may be given up.
    /// - Returns: what they ask for, in order; each request wants one reply.
    public mutating func receive(_ bytes: some Collection<UInt8>, at time: MonotonicTime) -> [Request] {
        assembler.append(bytes).map { piece in
            switch piece {
            case .line(let line, let terminator):
                switch HostCommandParser.parse(line) {
                case .success(let command): request(.command(command), terminator)
                case .failure(let failure): request(.malformed(failure.reply), terminator)
                }
            case .discarded(.overlong, let terminator):
                request(
                    .malformed(.error(.overlong, "a command has at most \(assembler.limit) characters")), terminator)
            case .discarded(let code, let terminator):
                request(.malformed(.error(code, "a command is a line of printable ASCII characters")), terminator)
            }
        }
    }

    /// A reply as the request's sender expects it.
    public func bytes(for reply: HostReply, to request: Request) -> [UInt8] {
        request.framing.bytes(around: reply.line)
    }

    private func request(_ content: Request.Content, _ terminator: LineAssembler.Terminator) -> Request {
        Request(content: content, framing: LineFraming(terminator: terminator.bytes))
    }
}
