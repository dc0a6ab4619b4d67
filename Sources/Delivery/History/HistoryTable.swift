/// Records as a table for a person: a head and a line for each record, columns parted by two spaces.
public func historyTable(_ records: [StoredRecord]) -> String {
    let rows = records.map(cells)
    let all = [["SEQ", "TIME", "DECISION", "LABEL", "DELIVERED", "VALUES"]] + rows
    let widths = all[0].indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { row in
        var line = ""
        for (column, cell) in row.enumerated() {
            line += cell
            // The last column is not padded, so that no line ends with spaces.
            if column < row.count - 1 { line += String(repeating: " ", count: widths[column] - cell.count + 2) }
        }
        return line + "\n"
    }.joined()
}

private func cells(_ stored: StoredRecord) -> [String] {
    let record = stored.record
    var values = record.fields.map { field in
        "\(field.name)=\(field.value)" + (field.unit.map { " \($0)" } ?? "")
    }
    if let reason = record.reason { values.insert(record.title.map { "\(reason): \($0)" } ?? reason, at: 0) }
    return [
        String(record.sequence), recordTime(record.time), record.decision.rawValue, record.label ?? "-",
        stored.delivered.map(recordTime) ?? "waiting", values.joined(separator: ", "),
    ].map { $0.withoutControls() }
}
