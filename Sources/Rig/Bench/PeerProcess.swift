import Foundation
import Imaging

/// A Python script that has other libraries read pictures, as a program of its own: a crash there stops no bench, and what
/// they print on standard error is thrown away.
///
/// First it says in a line what it has: a JSON object of names and versions. Then it answers each picture, given as a line
/// and the pixels, with a line.
final class PeerProcess {
    /// What is installed, by name, with its version; empty where there is none, or it died.
    private(set) var versions: [String: String] = [:]

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var buffer = Data()

    /// - Parameters:
    ///   - python: the interpreter's name or path.
    ///   - environment: of the process, beside this one's.
    init(python: String, script: String, environment: [String: String] = [:]) {
        // A peer that dies must not end the bench.
        signal(SIGPIPE, SIG_IGN)
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [python, "-c", script]
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil, let line = line() else { return }
        versions = (try? JSONDecoder().decode([String: String].self, from: line)) ?? [:]
    }

    deinit {
        try? input.fileHandleForWriting.close()
        if process.isRunning { process.waitUntilExit() }
    }

    /// - Parameters:
    ///   - head: what goes before the pixels, without the line's end.
    ///   - image: sent row by row, without padding.
    /// - Returns: the line that answers; nil where there is none, or the process died, after which it is not asked again.
    func answer(to head: String, _ image: LumaImage) -> Data? {
        guard !versions.isEmpty else { return nil }
        var request = Data((head + "\n").utf8)
        image.withPixels { pixels in
            for y in 0..<image.height {
                request.append(contentsOf: pixels[(y * image.stride)..<(y * image.stride + image.width)])
            }
        }
        guard (try? input.fileHandleForWriting.write(contentsOf: request)) != nil, let line = line() else {
            giveUp()
            return nil
        }
        return line
    }

    /// For an answer that makes no sense: what comes after it cannot be trusted either.
    func giveUp() { versions = [:] }

    private func line() -> Data? {
        while true {
            if let end = buffer.firstIndex(of: 0x0A) {
                defer { buffer = Data(buffer[buffer.index(after: end)...]) }
                return Data(buffer[..<end])
            }
            let more = output.fileHandleForReading.availableData
            guard !more.isEmpty else { return nil }
            buffer += more
        }
    }
}
