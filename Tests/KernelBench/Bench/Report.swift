import Foundation
import Imaging

/// Prints one line for each case, as it ends, and the count.
struct Report {
    private let only: [String]
    private(set) var good = 0
    private(set) var bad = 0

    /// - Parameter only: parts of the names of the cases to run; empty for all.
    init(only: [String]) {
        self.only = only
    }

    mutating func check(_ name: String, _ body: () throws -> Void) {
        guard only.isEmpty || only.contains(where: { name.contains($0) }) else { return }
        let start = MonotonicTime.now()
        do {
            try body()
            good += 1
            say("ok \(name)", since: start)
        } catch {
            bad += 1
            say("not ok \(name): \(error)", since: start)
        }
    }

    func close() {
        write("\(good) ok, \(bad) not ok")
    }

    private func say(_ line: String, since start: MonotonicTime) {
        let seconds = Double((MonotonicTime.now() - start).components.seconds)
        write("\(line.replacingOccurrences(of: "\n", with: " ")) # \(Int(seconds)) s")
    }

    private func write(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
}
