import Imaging

/// Messages from many threads to one, in the order in which they were sent.
final class Mailbox<Message: Sendable>: Sendable {
    private let messages = Monitor<[Message]>([])

    func send(_ message: Message) {
        messages.withLock { $0.append(message) }
    }

    /// Waits for the next messages.
    ///
    /// - Returns: all that have come; empty when the deadline came first.
    func receive(until deadline: MonotonicTime?) -> [Message] {
        messages.wait(until: deadline) { waiting in
            guard !waiting.isEmpty else { return nil }
            defer { waiting = [] }
            return waiting
        } ?? []
    }
}
