import Foundation
import Imaging

/// The records of a rig on its disk, from the decision until long after delivery.
///
/// An SQLite database `outbox.sqlite` in the data folder, in WAL mode. ``append(_:)`` returns when the record is
/// durable, which costs one `fsync`; whatever else is written (deliveries, evidence names) rides on the next one, so a
/// power cut can bring back a delivered record as undelivered, under its old number, but never lose one.
///
/// Locked inside: any thread may call; calls wait for each other.
public final class Outbox: Sendable {
    /// The data folder.
    public let directory: String
    /// What was done about a damaged database when the outbox was opened; nil when all was well.
    public let repair: OutboxRepair?
    private let lock: OutboxLock
    /// Nil after a replacement that failed.
    private let storage: Locked<OutboxStorage?>

    /// Opens the outbox in a folder, and makes it where there is none.
    ///
    /// A database that is damaged is set aside under another name and a new one begun, whose numbers go on after the
    /// old one's: ``repair`` then says so and must be shown to a person.
    ///
    /// - Throws: `locked` when another supervisor has the folder, `absent` when there is no such folder, `unsupported`
    ///   when the database is another program's or a newer version's, or whatever else keeps it from being written.
    public init(directory: String) throws(DeliveryError) {
        lock = try OutboxLock(directory: directory)
        self.directory = directory
        let (storage, repair) = try OutboxStorage.open(directory: directory)
        self.storage = Locked(storage)
        self.repair = repair
    }

    /// Does what opening does with a damaged database, while running: for an owner that was told `corrupt`.
    ///
    /// - Returns: what was done, to be shown to a person.
    public func replaceDamaged(because cause: DeliveryError) throws(DeliveryError) -> OutboxRepair {
        try storage.withLock { (storage) throws(DeliveryError) in
            // Closed first: closing removes the log by its name, which must not be the new database's.
            storage = nil
            let replacement = try OutboxStorage.replacing(directory: directory, because: cause)
            storage = replacement.0
            return replacement.1
        }
    }

    /// Stores a record so that it survives a power cut, and gives it its sequence number.
    ///
    /// - Returns: the record with its number, its time rounded to the millisecond as it is kept.
    /// - Throws: and then the record is not stored and its number not used.
    public func append(_ record: Record) throws(DeliveryError) -> Record {
        try withStorage { (storage) throws(DeliveryError) in try storage.append(record) }
    }

    /// The oldest records that the host has not got, oldest first.
    ///
    /// - Parameters:
    ///   - sequence: only those with a higher number.
    ///   - limit: how many at most.
    public func undelivered(after sequence: Int64 = 0, limit: Int) throws(DeliveryError) -> [Record] {
        try select(
            "WHERE delivered IS NULL AND seq > ? ORDER BY seq LIMIT ?",
            [.integer(sequence), .integer(Int64(max(0, limit)))])
    }

    /// The records of a range of numbers that have been sent, in order: the delivered ones, and of the others those up to
    /// a number.
    public func sent(
        in range: ClosedRange<Int64>, through sequence: Int64, limit: Int
    ) throws(DeliveryError) -> [Record] {
        try select(
            "WHERE seq BETWEEN ? AND ? AND (delivered IS NOT NULL OR seq <= ?) ORDER BY seq LIMIT ?",
            [
                .integer(range.lowerBound), .integer(range.upperBound), .integer(sequence),
                .integer(Int64(max(0, limit))),
            ])
    }

    /// The delivered record with the highest number.
    public func lastDelivered() throws(DeliveryError) -> Record? {
        try select("WHERE delivered IS NOT NULL ORDER BY seq DESC LIMIT 1", []).first
    }

    /// How many records the host has not got.
    public func undeliveredCount() throws(DeliveryError) -> Int {
        try withStorage { (storage) throws(DeliveryError) in
            Int(try storage.marking.integer("SELECT count(*) FROM record WHERE delivered IS NULL") ?? 0)
        }
    }

    /// Notes that the host has a record. Costs no `fsync`; one that is marked already keeps its first time.
    public func markDelivered(_ sequence: Int64, at time: Date = Date()) throws(DeliveryError) {
        try withStorage { (storage) throws(DeliveryError) in
            try storage.marking.run(
                "UPDATE record SET delivered = ? WHERE seq = ? AND delivered IS NULL",
                [.integer(time.millisecondsSince1970), .integer(sequence)])
        }
    }

    /// Notes the file name of a record's evidence picture. Costs no `fsync`.
    public func setEvidence(_ name: String?, for sequence: Int64) throws(DeliveryError) {
        try withStorage { (storage) throws(DeliveryError) in
            try storage.marking.run(
                "UPDATE record SET evidence = ? WHERE seq = ?", [SQLValue(name), .integer(sequence)])
        }
    }

    /// One record; nil when there is none of that number, or no more.
    public func record(sequence: Int64) throws(DeliveryError) -> Record? {
        try select("WHERE seq = ?", [.integer(sequence)]).first
    }

    /// The records of a range of numbers, in order.
    ///
    /// - Parameter limit: how many at most; a host may ask for more than fits into memory, so go on from the last.
    public func records(in range: ClosedRange<Int64>, limit: Int) throws(DeliveryError) -> [Record] {
        try select(
            "WHERE seq BETWEEN ? AND ? ORDER BY seq LIMIT ?",
            [.integer(range.lowerBound), .integer(range.upperBound), .integer(Int64(max(0, limit)))])
    }

    /// The last records, oldest first.
    public func last(_ count: Int) throws(DeliveryError) -> [Record] {
        try select("ORDER BY seq DESC LIMIT ?", [.integer(Int64(max(0, count)))]).reversed()
    }

    /// Removes old records that have been delivered, a few hundred at a time, so that appends wait for a moment only.
    ///
    /// - Returns: how many were removed.
    @discardableResult
    public func prune(to retention: RecordRetention, at time: Date = Date()) throws(DeliveryError) -> Int {
        var total = 0
        while true {
            let count = try withStorage { (storage) throws(DeliveryError) in try storage.prune(to: retention, at: time)
            }
            total += count
            if count < OutboxStorage.pruningBatch { return total }
        }
    }

    private func select(_ selection: String, _ values: [SQLValue]) throws(DeliveryError) -> [Record] {
        try withStorage { (storage) throws(DeliveryError) in
            try RecordRows(database: storage.marking).select(selection, values).map(\.record)
        }
    }

    private func withStorage<Result: Sendable>(
        _ body: (OutboxStorage) throws(DeliveryError) -> Result
    ) throws(DeliveryError) -> Result {
        try storage.withLock { (storage) throws(DeliveryError) in
            guard let storage else {
                throw DeliveryError(
                    .corrupt, "outbox in \(directory) was damaged and could not be replaced; replace it again")
            }
            return try body(storage)
        }
    }
}
