import Devices
import Foundation
import Imaging

/// One process of the rig, from its start to its end.
final class RigUnderTest {
    /// Where the rig is reached, once it has said so.
    private(set) var host: String?
    private(set) var button: String?
    private(set) var control: String?
    /// Its standard output.
    private(set) var events: LineReader
    private let process = Process()
    private let output = Pipe()

    /// - Parameter complaints: what it writes to standard error is added to this file.
    init(_ bench: SoakBench, complaints: FileHandle) throws {
        process.executableURL = URL(fileURLWithPath: bench.plan.program)
        process.arguments = ["run", "--config", bench.configuration, "--virtual", bench.pictures]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = complaints
        try process.run()
        events = LineReader(FileDescriptor(rawValue: output.fileHandleForReading.fileDescriptor))
    }

    func send(_ signal: Int32) {
        kill(process.processIdentifier, signal)
    }

    /// The next event that has come, as its line.
    func event() -> String? {
        guard let line = events.next() else { return nil }
        if host == nil, line.hasPrefix(#"{"event":"ready""#) {
            let paths = (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: String]
            host = paths?["host"]
            button = paths?["button"]
            control = paths?["control"]
        }
        return line
    }

    /// Takes in what it has said.
    ///
    /// - Returns: false when it will say no more.
    func listen() -> Bool { (try? events.fill()) ?? false }

    /// Waits for the end.
    ///
    /// - Returns: the exit status, or nil when a signal ended the process.
    func wait() -> Int32? {
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : nil
    }
}
