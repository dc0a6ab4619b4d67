import Foundation

@testable import Delivery

/// A real outbox, opened anew at each restart and pruned then.
final class OutboxShelf: RecordStore {
    private struct Closed: Error {}

    private let folder: TemporaryFolder
    private var outbox: Outbox?

    init() throws {
        folder = try TemporaryFolder()
        outbox = try Outbox(directory: folder.path)
    }

    func add(_ value: String) throws -> Int64 {
        guard let outbox else { throw Closed() }
        return try outbox.append(.value(value)).sequence
    }

    func mark(_ sequence: Int64) throws(DeliveryError) {
        try outbox?.markDelivered(sequence)
    }

    func restart() throws {
        // The lock is the old one's as long as it lives.
        outbox = nil
        outbox = try Outbox(directory: folder.path)
        try outbox?.prune(to: RecordRetention(count: 500))
    }

    func undelivered(after sequence: Int64, limit: Int) throws(DeliveryError) -> [Record] {
        try outbox?.undelivered(after: sequence, limit: limit) ?? []
    }

    func sent(
        in range: ClosedRange<Int64>, through sequence: Int64, limit: Int
    ) throws(DeliveryError) -> [Record] {
        try outbox?.sent(in: range, through: sequence, limit: limit) ?? []
    }

    func lastDelivered() throws(DeliveryError) -> Record? {
        try outbox?.lastDelivered()
    }
}
