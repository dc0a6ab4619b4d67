import Foundation
internal import Glibc

/// A database that SQLite cannot trust, put out of the way, and what can still be read of it.
///
/// Until its records have been taken over it lies under a name that says so, so that a crash in between is noticed and
/// the work done again.
struct DamagedDatabase {
    private static let batch: Int64 = 50
    /// Numbers that may fail to be read before the rest is given up.
    private static let patience: Int64 = 5_000

    private let original: String
    private let path: String

    /// The one whose records have not been taken over; nil when there is none.
    static func pending(for original: String) throws(DeliveryError) -> DamagedDatabase? {
        let damaged = DamagedDatabase(original: original)
        guard access(damaged.path, F_OK) == 0 else { return nil }
        try damaged.moveLog()
        return damaged
    }

    /// Renames a database and its log.
    static func settingAside(_ original: String) throws(DeliveryError) -> DamagedDatabase {
        _ = try pending(for: original)?.archive()
        let damaged = DamagedDatabase(original: original)
        try move(original, to: damaged.path)
        try damaged.moveLog()
        return damaged
    }

    private init(original: String) {
        self.original = original
        path = original + ".damaged"
    }

    /// The last number that it gave, as far as it tells.
    var lastSequence: Int64? {
        guard let database = try? Database(path: path, access: .readOnly) else { return nil }
        return (try? database.integer("SELECT seq FROM sqlite_sequence WHERE name = 'record'")) ?? nil
    }

    /// Hands over every record that was not delivered and is whole.
    ///
    /// - Parameter ceiling: no record has a higher number.
    /// - Returns: how many they were.
    func salvage(upTo ceiling: Int64, into take: (Record) throws(DeliveryError) -> Void) throws(DeliveryError) -> Int {
        guard let database = try? Database(path: path, access: .readOnly) else { return 0 }
        let rows = RecordRows(database: database)
        var last = Self.firstUndelivered(database).map { max(0, $0 - 1) } ?? max(0, ceiling - Self.patience)
        var count = 0
        var failures: Int64 = 0
        while last < ceiling, failures < Self.patience {
            let end = min(last + Self.batch, ceiling)
            if let records = Self.undelivered(rows, after: last, through: ceiling) {
                guard let newest = records.last else { break }
                for record in records { try take(record) }
                count += records.count
                last = newest.sequence
                continue
            }
            // Where a batch cannot be read, each record of it is tried by itself.
            for sequence in last + 1...end {
                guard let records = Self.undelivered(rows, after: sequence - 1, through: sequence) else {
                    failures += 1
                    continue
                }
                for record in records { try take(record) }
                count += records.count
            }
            last = end
        }
        return count
    }

    /// Gives it its final name, for a person to look at.
    func archive() throws(DeliveryError) -> String {
        let stamp = recordTime(Date()).filter { $0.isLetter || $0.isNumber }
        var name = "\(path)-\(stamp)"
        while access(name, F_OK) == 0 { name += "x" }
        for suffix in ["-wal", "-shm", ""] { try Self.move(path + suffix, to: name + suffix) }
        try AtomicFile.synchronizeDirectory(of: name)
        return name
    }

    /// The log must not be left beside a new database, which could take it for its own.
    private func moveLog() throws(DeliveryError) {
        if access(original, F_OK) != 0 {
            for suffix in ["-wal", "-shm"] { try Self.move(original + suffix, to: path + suffix) }
        }
        try AtomicFile.synchronizeDirectory(of: original)
    }

    private static func move(_ old: String, to new: String) throws(DeliveryError) {
        guard rename(old, new) == 0 || errno == ENOENT else {
            throw DeliveryError(systemError: errno, "damaged database \(old) cannot be renamed")
        }
    }

    /// Nil where that cannot be told.
    private static func firstUndelivered(_ database: Database) -> Int64? {
        (try? database.integer("SELECT min(seq) FROM record WHERE delivered IS NULL")) ?? nil
    }

    /// The first of a range, at most a batch; nil where they cannot be read.
    private static func undelivered(_ rows: RecordRows, after first: Int64, through last: Int64) -> [Record]? {
        try? rows.select(
            "WHERE delivered IS NULL AND seq > ? AND seq <= ? ORDER BY seq LIMIT ?",
            [.integer(first), .integer(last), .integer(batch)]
        ).map(\.record)
    }
}
