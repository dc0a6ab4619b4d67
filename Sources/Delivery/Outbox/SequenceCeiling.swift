import Foundation

/// A number that no record has passed yet, kept outside the database.
///
/// Sequence numbers must not repeat even when a damaged database has to be replaced by an empty one. So a small file
/// holds a ceiling; it is raised, durably, by a thousand each time the numbers reach it, and a new database starts there.
final class SequenceCeiling {
    private static let step: Int64 = 1_000
    private let path: String
    private(set) var value: Int64

    init(directory: String) throws(DeliveryError) {
        path = directory + "/outbox.ceiling"
        value =
            try AtomicFile.read(path, limit: 64).flatMap { bytes in
                Int64(String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace })
            } ?? 0
    }

    /// Makes sure that the ceiling is not below a number about to be used.
    func cover(_ sequence: Int64) throws(DeliveryError) {
        guard sequence > value else { return }
        let raised = sequence.addingReportingOverflow(Self.step).partialValue
        try AtomicFile.write(Array("\(raised)\n".utf8), to: path, durably: true)
        value = raised
    }

    /// Finds a ceiling where the file is gone and the database is damaged: the database's last number where it still
    /// tells one that a rig can have reached by counting, else the seconds since 1970, which none reaches.
    func restore(from last: Int64?) throws(DeliveryError) {
        guard value == 0 else { return }
        let reachable = last.flatMap { (1..<1 << 40).contains($0) ? $0 : nil }
        try cover(reachable ?? Date().millisecondsSince1970 / 1_000)
    }

    /// Lets an empty database count on from the ceiling; one that has numbered records knows better.
    func raiseNumbers(of database: Database) throws(DeliveryError) {
        guard value > 0, try database.integer("SELECT seq FROM sqlite_sequence WHERE name = 'record'") == nil else {
            return
        }
        let ceiling = value
        try database.transaction { () throws(DeliveryError) in
            try database.run("INSERT INTO sqlite_sequence (name, seq) VALUES ('record', ?)", [.integer(ceiling)])
        }
    }
}
