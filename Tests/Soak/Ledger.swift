import Foundation

/// What was promised to the operator and what came to the host, over all lives.
struct Ledger {
    private(set) var toned: Set<Int64> = []
    /// Of each record the line that came first.
    private(set) var lines: [Int64: String] = [:]
    /// The records in the order in which they came first.
    private var order: [Int64] = []
    private(set) var repeats = 0
    private(set) var received = 0

    mutating func tone(of sequence: Int64) {
        toned.insert(sequence)
    }

    /// - Returns: what is wrong with the line; nil when nothing is.
    mutating func receive(_ line: String) -> String? {
        guard let sequence = Self.sequence(line) else { return "the host received '\(line.prefix(100))'" }
        received += 1
        guard let first = lines[sequence] else {
            lines[sequence] = line
            order.append(sequence)
            return nil
        }
        repeats += 1
        return first == line ? nil : "record \(sequence) came as '\(first)' and as '\(line)'"
    }

    /// A record that the host has.
    func any(using random: inout some RandomNumberGenerator) -> Int64? { order.randomElement(using: &random) }

    /// Looks for what must not be, once everything has been delivered.
    ///
    /// - Parameter history: as `labelrig history --json` prints it.
    func compare(with history: [String], in report: inout SoakReport) {
        var known: [Int64: [String: Any]] = [:]
        var contents: [String: Int64] = [:]
        for line in history {
            guard let sequence = Self.sequence(line), let record = Self.object(line) else {
                report.find("the history says '\(line.prefix(100))'")
                continue
            }
            if known.updateValue(record, forKey: sequence) != nil { report.find("record \(sequence) is there twice") }
            report.decisions[record["decision"] as? String ?? "", default: 0] += 1
            if record["delivered"] is NSNull { report.find("record \(sequence) counts as undelivered") }
            // No label is before the camera twice within a millisecond.
            guard let fields = record["fields"] as? [String: String], let time = record["time"] as? String else {
                continue
            }
            let content = time + fields.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
            if let twin = contents.updateValue(sequence, forKey: content) {
                report.find("one scan has two numbers, \(twin) and \(sequence): \(content)")
            }
        }
        report.records = known.count
        for sequence in toned.sorted() where known[sequence] == nil {
            report.find("record \(sequence) had its tone and is lost")
        }
        for (sequence, record) in known.sorted(by: { $0.key < $1.key }) {
            guard let line = lines[sequence] else {
                report.find("record \(sequence) never reached the host")
                continue
            }
            let sent = Self.object(line) ?? [:]
            if !NSDictionary(dictionary: sent).isEqual(to: record.filter { sent[$0.key] != nil }) {
                report.find("record \(sequence) was sent as '\(line)' and is kept otherwise")
            }
        }
        for sequence in lines.keys where known[sequence] == nil {
            report.find("record \(sequence) reached the host and is not in the history")
        }
        for (earlier, later) in zip(order, order.dropFirst()) where later < earlier {
            report.find("record \(later) came first after record \(earlier)")
        }
    }

    /// The number in a record's or a tone's JSON.
    static func sequence(_ line: String) -> Int64? {
        guard let start = line.firstRange(of: "\"seq\":")?.upperBound else { return nil }
        return Int64(line[start...].prefix { $0.isNumber })
    }

    private static func object(_ line: String) -> [String: Any]? {
        (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any]
    }
}
