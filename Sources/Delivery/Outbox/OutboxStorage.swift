import Foundation

/// The connections of an outbox. Belongs to one thread at a time.
///
/// Two connections to one database, because `synchronous` is a connection's: `appending` waits for the disk at each
/// commit, `marking` does not.
final class OutboxStorage {
    let appending: Database
    let marking: Database
    private let ceiling: SequenceCeiling

    /// Opens the outbox of a folder that is locked.
    ///
    /// - Parameter fileSystem: see ``Database/init(path:access:fileSystem:)``.
    /// - Throws: `corrupt` when the database is damaged.
    init(directory: String, fileSystem: String? = nil) throws(DeliveryError) {
        let path = Self.path(in: directory)
        appending = try Self.connect(path, synchronous: "FULL", checkpointPages: 4_000, fileSystem)
        marking = try Self.connect(path, synchronous: "NORMAL", checkpointPages: 1_000, fileSystem)
        try OutboxSchema.prepare(appending)
        try Self.checkIntegrity(appending)
        ceiling = try SequenceCeiling(directory: directory)
        try ceiling.raiseNumbers(of: appending)
    }

    /// Opens the outbox of a folder; where its database is damaged, or was and not all has been done about it, begins a
    /// new one.
    static func open(directory: String) throws(DeliveryError) -> (OutboxStorage, OutboxRepair?) {
        if let damaged = try DamagedDatabase.pending(for: path(in: directory)) {
            let cause = DeliveryError(.corrupt, "database \(path(in: directory)) was found damaged")
            let (storage, repair) = try replace(damaged, in: directory, because: cause)
            return (storage, repair)
        }
        do {
            return (try OutboxStorage(directory: directory), nil)
        } catch {
            guard error.code == .corrupt else { throw error }
            let (storage, repair) = try replacing(directory: directory, because: error)
            return (storage, repair)
        }
    }

    /// Begins a new database in place of a damaged one, which nobody has open, and takes over what was not delivered.
    static func replacing(
        directory: String, because cause: DeliveryError
    ) throws(DeliveryError) -> (OutboxStorage, OutboxRepair) {
        let path = path(in: directory)
        let pending = try DamagedDatabase.pending(for: path)
        let damaged = if let pending { pending } else { try DamagedDatabase.settingAside(path) }
        return try replace(damaged, in: directory, because: cause)
    }

    private static func replace(
        _ damaged: DamagedDatabase, in directory: String, because cause: DeliveryError
    ) throws(DeliveryError) -> (OutboxStorage, OutboxRepair) {
        let ceiling = try SequenceCeiling(directory: directory)
        try ceiling.restore(from: damaged.lastSequence)
        let storage = try OutboxStorage(directory: directory)
        let recovered = try storage.takeOver(from: damaged, upTo: ceiling.value)
        let name = try damaged.archive()
        return (storage, OutboxRepair(setAside: name, recovered: recovered, cause: cause))
    }

    private static func path(in directory: String) -> String { directory + "/outbox.sqlite" }

    private func takeOver(from damaged: DamagedDatabase, upTo ceiling: Int64) throws(DeliveryError) -> Int {
        try appending.transaction { () throws(DeliveryError) in
            let rows = RecordRows(database: appending)
            return try damaged.salvage(upTo: ceiling) { (record) throws(DeliveryError) in
                // There already after a crash between this and the renaming.
                if try rows.select("WHERE seq = ?", [.integer(record.sequence)]).isEmpty {
                    try rows.insert(record, as: record.sequence)
                }
            }
        }
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

    /// `checkpointPages`: the connection that appends leaves the moving of pages from the log into the database to the
    /// other, which has no one waiting for its tone, unless the host is away for long and nothing gets marked.
    private static func connect(
        _ path: String, synchronous: String, checkpointPages: Int, _ fileSystem: String?
    ) throws(DeliveryError) -> Database {
        let database = try Database(path: path, access: .readWrite, fileSystem: fileSystem)
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
