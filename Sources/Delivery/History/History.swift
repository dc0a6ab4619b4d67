internal import Glibc
import Imaging

/// The records on a rig's disk, for looking at: read-only, beside a running supervisor or without one.
///
/// Locked inside: any thread may call.
public final class History: Sendable {
    private let database: Locked<Database>

    /// - Throws: `absent` when the folder holds no outbox.
    public init(directory: String) throws(DeliveryError) {
        database = Locked(try Self.open(directory + "/outbox.sqlite"))
    }

    /// The last records that meet a filter, oldest first.
    public func last(_ count: Int, _ filter: HistoryFilter = HistoryFilter()) throws(DeliveryError) -> [StoredRecord] {
        let condition = filter.condition
        return try database.withLock { (database) throws(DeliveryError) in
            try RecordRows(database: database).select(
                "\(condition.sql) ORDER BY seq DESC LIMIT ?",
                condition.values + [.integer(Int64(max(0, count)))]
            ).reversed()
        }
    }

    private static func open(_ path: String) throws(DeliveryError) -> sending Database {
        guard access(path, F_OK) == 0 else {
            throw DeliveryError(systemError: errno, "outbox \(path)")
        }
        do {
            return try connect(path, access: .readOnly)
        } catch {
            // Without a supervisor the log and its index are gone, and this user may not be able to make them anew; then
            // nothing writes either, and the database alone holds everything.
            guard [.absent, .readOnly, .permission].contains(error.code), access(path + "-wal", F_OK) != 0 else {
                throw error
            }
            return try connect(path, access: .immutable)
        }
    }

    private static func connect(_ path: String, access: Database.Access) throws(DeliveryError) -> sending Database {
        let database = try Database(path: path, access: access)
        try OutboxSchema.check(database)
        return database
    }
}
