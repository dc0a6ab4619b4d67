import Foundation

@testable import Delivery

/// Where a simulation's records lie.
protocol RecordStore: RecordSource {
    func add(_ value: String) throws -> Int64
    func mark(_ sequence: Int64) throws(DeliveryError)
    /// Leaves what a killed process leaves.
    func restart() throws
}

/// Records in memory, in place of an outbox.
final class RecordShelf: RecordStore {
    private var records: [StoredRecord] = []

    init(_ count: Int = 0) {
        for _ in 0..<count { _ = add("a value") }
    }

    func add(_ value: String) -> Int64 {
        let sequence = Int64(records.count + 1)
        records.append(StoredRecord(record: Record.value(value).numbered(sequence)))
        return sequence
    }

    func restart() {}

    var undeliveredSequences: [Int64] { records.filter { $0.delivered == nil }.map(\.record.sequence) }

    func mark(_ sequence: Int64) throws(DeliveryError) {
        let index = Int(sequence) - 1
        guard records.indices.contains(index) else { return }
        records[index].delivered = records[index].delivered ?? Date(timeIntervalSince1970: 0)
    }

    func undelivered(after sequence: Int64, limit: Int) throws(DeliveryError) -> [Record] {
        let found = records.dropFirst(Int(sequence)).lazy.filter { $0.delivered == nil }
        return found.prefix(limit).map(\.record)
    }

    func sent(
        in range: ClosedRange<Int64>, through sequence: Int64, limit: Int
    ) throws(DeliveryError) -> [Record] {
        let found = records.dropFirst(Int(range.lowerBound) - 1).lazy.filter {
            $0.record.sequence <= range.upperBound && ($0.delivered != nil || $0.record.sequence <= sequence)
        }
        return found.prefix(limit).map(\.record)
    }

    func lastDelivered() throws(DeliveryError) -> Record? {
        records.last { $0.delivered != nil }?.record
    }
}
