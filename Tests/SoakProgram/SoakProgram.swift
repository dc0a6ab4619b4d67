import Foundation
import Soak

/// Wears a rig out by the hour:
///
///     swift build -c release --product labelrig
///     swift run soak-rig --program .build/release/labelrig
@main
enum SoakProgram {
    static let usage = """
        usage: soak-rig --program LABELRIG [--folder DIR] [--seed N] [--scans N] [--kills N] [--minutes N]
               runs the program as a virtual rig until it has begun N scans (100000) and was killed N times (500), or
               N minutes are over (60), and says what it got wrong; what is in DIR is replaced

        """

    static func main() {
        do {
            guard let plan = plan(Array(CommandLine.arguments.dropFirst())) else {
                FileHandle.standardError.write(Data(usage.utf8))
                exit(2)
            }
            try? FileManager.default.removeItem(atPath: plan.folder)
            try FileManager.default.createDirectory(atPath: plan.folder, withIntermediateDirectories: true)
            var soak = Soak(plan)
            let report = try soak.run { report in
                let text = "\(report.lives) lives, \(report.lines) lines in \(Int(report.seconds)) s\n"
                FileHandle.standardError.write(Data(text.utf8))
            }
            print(report)
            exit(report.findings.isEmpty ? 0 : 1)
        } catch {
            FileHandle.standardError.write(Data("soak-rig: \(error)\n".utf8))
            exit(1)
        }
    }

    /// - Returns: nil for a command line that makes no sense.
    private static func plan(_ words: [String]) -> SoakPlan? {
        guard words.count.isMultiple(of: 2) else { return nil }
        var plan = SoakPlan(program: "", folder: NSTemporaryDirectory() + "/labelrig-soak")
        for index in stride(from: 0, to: words.count, by: 2) {
            let value = words[index + 1]
            switch (words[index], Int(value)) {
            case ("--program", _): plan.program = value
            case ("--folder", _): plan.folder = value
            case ("--seed", let number?): plan.seed = UInt64(number.magnitude)
            case ("--scans", let number?): plan.scans = max(0, number)
            case ("--kills", let number?): plan.kills = max(0, number)
            case ("--minutes", let number?): plan.limit = .seconds(60 * max(0, number))
            default: return nil
            }
        }
        return plan.program.isEmpty ? nil : plan
    }
}
