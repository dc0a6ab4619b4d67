extension [[String]] {
    /// A table's rows as lines of text, each column as wide as its widest cell.
    ///
    /// - Parameter leading: the columns that begin on the left; the others, numbers, end on the right.
    func lines(leading: Set<Int>) -> [String] {
        let columns = map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
        }
        return map { row in
            row.enumerated().map { column, text in
                let padding = String(repeating: " ", count: widths[column] - text.count)
                return leading.contains(column) ? text + padding : padding + text
            }.joined(separator: "  ")
        }
    }
}
