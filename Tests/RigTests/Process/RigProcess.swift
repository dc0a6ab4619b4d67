import Devices
import Foundation
import Imaging
import LabelPictures
import Testing

@testable import Rig

/// The built program, run as a person or a service manager runs it.
enum BuiltProgram {
    /// `labelrig` lies beside the test bundle.
    static var path: String {
        let link = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return (link as NSString).deletingLastPathComponent + "/labelrig"
    }

    struct Output {
        var status: Int32
        var standardOutput: String
        var standardError: String
    }

    /// Runs a command to its end.
    static func run(_ arguments: String...) throws -> Output { try run(arguments) }

    /// Runs a command to its end.
    ///
    /// - Parameter environment: of the process, beside this one's.
    static func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Output {
        let process = Process()
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        let output = Pipe()
        let errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        try process.run()
        // Errors are short: they fit into the pipe while the output is read.
        let standardOutput = try readToEnd(output)
        let standardError = try readToEnd(errors)
        process.waitUntilExit()
        return Output(
            status: process.terminationStatus, standardOutput: standardOutput, standardError: standardError)
    }

    /// FileHandle's own way ends the program when a signal interrupts it.
    private static func readToEnd(_ pipe: Pipe) throws -> String {
        let descriptor = FileDescriptor(rawValue: pipe.fileHandleForReading.fileDescriptor)
        var bytes: [UInt8] = []
        while case let more = try descriptor.read(atMost: 65_536), !more.isEmpty { bytes += more }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// A folder that is there as long as a test runs.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = try temporaryFolder()
    }

    deinit {
        removeFolder(path)
    }

    func write(_ text: String, to name: String) throws -> String {
        try text.write(toFile: path + "/" + name, atomically: true, encoding: .utf8)
        return path + "/" + name
    }
}

/// A rig in a process of its own.
final class RigProcess {
    private struct Progress {
        var events: [String] = []
        var isClosed = false
    }

    let configuration: String
    private let process = Process()
    private let progress = Monitor(Progress())

    /// Writes a configuration of a barcode label and pictures of barcodes into a folder.
    static func prepare(
        _ folder: TemporaryFolder, mode: String, barcodes: [String], extra: String = ""
    ) throws -> String {
        let pictures = folder.path + "/pictures"
        try FileManager.default.createDirectory(atPath: pictures, withIntermediateDirectories: true)
        for (index, barcode) in barcodes.enumerated() {
            try TestRig.picture(barcode).write(to: pictures + String(format: "/%03d.png", index))
        }
        return try folder.write(
            """
            mode: \(mode)
            data: \(folder.path)/data
            \(extra)
            labels:
              - name: Goods
                fields:
                  - {type: CustomBarcode, name: Barcode, symbologies: [ean13]}
            """, to: "rig.yaml")
    }

    /// - Parameter pictures: for a virtual rig; nil for one with devices.
    init(configuration: String, pictures: String?) throws {
        self.configuration = configuration
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: BuiltProgram.path)
        process.arguments = ["run", "--config", configuration] + (pictures.map { ["--virtual", $0] } ?? [])
        process.standardOutput = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let descriptor = FileDescriptor(rawValue: dup(output.fileHandleForReading.fileDescriptor))
        _ = WorkerThread(name: "events") { [progress] in Self.collect(descriptor, progress) }
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    var events: [String] { progress.withLock { $0.events } }

    /// Waits for an event that contains all of some texts.
    func event(_ parts: String..., sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        let found = progress.wait(until: .now() + .seconds(60)) { progress -> String?? in
            if let event = progress.events.first(where: { event in parts.allSatisfy(event.contains) }) {
                return .some(event)
            }
            return progress.isClosed ? .some(nil) : nil
        }
        return try #require(found ?? nil, "no event with \(parts)", sourceLocation: sourceLocation)
    }

    /// A text of the first event, such as the host line's path.
    func path(_ name: String) throws -> String {
        let ready = try event("\"event\":\"ready\"")
        let object = try JSONSerialization.jsonObject(with: Data(ready.utf8)) as? [String: String]
        return try #require(object?[name])
    }

    func press() throws {
        let button = try FileDescriptor.open(path("button"), [.writeOnly, .nonBlocking])
        defer { button.close() }
        _ = try button.write(Array("press\n".utf8))
    }

    /// Waits for the end.
    ///
    /// - Returns: the exit status, or nil when a signal ended the process.
    func wait() -> Int32? {
        process.waitUntilExit()
        _ = progress.wait(until: .now() + .seconds(10)) { $0.isClosed ? true : nil }
        return process.terminationReason == .exit ? process.terminationStatus : nil
    }

    func send(_ signal: Int32) {
        kill(process.processIdentifier, signal)
    }

    private static func collect(_ output: FileDescriptor, _ progress: Monitor<Progress>) {
        defer {
            output.close()
            progress.withLock { $0.isClosed = true }
        }
        var buffer: [UInt8] = []
        while let bytes = try? output.read(atMost: 4_096), !bytes.isEmpty {
            buffer += bytes
            while let end = buffer.firstIndex(of: 0x0A) {
                let line = String(decoding: buffer[..<end], as: UTF8.self)
                progress.withLock { $0.events.append(line) }
                buffer.removeSubrange(...end)
            }
        }
    }
}
