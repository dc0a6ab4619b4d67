import Foundation

extension FuzzBarcodes {
    struct Report: CustomStringConvertible {
        var pictures: UInt64 = 0
        /// Of the children, the most memory that one had, in MiB.
        var mostMemory = 0.0
        var findings: [String] = []

        var description: String {
            let memory = mostMemory.formatted(.number.precision(.fractionLength(0)))
            return
                ([
                    "pictures read: \(pictures)", "most memory resident: \(memory) MiB", "findings: \(findings.count)",
                ] + findings).joined(separator: "\n")
        }
    }

    /// Pictures that one child reads: few enough for its memory to be judged, enough to outweigh its start.
    private static let share: UInt64 = 5_000

    static func supervise(count: UInt64, first: UInt64) throws -> Report {
        var report = Report()
        var next = first
        let end = first + count
        while next < end {
            let batch = min(share, end - next)
            let run = try Child.run(first: next, count: batch)
            report.mostMemory = max(report.mostMemory, run.memory)
            if !run.complaints.isEmpty {
                report.findings.append("prints on standard error about \(next)...: \(run.complaints.prefix(300))")
            }
            if run.status == 0 {
                next += batch
            } else {
                let culprit = run.last ?? next
                report.findings.append("picture \(culprit): the reading process ended with status \(run.status)")
                next = culprit + 1
            }
            report.pictures = next - first
            FileHandle.standardError.write(Data("\(report.pictures) of \(count)\n".utf8))
        }
        return report
    }
}

/// A process that reads some pictures.
private struct Child {
    var status: Int32
    /// The last picture that it began.
    var last: UInt64?
    var complaints: String
    /// The most memory it had resident, in MiB.
    var memory: Double

    static func run(first: UInt64, count: UInt64) throws -> Child {
        let folder = FileManager.default.temporaryDirectory.appending(path: "fuzz-barcodes-\(first)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (output, errors) = (folder.appending(path: "output"), folder.appending(path: "errors"))
        for file in [output, errors] { try Data().write(to: file) }
        let process = Process()
        process.executableURL = URL(filePath: CommandLine.arguments[0])
        process.arguments = ["--child", String(first), String(count)]
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
        let last = try String(contentsOf: output, encoding: .utf8).split(separator: "\n").last.flatMap { UInt64($0) }
        return Child(
            status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
            last: last, complaints: try String(contentsOf: errors, encoding: .utf8),
            memory: Double(usage.ru_maxrss) / 1_024)
    }
}
