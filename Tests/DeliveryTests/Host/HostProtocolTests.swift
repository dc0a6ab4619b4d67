import Imaging
import Testing

@testable import Delivery

@Suite("Host protocol")
struct HostProtocolTests {
    private let now = MonotonicTime(nanoseconds: 0)

    @Test("a command becomes a request and its reply ends as the command did", arguments: ["\r", "\n", "\r\n"])
    func mirror(end: String) {
        var host = HostProtocol()
        let requests = host.receive(Array("STATUS\(end)VERSION\(end)x".utf8), at: now)
        #expect(requests.map(\.content) == [.command(.status), .command(.version)])
        #expect(host.bytes(for: .ok("1.0"), to: requests[1]) == Array("OK 1.0\(end)".utf8))
    }

    @Test("what is no command comes with the reply to send")
    func malformed() {
        var host = HostProtocol()
        let requests = host.receive(Array("FOO\nTORCH\n\u{7}\n".utf8), at: now)
        let replies = requests.map { String(decoding: host.bytes(for: reply(to: $0), to: $0), as: UTF8.self) }
        #expect(
            replies == [
                "ER UNKNOWN_COMMAND no command 'FOO'; HELP lists them\n", "ER BAD_ARGUMENT usage: TORCH ON|OFF\n",
                "ER NOT_TEXT a command is a line of printable ASCII characters\n",
            ])
    }

    @Test("its own replies, which a terminal echoes, get none", arguments: ["OK", "OK 1.0", "ER NO_SUCH_RECORD none"])
    func echo(line: String) {
        var host = HostProtocol()
        for request in host.receive(Array("\(line)\n".utf8), at: now) {
            #expect(host.bytes(for: reply(to: request), to: request).isEmpty)
        }
    }

    private func reply(to request: HostProtocol.Request) -> HostReply {
        if case .answer(let reply) = request.content { reply } else { .ok() }
    }
}
