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
            case answer(HostReply)
        }

        public var content: Content
        var form: ReplyForm
    }

    private var session: any DialectSession

    public init(dialect: HostDialect = .labelrig) {
        session = dialect.makeSession()
    }

    /// Takes bytes as they arrive.
    ///
    /// - Parameter time: now; what was begun long ago may be given up.
    /// - Returns: what they ask for, in order.
    public mutating func receive(_ bytes: [UInt8], at time: MonotonicTime) -> [Request] {
        session.receive(bytes, at: time)
    }

    /// A reply as the request's sender expects it.
    ///
    /// - Returns: empty where it expects none.
    public func bytes(for reply: HostReply, to request: Request) -> [UInt8] {
        request.form.bytes(for: reply)
    }
}
