import Foundation

/// The guest's kernel and programs.
enum Guest {
    /// Runs a program to its end.
    ///
    /// - Returns: what it printed.
    /// - Throws: a failure with what it said, where it ends with another status than 0.
    @discardableResult
    static func run(_ program: String, _ arguments: String...) throws -> String { try run(program, arguments) }

    /// Runs a program to its end, as above.
    @discardableResult
    static func run(_ program: String, _ arguments: [String]) throws -> String {
        let (status, output) = try runAnyhow(program, arguments)
        guard status == 0 else {
            throw Failure("\(program) \(arguments.joined(separator: " ")): \(output.suffix(300))")
        }
        return output
    }

    /// Runs a program to its end, whatever its status.
    static func runAnyhow(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = try start(program, arguments)
        let output = process.output.readDataToEndOfFile()
        process.process.waitUntilExit()
        return (process.process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    /// Starts a program; its standard output and error come together.
    static func start(_ program: String, _ arguments: [String]) throws -> (process: Process, output: FileHandle) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        return (process, pipe.fileHandleForReading)
    }

    static func load(_ module: String, _ options: String...) throws {
        _ = try runAnyhow("modprobe", ["-q", module] + options)
    }

    /// Writes to a file of sysfs or configfs, which takes it whole or refuses it.
    static func write(_ text: String, to path: String) throws {
        guard let file = fopen(path, "w") else { throw Failure("\(path): \(String(cString: strerror(errno)))") }
        let written = fputs(text, file)
        let closed = fclose(file)
        guard written >= 0, closed == 0 else { throw Failure("\(path) takes no \(text)") }
    }

    static func read(_ path: String) throws -> String {
        guard let data = FileManager.default.contents(atPath: path) else { throw Failure("\(path) cannot be read") }
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path)
    }
}
