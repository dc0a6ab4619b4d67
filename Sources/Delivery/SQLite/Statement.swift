internal import CSQLite

/// A value handed to SQLite.
enum SQLValue: Hashable {
    case null
    case integer(Int64)
    case text(String)

    init(_ text: String?) {
        self = text.map(SQLValue.text) ?? .null
    }

    init(_ integer: Int64?) {
        self = integer.map(SQLValue.integer) ?? .null
    }
}

/// A prepared statement of one connection.
final class Statement {
    private let handle: OpaquePointer
    private unowned let database: Database

    /// `sqlite3_prepare_v3`.
    init(_ sql: String, of database: Database, handle connection: OpaquePointer) throws(DeliveryError) {
        var handle: OpaquePointer?
        let result = sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
        guard result == SQLITE_OK, let handle else { throw database.error(result) }
        self.handle = handle
        self.database = database
    }

    deinit {
        sqlite3_finalize(handle)
    }

    /// Binds the values to the statement's `?` in order and steps through its rows.
    func run(_ values: [SQLValue], row: (Row) throws(DeliveryError) -> Void) throws(DeliveryError) {
        defer {
            sqlite3_reset(handle)
            sqlite3_clear_bindings(handle)
        }
        for (index, value) in values.enumerated() {
            try check(bind(value, at: Int32(index + 1)))
        }
        while true {
            let result = sqlite3_step(handle)
            switch result {
            case SQLITE_ROW: try row(Row(statement: handle))
            case SQLITE_DONE: return
            default: throw database.error(result)
            }
        }
    }

    private func bind(_ value: SQLValue, at index: Int32) -> Int32 {
        switch value {
        case .null: return sqlite3_bind_null(handle, index)
        case .integer(let integer): return sqlite3_bind_int64(handle, index, integer)
        case .text(var text):
            return text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { characters in
                    // An empty string may come without an address, which SQLite would take for NULL.
                    guard let start = characters.baseAddress else {
                        return labelrig_sqlite3_bind_text(handle, index, "", 0)
                    }
                    return labelrig_sqlite3_bind_text(handle, index, start, UInt64(characters.count))
                }
            }
        }
    }

    private func check(_ result: Int32) throws(DeliveryError) {
        if result != SQLITE_OK { throw database.error(result) }
    }
}

/// The row that a statement stands on.
struct Row {
    fileprivate let statement: OpaquePointer

    func integer(_ column: Int32) -> Int64? {
        sqlite3_column_type(statement, column) == SQLITE_NULL ? nil : sqlite3_column_int64(statement, column)
    }

    /// The whole text, NUL characters included.
    func text(_ column: Int32) -> String? {
        guard let start = sqlite3_column_text(statement, column) else { return nil }
        let size = Int(sqlite3_column_bytes(statement, column))
        return String(decoding: UnsafeBufferPointer(start: start, count: size), as: UTF8.self)
    }
}
