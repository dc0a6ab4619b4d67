import Foundation
import LabelLanguage

/// Reads and writes records in a connection's tables.
struct RecordRows {
    let database: Database

    /// Inserts a record and its fields; belongs inside a transaction.
    ///
    /// - Parameter number: the record's own; nil for the next free one.
    /// - Returns: its sequence number.
    @discardableResult
    func insert(_ record: Record, as number: Int64? = nil) throws(DeliveryError) -> Int64 {
        try database.run(
            """
            INSERT INTO record (seq, time, decision, reason, title, trigger, started, label, reference, evidence,
                decode_microseconds, model, field_count) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                SQLValue(number), .integer(record.time.millisecondsSince1970), .text(record.decision.rawValue),
                SQLValue(record.reason),
                SQLValue(record.title), .text(record.trigger.rawValue), .text(record.started.rawValue),
                SQLValue(record.label), SQLValue(record.reference), SQLValue(record.evidence),
                SQLValue(record.decodeTime?.wholeMicroseconds), SQLValue(record.model),
                .integer(Int64(record.fields.count)),
            ])
        let sequence = database.lastInsertedRow
        for (position, field) in record.fields.enumerated() {
            try database.run(
                """
                INSERT INTO field (seq, position, name, value, unit, symbology, symbology_identifier, corners)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    .integer(sequence), .integer(Int64(position)), .text(field.name), .text(field.value),
                    SQLValue(field.unit), SQLValue(field.symbology?.rawValue), SQLValue(field.symbologyIdentifier),
                    SQLValue(field.corners?.storedText),
                ])
        }
        return sequence
    }

    /// Records that a condition selects, with their fields.
    ///
    /// - Parameter selection: what stands after `FROM record`: condition, order, limit.
    func select(_ selection: String, _ values: [SQLValue]) throws(DeliveryError) -> [StoredRecord] {
        var found: [StoredRecord] = []
        var fieldCounts: [Int64] = []
        try database.runOnce(
            """
            SELECT seq, time, decision, reason, title, trigger, started, label, reference, evidence,
                decode_microseconds, model, delivered, field_count FROM record \(selection)
            """, values
        ) { row throws(DeliveryError) in
            found.append(try record(row))
            fieldCounts.append(row.integer(13) ?? 0)
        }
        for index in found.indices {
            let sequence = found[index].record.sequence
            found[index].record.fields = try fields(of: sequence)
            // A record that has lost a field would say something else than what was promised.
            guard found[index].record.fields.count == fieldCounts[index] else { throw damaged(sequence) }
        }
        return found
    }

    private func record(_ row: Row) throws(DeliveryError) -> StoredRecord {
        let sequence = row.integer(0) ?? 0
        guard let decision = row.text(2).flatMap(Decision.init(rawValue:)),
            let trigger = row.text(5).flatMap(RecordTrigger.init(rawValue:)),
            let started = row.text(6).flatMap(ScanStart.init(rawValue:))
        else { throw damaged(sequence) }
        var record = Record(
            time: Date(millisecondsSince1970: row.integer(1) ?? 0), decision: decision, reason: row.text(3),
            title: row.text(4), trigger: trigger, started: started, label: row.text(7), reference: row.text(8),
            evidence: row.text(9))
        record.sequence = sequence
        record.decodeTime = row.integer(10).map { .microseconds($0) }
        record.model = row.text(11)
        return StoredRecord(record: record, delivered: row.integer(12).map(Date.init(millisecondsSince1970:)))
    }

    private func damaged(_ sequence: Int64) -> DeliveryError {
        DeliveryError(
            .corrupt,
            "database \(database.path): record \(sequence) is damaged; \(DeliveryError.Code.corrupt.advice)")
    }

    private func fields(of sequence: Int64) throws(DeliveryError) -> [Record.Field] {
        var fields: [Record.Field] = []
        try database.run(
            """
            SELECT name, value, unit, symbology, symbology_identifier, corners FROM field WHERE seq = ?
            ORDER BY position
            """, [.integer(sequence)]
        ) { row in
            var field = Record.Field(name: row.text(0) ?? "", value: row.text(1) ?? "", unit: row.text(2))
            field.symbology = row.text(3).flatMap(Symbology.init(rawValue:))
            field.symbologyIdentifier = row.text(4)
            field.corners = row.text(5).flatMap(Quadrilateral.init(storedText:))
            fields.append(field)
        }
        return fields
    }
}

extension Duration {
    var wholeMicroseconds: Int64 {
        let (seconds, overflow) = components.seconds.multipliedReportingOverflow(by: 1_000_000)
        let (sum, carry) = seconds.addingReportingOverflow(components.attoseconds / 1_000_000_000_000)
        return overflow || carry ? .max : sum
    }
}

extension Quadrilateral {
    /// Eight numbers parted by spaces: x and y of each corner.
    fileprivate var storedText: String {
        corners.map { "\($0.x) \($0.y)" }.joined(separator: " ")
    }

    fileprivate init?(storedText: String) {
        let numbers = storedText.split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 8 else { return nil }
        self.init(
            topLeft: Point(x: numbers[0], y: numbers[1]), topRight: Point(x: numbers[2], y: numbers[3]),
            bottomRight: Point(x: numbers[4], y: numbers[5]), bottomLeft: Point(x: numbers[6], y: numbers[7]))
    }
}
