import Foundation
import Testing

@testable import Rig

extension RigProcess {
    /// Checks that every record whose tone was told, by this process or before, is in the history once.
    func expectEveryToneInHistory(
        _ toned: Set<Int64> = [], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let history = try BuiltProgram.run("history", "--config", configuration, "--json", "--last", "100000")
        let stored = history.standardOutput.split(separator: "\n").compactMap { Self.sequence(String($0)) }
        let tones = events.filter { $0.contains("\"tone\"") }.compactMap(Self.sequence)
        #expect(Set(tones).union(toned).isSubset(of: stored), sourceLocation: sourceLocation)
        #expect(Set(stored).count == stored.count, sourceLocation: sourceLocation)
    }

    /// The sequence number in a line of JSON.
    static func sequence(_ line: String) -> Int64? {
        guard let start = line.firstRange(of: "\"seq\":")?.upperBound else { return nil }
        return Int64(line[start...].prefix { $0.isNumber })
    }

    /// An EAN-13 with its check digit.
    static func barcode(number: Int) -> String {
        let digits = "40123451234" + String(number % 10)
        let sum = digits.enumerated().reduce(0) {
            $0 + ($1.element.wholeNumberValue ?? 0) * ($1.offset % 2 == 0 ? 1 : 3)
        }
        return digits + String((10 - sum % 10) % 10)
    }
}
