import Foundation
import Imaging
import Testing

@testable import Delivery

@Suite("An outbox whose process is killed")
struct KilledOutboxTests {
    /// LABELRIG_KILLS in the environment asks for more than the few of every day.
    private let kills = ProcessInfo.processInfo.environment["LABELRIG_KILLS"].flatMap { Int($0) } ?? 25

    @Test("keeps every record whose append returned, under one number, in order")
    func killed() throws {
        let folder = try TemporaryFolder()
        var random = SplitMix(seed: 11)
        var promised: [Int64: String] = [:]
        for run in 1...max(1, kills) {
            let process = try AppendingProcess(folder: folder.path, run: run)
            for _ in 0..<random.next(below: 60) {
                try note(try #require(try process.line()), in: &promised)
            }
            // Somewhere inside the appends that follow.
            let moment = MonotonicTime.now() + .microseconds(random.next(below: 1_500))
            while MonotonicTime.now() < moment {}
            process.kill()
            while let line = try process.line() { try note(line, in: &promised) }
            process.waitForEnd()
        }
        let outbox = try Outbox(directory: folder.path)
        #expect(outbox.repair == nil)
        let kept = try outbox.last(.max)
        let values = Dictionary(uniqueKeysWithValues: kept.map { ($0.sequence, $0.fields[0].value) })
        #expect(promised.count > kills)
        for (sequence, value) in promised { #expect(values[sequence] == value) }
        // A record that was stored when the kill came before its line is one more, but never one twice.
        #expect(Set(values.values).count == values.count)
        #expect(kept.allSatisfy { $0.fields.count == 2 })
    }

    private func note(_ line: String, in promised: inout [Int64: String]) throws {
        let (number, value) = try #require(line.splitOnce(at: " "))
        let sequence = try #require(Int64(number))
        #expect(promised.updateValue(value, forKey: sequence) == nil, "number \(sequence) was given twice")
    }
}
