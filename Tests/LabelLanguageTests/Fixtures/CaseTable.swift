import Testing

/// A row of a table of cases, written as text: columns parted by bars.
struct CaseRow: CustomTestStringConvertible, Sendable {
    let columns: [String]

    /// A column, or an empty text where the row has no more.
    subscript(_ index: Int) -> String { index < columns.count ? columns[index] : "" }

    var testDescription: String { columns.joined(separator: " | ") }
}

/// The rows of a table, one a line; `·` stands for a space at a column's edge.
func rows(_ table: String) -> [CaseRow] {
    table.split(separator: "\n").map { line in
        CaseRow(
            columns: line.split(separator: "|", omittingEmptySubsequences: false).map { column in
                let words = column.split(separator: " ", omittingEmptySubsequences: false)
                let trimmed = words.drop { $0.isEmpty }.reversed().drop { $0.isEmpty }.reversed()
                return trimmed.joined(separator: " ").map { $0 == "·" ? " " : String($0) }.joined()
            })
    }
}
