import Delivery
import Devices
import Imaging

/// The host line's thread: sends records as they become durable, takes commands in, answers them.
final class HostWorker: Sendable {
    /// A command from the host, and how to answer it.
    typealias CommandHandler = (_ command: HostCommand, _ reply: @escaping @Sendable (HostReply) -> Void) -> Void

    private enum Outgoing: Sendable {
        case reply(HostReply, HostProtocol.Request, opening: Int)
        case resend(Record)
        case line([UInt8])
    }

    private let wake: WakeUp
    private let outgoing = Monitor<[Outgoing]>([])

    init() throws(DeviceError) {
        do throws(Errno) {
            wake = try WakeUp()
        } catch {
            throw DeviceError(.failed, "no event descriptor for the host line: \(error)")
        }
    }

    /// Says that the outbox has something new.
    func recordsChanged() {
        wake.signal()
    }

    /// Sends a record once more, whether or not the host has it.
    func resend(_ record: Record) {
        send(.resend(record))
    }

    /// Sends a line that is no record.
    func send(line: [UInt8]) {
        send(.line(line))
    }

    private func send(_ item: Outgoing) {
        outgoing.withLock { $0.append(item) }
        wake.signal()
    }

    func run(
        _ line: any HostLine, _ outbox: Outbox, _ formatter: RecordFormatter, loop: DeviceLoop,
        opened: (String) -> Void, command: CommandHandler
    ) {
        var opening = 0
        loop.run(open: line.open) { (port, works) throws(DeviceError) in
            defer { port.close() }
            opening += 1
            works(port.path)
            opened(port.path)
            try converse(port, outbox, formatter, opening, loop.stop, command)
        }
    }

    private func converse(
        _ port: any HostPort, _ outbox: Outbox, _ formatter: RecordFormatter, _ opening: Int, _ stop: StopSignal,
        _ command: CommandHandler
    ) throws(DeviceError) {
        var conversation = HostConversation()
        var hostProtocol = HostProtocol()
        var drainPause = Duration.milliseconds(1)
        while !stop.isStopped {
            wake.clear()
            take(&conversation, hostProtocol, formatter, opening)
            // A database that cannot be read now is asked again with the next look.
            try? conversation.refill(from: outbox, formatter)
            try conversation.write(to: port)
            try conversation.settle(port, outbox)
            drainPause = conversation.awaitsDrain ? min(drainPause * 2, .milliseconds(200)) : .milliseconds(1)
            try wait(port, conversation, atMost: conversation.awaitsDrain ? drainPause : .milliseconds(500))
            for request in hostProtocol.receive(try port.read(), at: .now()) {
                switch request.content {
                case .answer(let reply):
                    conversation.append(hostProtocol.bytes(for: reply, to: request))
                case .command(let content):
                    command(content) { [self] reply in send(.reply(reply, request, opening: opening)) }
                }
            }
        }
    }

    /// Moves what others want sent into the conversation. Replies to an earlier opening's commands are dropped: whoever
    /// asked is gone.
    private func take(
        _ conversation: inout HostConversation, _ hostProtocol: HostProtocol, _ formatter: RecordFormatter,
        _ opening: Int
    ) {
        let items = outgoing.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        for item in items {
            switch item {
            case .reply(let reply, let request, opening):
                conversation.append(hostProtocol.bytes(for: reply, to: request))
            case .reply: break
            case .resend(let record): conversation.append(formatter.bytes(for: record))
            case .line(let bytes): conversation.append(bytes)
            }
        }
    }

    private func wait(
        _ port: any HostPort, _ conversation: HostConversation, atMost timeout: Duration
    ) throws(DeviceError) {
        var entries = [
            PollEntry(wake.descriptor, .readable),
            PollEntry(
                FileDescriptor(rawValue: port.descriptor),
                conversation.wantsToWrite ? [.readable, .writable] : .readable),
        ]
        do throws(Errno) {
            try poll(&entries, timeout: timeout)
        } catch {
            throw DeviceError(.failed, "host line \(port.path): waiting failed: \(error)")
        }
    }
}
