import Imaging
import Testing

@testable import Delivery

/// A conversation between a host and a rig that carries out every command, or refuses those that a test names.
struct Transcript {
    private var host: HostProtocol
    private var time = MonotonicTime(nanoseconds: 0)
    /// What the rig was asked to do.
    private(set) var commands: [HostCommand] = []
    /// What the rig answers instead of a bare `OK`.
    var replies: [HostCommand: HostReply] = [.version: .ok("labelrig 1.0")]

    init(_ dialect: HostDialect) {
        host = HostProtocol(dialect: dialect)
    }

    /// What the rig sends for what the host sends.
    mutating func send(_ text: String, after pause: Duration = .zero) -> String {
        send(Array(text.utf8), after: pause)
    }

    mutating func send(_ bytes: [UInt8], after pause: Duration = .zero) -> String {
        time = time + pause
        let sent = host.receive(bytes, at: time).flatMap { request in
            switch request.content {
            case .answer(let reply): return host.bytes(for: reply, to: request)
            case .command(let command):
                commands.append(command)
                return host.bytes(for: replies[command] ?? .ok(), to: request)
            }
        }
        return String(decoding: sent, as: UTF8.self)
    }
}
