/// What was done to a rig, and what it got wrong.
public struct SoakReport: Sendable, CustomStringConvertible {
    public var lives = 0
    public var kills = 0
    /// Ends by SIGTERM, each after all records had been delivered.
    public var orderlyEnds = 0
    /// Scans that the rig said it began.
    public var scans = 0
    /// Records in the history at the end.
    public var records = 0
    /// Of these, by decision.
    public var decisions: [String: Int] = [:]
    /// Tones of records.
    public var tones = 0
    /// Lines with a record that the host received, and how many of them it had before.
    public var lines = 0
    public var repeats = 0
    /// What host and operator did, by kind.
    public var deeds: [String: Int] = [:]
    public var seconds = 0.0
    /// What must not be. Of many, the first.
    public private(set) var findings: [String] = []
    private var furtherFindings = 0

    mutating func find(_ finding: String) {
        if findings.count < 20 { findings.append(finding) } else { furtherFindings += 1 }
    }

    mutating func note(_ deed: String) {
        deeds[deed, default: 0] += 1
    }

    public var description: String {
        let decided = decisions.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
        let done = deeds.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
        let more = furtherFindings > 0 ? ["and \(furtherFindings) more"] : []
        return
            ([
                "seconds: \(Int(seconds))", "lives: \(lives), killed: \(kills), ended in order: \(orderlyEnds)",
                "scans begun: \(scans), records: \(records) (\(decided)), tones: \(tones)",
                "lines received: \(lines), repeats among them: \(repeats)", "deeds: \(done)",
                "findings: \(findings.count + furtherFindings)",
            ] + findings + more).joined(separator: "\n")
    }
}
