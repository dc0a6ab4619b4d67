import Foundation
import Glibc

/// `append-records`, beside the tests' own executable.
final class AppendingProcess {
    private let process = Process()
    private let output = Pipe()
    private var rest: [UInt8] = []

    init(folder: String, run: Int) throws {
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        process.executableURL = Self.products(near: own).appending(path: "append-records")
        process.arguments = [folder, "\(run)"]
        process.standardOutput = output
        try process.run()
    }

    /// Waits for the next line; nil at the end of the output. Half a line at the end is none.
    func line() throws -> String? {
        while true {
            if let end = rest.firstIndex(of: 0x0A) {
                defer { rest.removeSubrange(...end) }
                return String(decoding: rest[..<end], as: UTF8.self)
            }
            guard let data = try output.fileHandleForReading.read(upToCount: 4_096), !data.isEmpty else { return nil }
            rest += data
        }
    }

    func kill() {
        Glibc.kill(process.processIdentifier, SIGKILL)
    }

    func waitForEnd() {
        process.waitUntilExit()
    }

    /// The tests' executable lies in the folder of the products, or is a helper that was told where they are.
    private static func products(near executable: String) -> URL {
        let candidates = [executable] + CommandLine.arguments
        let folders = candidates.map { URL(filePath: $0).deletingLastPathComponent() }
        return folders.first {
            FileManager.default.isExecutableFile(atPath: $0.appending(path: "append-records").path)
        } ?? URL(filePath: executable).deletingLastPathComponent()
    }
}
