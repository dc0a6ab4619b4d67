import Foundation
import Testing

@testable import Capture

/// Recorded frame sequences give, event for event, the logs that are kept in `Golden`.
///
/// After a change that is meant to change them: `LABELRIG_REWRITE_GOLDEN=1 swift test --filter GoldenLogTests`, and read
/// the difference before it is committed.
@Suite("Golden logs", .serialized)
struct GoldenLogTests {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Golden")

    @Test(
        "recordings and logs are written anew on request",
        .enabled(if: ProcessInfo.processInfo.environment["LABELRIG_REWRITE_GOLDEN"] == "1"))
    func rewrite() throws {
        for script in BenchScript.all {
            try Data(script.text.utf8).write(to: Self.file(script.name, "frames"))
            let log = EventLog(of: try Recording(script.text)).lines.joined(separator: "\n") + "\n"
            try Data(log.utf8).write(to: Self.file(script.name, "events"))
        }
    }

    @Test("a recording replays to its log", arguments: BenchScript.all.map(\.name))
    func replay(name: String) throws {
        let log = EventLog(of: try Recording(Self.text(name, "frames"))).lines
        let kept = try Self.text(name, "events").split(separator: "\n").map(String.init)
        let difference = Self.difference(from: kept, to: log)
        #expect(difference.isEmpty, "\(name):\n\(difference)")
    }

    @Test("the script still writes the recordings that are kept", arguments: BenchScript.all.map(\.name))
    func script(name: String) throws {
        let script = try #require(BenchScript.all.first { $0.name == name })
        #expect(try Self.text(name, "frames") == script.text)
    }

    private static func file(_ name: String, _ kind: String) -> URL {
        folder.appendingPathComponent("\(name).\(kind).txt")
    }

    private static func text(_ name: String, _ kind: String) throws -> String {
        try String(contentsOf: file(name, kind), encoding: .utf8)
    }

    /// Lines that went, marked `-`, and lines that came, marked `+`, by their number.
    static func difference(from kept: [String], to log: [String]) -> String {
        log.difference(from: kept).map { change in
            switch change {
            case .remove(let offset, let line, _): "-\(offset + 1): \(line)"
            case .insert(let offset, let line, _): "+\(offset + 1): \(line)"
            }
        }.joined(separator: "\n")
    }
}
