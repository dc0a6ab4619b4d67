import Delivery
import Devices
import Glibc
import Imaging

/// The local socket: the host line's commands for people and programs on the rig itself, one reply a line.
final class ControlSocket: Sendable {
    /// People and scripts at one time; one more waits.
    private static let connectionLimit = 16
    /// Replies that a client may leave unread before it is dropped.
    private static let unreadLimit = 1 << 20
    private static let step: Duration = .milliseconds(250)

    fileprivate struct Connection {
        let id: Int
        let descriptor: FileDescriptor
        var hostProtocol = HostProtocol()
        var output: [UInt8] = []
        /// The client has said all that it will; its replies are still owed.
        var isFinished = false
        var owed = 0
        /// The client has asked to be told what happens.
        var wantsEvents = false
    }

    private struct Reply: Sendable {
        var connection: Int
        var reply: HostReply
        var request: HostProtocol.Request
    }

    /// Events on their way to those who asked for them.
    private struct Events {
        var listeners = 0
        var lines: [String] = []
    }

    private let path: String
    private let listener: FileDescriptor
    private let wake: WakeUp
    private let replies = Monitor<[Reply]>([])
    private let events = Monitor(Events())

    /// Listens at a path, for this user and group.
    init(path: String) throws(DeviceError) {
        self.path = path
        do throws(Errno) {
            wake = try WakeUp()
            listener = try FileDescriptor.listen(atPath: path)
        } catch {
            throw DeviceError(.failed, "control socket \(path): \(error); set control: to a path that can be made")
        }
    }

    /// Tells those who asked for it what has happened. Costs next to nothing while no one did.
    func publish(_ line: String) {
        let isHeard = events.withLock { events in
            if events.listeners > 0 { events.lines.append(line) }
            return events.listeners > 0
        }
        if isHeard { wake.signal() }
    }

    /// - Parameter heard: called when the first comes to follow the events, and when the last has left.
    func run(
        stop: StopSignal, pulse: Pulse,
        command: (HostCommand, _ reply: @escaping @Sendable (HostReply) -> Void) -> Void,
        heard: (Bool) -> Void
    ) {
        var isHeard = false
        var connections: [Connection] = []
        var nextID = 0
        while !stop.isStopped {
            pulse.beat()
            var entries = [PollEntry(wake.descriptor, .readable)]
            entries.append(PollEntry(listener, connections.count < Self.connectionLimit ? .readable : []))
            entries += connections.map { PollEntry($0.descriptor, $0.wanted) }
            guard (try? poll(&entries, timeout: Self.step)) != nil else { continue }
            if entries[0].happened.contains(.readable) { wake.clear() }
            for index in connections.indices {
                serve(&connections[index], entries[index + 2].happened, command)
            }
            takeReplies(&connections)
            takeEvents(&connections)
            if connections.contains(where: \.wantsEvents) != isHeard {
                isHeard.toggle()
                heard(isHeard)
            }
            for index in connections.indices { connections[index].flush() }
            connections.removeAll { connection in
                let ends = connection.isDone || connection.output.count > Self.unreadLimit
                if ends { connection.descriptor.close() }
                return ends
            }
            if entries[1].happened.contains(.readable), let descriptor = try? listener.accept() {
                connections.append(Connection(id: nextID, descriptor: descriptor))
                nextID += 1
            }
        }
        connections.forEach { $0.descriptor.close() }
        listener.close()
        unlink(path)
    }

    private func serve(
        _ connection: inout Connection, _ happened: PollEntry.Events,
        _ command: (HostCommand, _ reply: @escaping @Sendable (HostReply) -> Void) -> Void
    ) {
        guard !connection.isFinished, !happened.intersection([.readable, .hangUp, .error]).isEmpty else { return }
        let bytes: [UInt8]
        do throws(Errno) {
            bytes = try connection.descriptor.read(atMost: 4_096)
        } catch {
            if error != .wouldBlock { connection.isFinished = true }
            return
        }
        if bytes.isEmpty { connection.isFinished = true }
        for request in connection.hostProtocol.receive(bytes, at: .now()) {
            switch request.content {
            case .answer(let reply): connection.output += connection.hostProtocol.bytes(for: reply, to: request)
            case .command(.events):
                connection.wantsEvents = true
                connection.output += connection.hostProtocol.bytes(for: .ok(), to: request)
            case .command(let content):
                connection.owed += 1
                command(content) { [replies, wake, id = connection.id] reply in
                    replies.withLock { $0.append(Reply(connection: id, reply: reply, request: request)) }
                    wake.signal()
                }
            }
        }
    }

    private func takeEvents(_ connections: inout [Connection]) {
        let lines = events.withLock { events in
            events.listeners = connections.filter(\.wantsEvents).count
            defer { events.lines = [] }
            return events.lines
        }
        guard !lines.isEmpty else { return }
        let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
        for index in connections.indices where connections[index].wantsEvents { connections[index].output += bytes }
    }

    private func takeReplies(_ connections: inout [Connection]) {
        let arrived = replies.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        for reply in arrived {
            guard let index = connections.firstIndex(where: { $0.id == reply.connection }) else { continue }
            connections[index].owed -= 1
            connections[index].output += connections[index].hostProtocol.bytes(for: reply.reply, to: reply.request)
        }
    }
}

extension ControlSocket.Connection {
    fileprivate var wanted: PollEntry.Events {
        var wanted: PollEntry.Events = isFinished ? [] : .readable
        if !output.isEmpty { wanted.insert(.writable) }
        return wanted
    }

    fileprivate var isDone: Bool { isFinished && owed == 0 && output.isEmpty }

    fileprivate mutating func flush() {
        guard !output.isEmpty else { return }
        do throws(Errno) {
            output.removeFirst(try descriptor.write(output))
        } catch {
            guard error != .wouldBlock else { return }
            output = []
            isFinished = true
            owed = 0
        }
    }
}
