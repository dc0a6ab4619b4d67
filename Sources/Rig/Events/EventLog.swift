import Delivery
import Devices
import Imaging

/// Writes events to standard output on a thread of its own, so that a reader that does not read never holds the rig up.
public final class EventLog: Sendable {
    /// Lines that may wait for a slow reader; what is more is dropped, and said when there is room again.
    private static let limit = 10_000

    private struct Queue {
        var lines: [String] = []
        var dropped = 0
        var isWriting = false
        var isClosed = false
    }

    private let queue = Monitor(Queue())
    private let output: FileDescriptor
    private let listeners = Monitor<[@Sendable (RigEvent, String) -> Void]>([])

    public init(output: FileDescriptor = FileDescriptor(rawValue: 1)) {
        self.output = output
        _ = WorkerThread(name: "events") { [queue, output] in Self.write(queue, to: output) }
    }

    /// Shows each event from now on, and the line it is written as, to someone else too.
    ///
    /// - Parameter listener: called on the thread that posts the event; must not block.
    func listen(_ listener: @escaping @Sendable (RigEvent, String) -> Void) {
        listeners.withLock { $0.append(listener) }
    }

    public func post(_ event: RigEvent) {
        let line = event.json.description
        for listener in listeners.withLock({ $0 }) { listener(event, line) }
        queue.withLock { queue in
            if queue.lines.count >= Self.limit {
                queue.dropped += 1
                return
            }
            if queue.dropped > 0 {
                let notice = RigEvent.notice("\(queue.dropped) events were not written: no one read them")
                queue.lines.append(notice.json.description)
                queue.dropped = 0
            }
            queue.lines.append(line)
        }
    }

    /// Takes no more events and waits until those posted are written.
    public func close(within duration: Duration) {
        queue.withLock { $0.isClosed = true }
        _ = queue.wait(until: .now() + duration) { $0.lines.isEmpty && !$0.isWriting ? true : nil }
    }

    private static func write(_ queue: Monitor<Queue>, to output: FileDescriptor) {
        while true {
            let lines = queue.wait(until: nil) { queue -> [String]? in
                guard !queue.lines.isEmpty || queue.isClosed else { return nil }
                defer { queue.lines = [] }
                queue.isWriting = !queue.lines.isEmpty
                return queue.lines
            }
            guard let lines, !lines.isEmpty else { return }
            var bytes = ArraySlice(Array((lines.joined(separator: "\n") + "\n").utf8))
            while !bytes.isEmpty {
                // A closed pipe takes nothing any more; the rig goes on without a reader.
                guard let count = try? output.write(bytes), count > 0 else { break }
                bytes = bytes.dropFirst(count)
            }
            queue.withLock { $0.isWriting = false }
        }
    }
}
