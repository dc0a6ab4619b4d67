import Devices
import Foundation
import Imaging
import LabelPictures

/// Wears a rig out: runs the real program again and again on one data folder, with a host and an operator who do what
/// they should and what they should not, kills it in the middle, and compares at the end what was promised by a tone,
/// what reached the host and what the history holds.
public struct Soak {
    /// One life in so many ends in order.
    private static let orderlyShare: UInt64 = 20
    /// One in so many is killed while it starts.
    private static let earlyShare: UInt64 = 10

    private let plan: SoakPlan
    private let bench: SoakBench
    private var random: SeededGenerator
    private var ledger = Ledger()
    private var report = SoakReport()

    public init(_ plan: SoakPlan) {
        self.plan = plan
        bench = SoakBench(plan: plan)
        random = SeededGenerator(seed: plan.seed)
    }

    /// - Parameter progress: called after each life.
    /// - Throws: when the folder cannot be written or the program not started.
    public mutating func run(progress: (SoakReport) -> Void = { _ in }) throws -> SoakReport {
        let began = MonotonicTime.now()
        let complaintsPath = plan.folder + "/complaints.txt"
        try bench.drawPictures()
        try Data().write(to: URL(fileURLWithPath: complaintsPath))
        let complaints = try FileHandle(forWritingTo: URL(fileURLWithPath: complaintsPath))
        var goesOn = true
        while goesOn {
            let isLast = isDone || .now() - began > plan.limit
            goesOn = try live(isLast ? .orderly(records: 0, after: .zero) : nextEnding(), complaints) && !isLast
            report.seconds = (MonotonicTime.now() - began) / .seconds(1)
            progress(report)
        }
        ledger.compare(with: try history(), in: &report)
        report.repeats = ledger.repeats
        let complaint = try String(contentsOfFile: complaintsPath, encoding: .utf8)
        if !complaint.isEmpty { report.find("the rig wrote to standard error: \(complaint.prefix(500))") }
        return report
    }

    private var isDone: Bool { report.scans >= plan.scans && report.kills >= plan.kills }

    private mutating func live(_ ending: SoakLife.Ending, _ complaints: FileHandle) throws -> Bool {
        let manner = SoakManner(using: &random)
        try bench.write(manner)
        var life = try SoakLife(bench, manner, ending, complaints: complaints)
        let goesOn = life.run(&random, &ledger, &report)
        report.lives += 1
        switch ending {
        case .killed, .killedEarly: report.kills += 1
        case .orderly: report.orderlyEnds += 1
        }
        return goesOn
    }

    /// So that, on the average, the scans are begun by the time that the rig has been killed often enough: a scan makes
    /// about one record, several in mode continuous.
    private mutating func nextEnding() -> SoakLife.Ending {
        let lives = max(1, plan.kills - report.kills)
        let share = max(1, plan.scans - report.scans) / lives
        let records = Int(random.next(upTo: UInt64(share * 5 / 2 + 2)))
        if random.next(upTo: Self.orderlyShare) == 0 { return .orderly(records: records, after: .seconds(20)) }
        if random.next(upTo: Self.earlyShare) == 0 {
            return .killedEarly(after: .milliseconds(Int(random.next(upTo: 500))))
        }
        return .killed(records: records, after: .seconds(20))
    }

    private func history() throws -> [String] {
        let process = Process()
        let path = plan.folder + "/history.jsonl"
        try Data().write(to: URL(fileURLWithPath: path))
        process.executableURL = URL(fileURLWithPath: plan.program)
        process.arguments = ["history", "--config", bench.configuration, "--json", "--last", "100000000"]
        process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try process.run()
        process.waitUntilExit()
        return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
    }
}
