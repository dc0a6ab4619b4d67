import Delivery
import Devices
import Imaging

/// One opening of the host line: whole lines out, one after the other; commands in.
///
/// A line that was written in part when the host line fails is not gone on with after the next opening, so that no host
/// ever gets the rest of one line glued to another; a record in it goes out anew.
struct HostConversation {
    private struct Line {
        var bytes: [UInt8]
        /// Set for a record.
        var sequence: Int64?
    }

    /// Replies and other lines that may wait for a host that does not read; more are dropped.
    private static let lineLimit = 256
    /// Between two looks at whether the line has drained: doubled from the first to the last.
    private static let firstDrainPause: Duration = .milliseconds(1)
    private static let longestDrainPause: Duration = .milliseconds(200)
    private static let idlePause: Duration = .milliseconds(500)

    private(set) var queue: DeliveryQueue
    private let port: any HostPort
    private let formatter: RecordFormatter
    private var hostProtocol: HostProtocol
    private var lines: [Line] = []
    /// Bytes of the first line that are handed over.
    private var written = 0
    private var drainPause = firstDrainPause

    init(port: any HostPort, manner: HostWorker.Manner, queue: DeliveryQueue) {
        self.port = port
        self.queue = queue
        formatter = manner.formatter
        hostProtocol = HostProtocol(dialect: manner.dialect)
    }

    mutating func append(_ bytes: [UInt8]) {
        guard !bytes.isEmpty, lines.count < Self.lineLimit else { return }
        lines.append(Line(bytes: bytes))
    }

    mutating func answer(_ request: HostProtocol.Request, _ reply: HostReply) {
        append(hostProtocol.bytes(for: reply, to: request))
    }

    /// Repeats what was not answered in time.
    ///
    /// - Returns: true when the host has just been given up.
    mutating func advance() -> Bool {
        queue.advance(to: .now())
    }

    /// Hands over what the line takes now: what waits first, then records as long as there are any.
    mutating func send(from outbox: Outbox) throws(DeviceError) {
        repeat {
            try write()
        } while lines.isEmpty && takeRecord(from: outbox)
        if queue.awaitsDrain, written == 0, try port.pendingOutput() == 0 { queue.drained() }
        // What cannot be marked now is offered again with the next look; until then the record counts as undelivered,
        // which at the worst sends it once more under its number.
        try? queue.settle { (sequence) throws(DeliveryError) in try outbox.markDelivered(sequence) }
    }

    /// Waits until there is something to do.
    mutating func wait(on wake: WakeUp) throws(DeviceError) {
        var entries = [
            PollEntry(wake.descriptor, .readable),
            PollEntry(
                FileDescriptor(rawValue: port.descriptor), lines.isEmpty ? .readable : [.readable, .writable]),
        ]
        var pause = Self.idlePause
        if queue.awaitsDrain {
            drainPause = min(drainPause * 2, Self.longestDrainPause)
            pause = drainPause
        } else {
            drainPause = Self.firstDrainPause
        }
        if let deadline = queue.deadline { pause = min(pause, max(.zero, deadline - .now())) }
        do throws(Errno) {
            try poll(&entries, timeout: pause)
        } catch {
            throw DeviceError(.failed, "host line \(port.path): waiting failed: \(error)")
        }
    }

    /// Takes in what has arrived.
    ///
    /// - Returns: the commands that are not about records; those that are have been carried out and answered.
    mutating func receive() throws(DeviceError) -> [(HostCommand, HostProtocol.Request)] {
        let bytes = try port.read()
        guard !bytes.isEmpty else { return [] }
        queue.hostSpoke()
        var commands: [(HostCommand, HostProtocol.Request)] = []
        for request in hostProtocol.receive(bytes, at: .now()) {
            switch request.content {
            case .answer(let reply): answer(request, reply)
            case .command(.acknowledge(let sequence)): answer(request, perform(.acknowledge(sequence)))
            case .command(.reject(let sequence)): answer(request, perform(.reject(sequence)))
            case .command(.resend(let what)): answer(request, perform(.resend(what)))
            case .command(let command): commands.append((command, request))
            }
        }
        return commands
    }

    mutating func perform(_ command: HostWorker.RecordCommand) -> HostReply {
        switch command {
        case .acknowledge(let sequence):
            queue.acknowledge(sequence) ? .ok() : .error(.notFound, "no such record was sent")
        case .reject(let sequence):
            queue.reject(sequence, at: .now()) ? .ok() : .error(.notFound, "no such record was sent")
        case .resend(let what):
            queue.resend(what) ? .ok() : .error(.rejected, "too many requests for records wait; ask again later")
        }
    }

    private mutating func write() throws(DeviceError) {
        while let line = lines.first {
            let taken = try port.write(line.bytes[written...])
            guard taken > 0 else { return }
            written += taken
            guard written == line.bytes.count else { continue }
            lines.removeFirst()
            written = 0
            if let sequence = line.sequence { queue.written(sequence, at: .now()) }
        }
    }

    /// - Returns: false when there is none to send now. A database that cannot be read is asked again with the next look.
    private mutating func takeRecord(from outbox: Outbox) -> Bool {
        guard let record = try? queue.next(from: outbox) else { return false }
        let bytes = formatter.bytes(for: record)
        if bytes.isEmpty {
            queue.skipped(record.sequence)
        } else {
            lines.append(Line(bytes: bytes, sequence: record.sequence))
        }
        return true
    }
}
