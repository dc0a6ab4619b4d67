/// The tables of the outbox.
///
/// Times are milliseconds since 1970. `seq` is AUTOINCREMENT: a number is not used again even when its record has been
/// pruned. What waits for the host has an index of its own, so that finding it costs nothing however long the history.
enum OutboxSchema {
    /// "LbRg": https://www.sqlite.org/pragma.html#pragma_application_id
    static let applicationID: Int64 = 0x4C62_5267
    static let version: Int64 = 1

    /// Makes the tables in a new database; leaves one of this version as it is.
    ///
    /// - Throws: `unsupported` for a database of another program or of a newer version.
    static func prepare(_ database: Database) throws(DeliveryError) {
        try database.transaction { () throws(DeliveryError) in
            let version = try database.integer("PRAGMA user_version") ?? 0
            if version == 0, try database.integer("SELECT count(*) FROM sqlite_schema") == 0 {
                for statement in statements { try database.runOnce(statement) }
                return
            }
            try check(database)
        }
    }

    /// - Throws: `unsupported` for a database of another program or of another version.
    static func check(_ database: Database) throws(DeliveryError) {
        guard try database.integer("PRAGMA application_id") == applicationID else {
            throw DeliveryError(
                .unsupported, "database \(database.path) is not an outbox of labelrig; move it out of the data folder")
        }
        let found = try database.integer("PRAGMA user_version") ?? 0
        guard found == version else {
            throw DeliveryError(
                .unsupported,
                "database \(database.path) has schema version \(found) and this labelrig knows \(version); "
                    + DeliveryError.Code.unsupported.advice)
        }
    }

    private static let statements = [
        """
        CREATE TABLE record (
            seq INTEGER PRIMARY KEY AUTOINCREMENT,
            time INTEGER NOT NULL,
            decision TEXT NOT NULL,
            reason TEXT,
            title TEXT,
            trigger TEXT NOT NULL,
            started TEXT NOT NULL,
            label TEXT,
            reference TEXT,
            evidence TEXT,
            decode_microseconds INTEGER,
            model TEXT,
            field_count INTEGER NOT NULL,
            delivered INTEGER
        ) STRICT
        """,
        """
        CREATE TABLE field (
            seq INTEGER NOT NULL REFERENCES record (seq) ON DELETE CASCADE,
            position INTEGER NOT NULL,
            name TEXT NOT NULL,
            value TEXT NOT NULL,
            unit TEXT,
            symbology TEXT,
            symbology_identifier TEXT,
            corners TEXT,
            PRIMARY KEY (seq, position)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX undelivered ON record (seq) WHERE delivered IS NULL",
        "PRAGMA application_id = \(applicationID)",
        "PRAGMA user_version = \(version)",
    ]
}
