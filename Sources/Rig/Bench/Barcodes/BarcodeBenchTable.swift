import Reading

/// The table of a barcode bench for people: a line a folder, reads by reader, then times.
struct BarcodeBenchTable {
    var rows: [BarcodeBenchRow]

    var lines: [String] {
        let known = ReadingQuality.allCases.reversed().map(\.rawValue) + PeerReaders.names
        let readers = known.filter { name in rows.contains { $0.tallies[name] != nil } }
        let titles =
            ["folder", "pictures"] + readers + ["union", "minimum"] + readers.map { "\($0), ms" } + [""]
        let cells = rows.map { row in
            let counts = readers.map { reader in
                row.tallies[reader].map { "\($0.read)" + ($0.wrong.isEmpty ? "" : "!\($0.wrong.count)") } ?? "-"
            }
            let times = readers.map { reader in
                row.tallies[reader].map { "\($0.median.hundredths)/\($0.within95.hundredths)" } ?? "-"
            }
            return [row.folder, "\(row.pictures)"] + counts + ["\(row.union)", row.minimum.map(String.init) ?? "-"]
                + times + [row.fallsShort ? "falls short" : ""]
        }
        return ([titles] + cells).lines(leading: [0, titles.count - 1])
    }
}
