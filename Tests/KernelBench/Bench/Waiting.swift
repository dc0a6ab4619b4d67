import Foundation
import Imaging

/// Waits until something has come about. Time limits are generous: the guest runs at a tenth of the machine's speed.
///
/// - Throws: a failure that says what was waited for.
func wait<Value>(
    for what: String, within limit: Duration = .seconds(20), every step: Duration = .milliseconds(20),
    _ look: () throws -> Value?
) throws -> Value {
    let deadline = MonotonicTime.now() + limit
    while true {
        if let value = try look() { return value }
        guard .now() < deadline else { throw Failure("no \(what) within \(limit)") }
        pause(step)
    }
}

func wait(for what: String, within limit: Duration = .seconds(20), until condition: () throws -> Bool) throws {
    _ = try wait(for: what, within: limit) { try condition() ? () : nil }
}

func pause(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    Thread.sleep(forTimeInterval: Double(seconds) + Double(attoseconds) / 1e18)
}
