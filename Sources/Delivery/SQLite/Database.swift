internal import Glibc
internal import CSQLite

/// One connection to an SQLite database. Belongs to one thread at a time.
final class Database {
    enum Access {
        case readWrite
        case readOnly
        /// Read-only, for a database that nothing writes to, in a folder where SQLite cannot make its side files.
        case immutable
    }

    /// For messages.
    let path: String
    private let handle: OpaquePointer
    private var statements: [String: Statement] = [:]

    /// `sqlite3_open_v2`; with `readWrite` the file is made where there is none.
    ///
    /// - Parameter fileSystem: the name of one of SQLite's VFS; nil for the operating system's. Tests bring their own.
    init(path: String, access: Access, fileSystem: String? = nil) throws(DeliveryError) {
        var handle: OpaquePointer?
        let name = access == .immutable ? Self.immutableAddress(of: path) : path
        let mode = access == .readWrite ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY
        let uri = access == .immutable ? SQLITE_OPEN_URI : 0
        let result = sqlite3_open_v2(name, &handle, mode | uri | SQLITE_OPEN_NOMUTEX, fileSystem)
        guard result == SQLITE_OK, let handle else {
            // Even a failed open hands out a connection, which tells the reason.
            let error = Self.error(ResultCode(rawValue: result), handle: handle, path: path)
            sqlite3_close_v2(handle)
            throw error
        }
        self.path = path
        self.handle = handle
        sqlite3_extended_result_codes(handle, 1)
        sqlite3_busy_timeout(handle, 1_000)
        _ = labelrig_sqlite3_set_defensive(handle)
    }

    deinit {
        statements.removeAll()
        sqlite3_close_v2(handle)
    }

    /// Runs one statement that is kept prepared; for those that come again.
    ///
    /// - Parameter row: called for each row; valid during the call only.
    func run(
        _ sql: StaticString, _ values: [SQLValue] = [], row: (Row) throws(DeliveryError) -> Void = { _ in }
    ) throws(DeliveryError) {
        try statement(sql.description).run(values, row: row)
    }

    /// Runs SQL text that is built at run time, once.
    func runOnce(
        _ sql: String, _ values: [SQLValue] = [], row: (Row) throws(DeliveryError) -> Void = { _ in }
    ) throws(DeliveryError) {
        try Statement(sql, of: self, handle: handle).run(values, row: row)
    }

    /// The first column of the first row as a number; nil when there is no row or it is NULL.
    func integer(_ sql: StaticString, _ values: [SQLValue] = []) throws(DeliveryError) -> Int64? {
        var found: Int64?
        try run(sql, values) { row in found = found ?? row.integer(0) }
        return found
    }

    /// Runs `body` in a transaction that takes the write lock at once, and undoes it when `body` throws.
    func transaction<Result>(_ body: () throws(DeliveryError) -> Result) throws(DeliveryError) -> Result {
        try run("BEGIN IMMEDIATE")
        do {
            let result = try body()
            try run("COMMIT")
            return result
        } catch {
            // Some failures (a full disk) have rolled back already.
            if sqlite3_get_autocommit(handle) == 0 { try? run("ROLLBACK") }
            throw error
        }
    }

    /// The row that the last INSERT made.
    var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(handle) }

    /// Rows that the last statement changed.
    var changes: Int { Int(sqlite3_changes(handle)) }

    func error(_ result: Int32) -> DeliveryError {
        Self.error(ResultCode(rawValue: result), handle: handle, path: path)
    }

    private func statement(_ sql: String) throws(DeliveryError) -> Statement {
        if let known = statements[sql] { return known }
        let made = try Statement(sql, of: self, handle: handle)
        statements[sql] = made
        return made
    }

    private static func error(_ code: ResultCode, handle: OpaquePointer?, path: String) -> DeliveryError {
        let kind = code.errorCode(systemError: handle.map(sqlite3_system_errno) ?? 0)
        let text = handle.flatMap(sqlite3_errmsg).map { String(cString: $0) } ?? "out of memory"
        return DeliveryError(kind, "database \(path): \(text) (\(code.rawValue)); \(kind.advice)")
    }

    /// https://www.sqlite.org/uri.html: everything but unreserved characters and slashes percent-encoded.
    private static func immutableAddress(of path: String) -> String {
        var address = "file:"
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"):
                address.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                address += (byte < 16 ? "%0" : "%") + String(byte, radix: 16)
            }
        }
        return address + "?immutable=1"
    }
}
