import Foundation
import Imaging
import LabelLanguage
import RecordedFrames
import Testing

@testable import Capture

/// Frames that this project has drawn and its recognisers have read once (`swift run -c release record-frames
/// Tests/CaptureTests/Golden/Rendered`), replayed: event for event the logs that are kept beside them.
///
/// After a change that is meant to change the logs: `LABELRIG_REWRITE_GOLDEN=1 swift test --filter RenderedGoldenTests`,
/// and read the difference before it is committed.
@Suite("Golden logs of drawn frames", .serialized)
struct RenderedGoldenTests {
    private static let folder = GoldenLogTests.folder.appendingPathComponent("Rendered")

    @Test("a recording replays to its log", arguments: RenderedSequence.all.map(\.name))
    func replay(name: String) throws {
        let sequence = try #require(RenderedSequence.all.first { $0.name == name })
        let log = try Self.log(of: sequence)
        let file = Self.folder.appendingPathComponent("\(name).events.txt")
        if ProcessInfo.processInfo.environment["LABELRIG_REWRITE_GOLDEN"] == "1" {
            try Data((log.joined(separator: "\n") + "\n").utf8).write(to: file)
        }
        let kept = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
        let difference = GoldenLogTests.difference(from: kept, to: log)
        #expect(difference.isEmpty, "\(name):\n\(difference)")
    }

    private static func log(of sequence: RenderedSequence) throws -> [String] {
        let text = try String(contentsOf: folder.appendingPathComponent("\(sequence.name).jsonl"), encoding: .utf8)
        let steps = try text.split(separator: "\n").map {
            try JSONDecoder().decode(RecordedStep.self, from: Data($0.utf8))
        }
        #expect(steps.count(where: { $0.frame != nil }) == sequence.frames)
        var session = CaptureSession(
            definitions: [RenderedSequence.product], settings: CaptureSettings(mode: sequence.mode))
        session.reportsItems = true
        session.reportsPredictions = true
        var log: [String] = []
        for step in steps {
            let time = MonotonicTime(nanoseconds: Int64(step.milliseconds) * 1_000_000)
            var events = session.tick(at: time)
            if let command = step.command { events += try session.follow([command], at: time) }
            if let frame = step.frame {
                events += session.observe(
                    frame.observation(of: RenderedSequence.product.name), measures: frame.measures,
                    aim: Point(x: Double(RenderedSequence.width) / 2, y: Double(RenderedSequence.height) / 2), at: time)
            }
            log += events.map { "\(step.milliseconds) \($0.line)" }
        }
        return log
    }
}
