import Delivery
import Devices
import Imaging

/// The host line's thread: sends records as they become durable, takes commands in, answers them.
final class HostWorker: Sendable {
    /// How the line is spoken.
    struct Manner: Sendable {
        var formatter = RecordFormatter()
        var confirmation = DeliveryConfirmation.drained
        var dialect = HostDialect.labelrig
    }

    /// What the host may ask of records that were sent; it is for the thread that sends them.
    enum RecordCommand: Sendable {
        case acknowledge(Int64?)
        case reject(Int64?)
        case resend(HostCommand.Resend)
    }

    /// A command from the host that is not about records, and how to answer it.
    typealias CommandHandler = (_ command: HostCommand, _ reply: @escaping @Sendable (HostReply) -> Void) -> Void

    enum Outgoing: Sendable {
        case reply(HostReply, HostProtocol.Request, opening: Int)
        case records(RecordCommand, reply: @Sendable (HostReply) -> Void)
        case line([UInt8])
    }

    private let manner: Manner
    private let wake: WakeUp
    private let outgoing = Monitor<[Outgoing]>([])

    init(_ manner: Manner) throws(DeviceError) {
        self.manner = manner
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

    /// Does what someone other than the host asks of records that were sent.
    func perform(_ command: RecordCommand, reply: @escaping @Sendable (HostReply) -> Void) {
        send(.records(command, reply: reply))
    }

    /// Sends a text that is no record, framed as records are.
    func send(line text: String) {
        send(.line(manner.formatter.framing.bytes(around: text)))
    }

    /// - Parameters:
    ///   - opened: called with the line's path each time that it is opened.
    ///   - notice: called with what a person should know.
    func run(
        _ line: any HostLine, _ outbox: Outbox, loop: DeviceLoop, opened: (String) -> Void,
        notice: (String) -> Void, command: CommandHandler
    ) {
        var opening = 0
        var queue = DeliveryQueue(confirmation: manner.confirmation)
        loop.run(open: line.open) { (port, works) throws(DeviceError) in
            opening += 1
            let thisOpening = opening
            works(port.path)
            opened(port.path)
            queue.lineOpened()
            var conversation = HostConversation(port: port, manner: manner, queue: queue)
            defer {
                queue = conversation.queue
                queue.lineClosed()
                port.close()
            }
            while !loop.stop.isStopped {
                loop.pulse.beat()
                wake.clear()
                take(into: &conversation, thisOpening)
                if conversation.advance() { notice("the host does not answer; records are kept until it does") }
                try conversation.send(from: outbox)
                try conversation.wait(on: wake)
                for (content, request) in try conversation.receive() {
                    command(content) { [self] reply in send(.reply(reply, request, opening: thisOpening)) }
                }
            }
            // What became durable last still goes out, as far as the line takes it at once.
            try conversation.send(from: outbox)
        }
    }

    private func send(_ item: Outgoing) {
        outgoing.withLock { $0.append(item) }
        wake.signal()
    }

    /// Moves what others want sent into the conversation. Replies to an earlier opening's commands are dropped: whoever
    /// asked is gone.
    private func take(into conversation: inout HostConversation, _ opening: Int) {
        let items = outgoing.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        for item in items {
            switch item {
            case .reply(let reply, let request, opening): conversation.answer(request, reply)
            case .reply: break
            case .records(let command, let reply): reply(conversation.perform(command))
            case .line(let bytes): conversation.append(bytes)
            }
        }
    }
}
