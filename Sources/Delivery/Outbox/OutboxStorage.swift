import Foundation

/// The connections of an outbox. Belongs to one thread at a time.
///
/// Two connections to one database, because `synchronous` is a connection's: `appending` waits for the disk at each
/// commit, `marking` does not.
final class OutboxStorage {
    let appending: Database
    let marking: Database
    private let lock: OutboxLock
    private let ceiling: SequenceCeiling

    /// Opens the outbox of a folder, sets a damaged one aside.
    static func open(directory: String) throws(DeliveryError) -> (OutboxStorage, OutboxRepair?) {
        let lock = try OutboxLock(directory: directory)
        do {
            return (try OutboxStorage(directory: directory, lock: lock), nil)
        } catch {
            guard error.code == .corrupt else { throw error }
            let repair = try OutboxRepair.setAside(directory: directory, because: error)
            return (try OutboxStorage(directory: directory, lock: lock), repair)
        }
    }

    private init(directory: String, lock: OutboxLock) throws(DeliveryError) {
        let path = directory + "/outbox.sqlite"
        self.lock = lock
        appending = try Self.connect(path, synchronous: "FULL", checkpointPages: 4_000)
        marking = try Self.connect(path, synchronous: "NORMAL", checkpointPages: 1_000)
        try OutboxSchema.prepare(appending)
        try Self.checkIntegrity(appending)
        ceiling = try SequenceCeiling(directory: directory)
        try ceiling.raiseNumbers(of: appending)
    }

    func append(_ record: Record) throws(DeliveryError) -> Record {
        var stored = record
        stored.time = Date(millisecondsSince1970: record.time.millisecondsSince1970)
        stored.decodeTime = record.decodeTime.map { .microseconds($0.wholeMicroseconds) }
        stored.sequence = try appending.transaction { () throws(DeliveryError) in
            let sequence = try RecordRows(database: appending).insert(stored)
            try ceiling.cover(sequence)
            return sequence
        }
        return stored
    }

    func checkWritable() throws(DeliveryError) {
        try appending.transaction { () throws(DeliveryError) in
            try appending.runOnce("PRAGMA user_version = \(OutboxSchema.version)")
        }
    }

    /// `checkpointPages`: the connection that appends leaves the moving of pages from the log into the database to the
    /// other, which has no one waiting for its tone, unless the host is away for long and nothing gets marked.
    private static func connect(
        _ path: String, synchronous: String, checkpointPages: Int
    ) throws(DeliveryError) -> Database {
        let database = try Database(path: path, access: .readWrite)
        var mode: String?
        try database.run("PRAGMA journal_mode = WAL") { row in mode = row.text(0) }
        guard mode == "wal" else {
            throw DeliveryError(
                .unsupported,
                "database \(path) cannot keep a write-ahead log here; put the data folder on a local file system")
        }
        try database.runOnce("PRAGMA synchronous = \(synchronous)")
        try database.runOnce("PRAGMA wal_autocheckpoint = \(checkpointPages)")
        try database.run("PRAGMA foreign_keys = ON")
        return database
    }

    private static func checkIntegrity(_ database: Database) throws(DeliveryError) {
        var report: String?
        try database.run("PRAGMA quick_check(1)") { row in report = report ?? row.text(0) }
        guard report == "ok" else {
            throw DeliveryError(
                .corrupt, "database \(database.path): \(report ?? "no report"); \(DeliveryError.Code.corrupt.advice)")
        }
    }
}
