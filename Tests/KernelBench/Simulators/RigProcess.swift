import Foundation
import Imaging

/// The shipped program, run as a service would run it, and the events that it prints.
final class RigProcess {
    private let process = Process()
    private let eventPath: String
    private let errorPath: String
    /// The events that were read so far, and the file from which the next ones come.
    private var known: [[String: Any]] = []
    private let eventFile: FileHandle
    private var partLine = Data()

    /// Starts `labelrig run` and waits until it is ready.
    ///
    /// - Parameter configuration: the contents of its `rig.yaml`.
    init(_ configuration: RigConfiguration, program: String, folder: String) throws {
        eventPath = folder + "/events.jsonl"
        errorPath = folder + "/errors.txt"
        let path = folder + "/rig.yaml"
        try Data(configuration.yaml.utf8).write(to: URL(fileURLWithPath: path))
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["run", "--config", path]
        process.standardOutput = try Self.fresh(eventPath)
        eventFile = try FileHandle(forReadingFrom: URL(fileURLWithPath: eventPath))
        process.standardError = try Self.fresh(errorPath)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        try waitForEvent("ready", within: .seconds(60))
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    private static func fresh(_ path: String) throws -> FileHandle {
        try Data().write(to: URL(fileURLWithPath: path))
        return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    }

    var identifier: Int32 { process.processIdentifier }

    /// All events so far.
    func events() -> [[String: Any]] {
        partLine += eventFile.readDataToEndOfFile()
        while let end = partLine.firstIndex(of: UInt8(ascii: "\n")) {
            if let event = try? JSONSerialization.jsonObject(with: partLine[..<end]) as? [String: Any] {
                known.append(event)
            }
            partLine.removeSubrange(...end)
        }
        return known
    }

    /// Waits for an event that comes after those of `count` before.
    @discardableResult
    func waitForEvent(
        _ name: String, after count: Int = 0, within limit: Duration = .seconds(20),
        where matches: ([String: Any]) -> Bool = { _ in true }
    ) throws -> [String: Any] {
        do {
            return try wait(for: "event \(name)", within: limit) {
                guard process.isRunning else {
                    throw Failure("the rig ended with status \(process.terminationStatus): \(errors)")
                }
                return events().dropFirst(count).first { $0["event"] as? String == name && matches($0) }
            }
        } catch {
            throw Failure("\(error); the last events: \(lastEvents)")
        }
    }

    /// For messages.
    var lastEvents: String {
        let text = String(decoding: FileManager.default.contents(atPath: eventPath) ?? Data(), as: UTF8.self)
        return String(text.suffix(700))
    }

    var errors: String {
        String(decoding: FileManager.default.contents(atPath: errorPath) ?? Data(), as: UTF8.self)
    }

    var isRunning: Bool { process.isRunning }

    /// Ends it by a signal.
    ///
    /// - Returns: its exit status; the signal's number where that ended it.
    @discardableResult
    func end(_ signal: Int32 = SIGTERM) throws -> Int32 {
        kill(process.processIdentifier, signal)
        try wait(for: "the rig's end after signal \(signal)") { !process.isRunning }
        return process.terminationStatus
    }

    /// Seconds of processor time that one of its threads has used.
    func processorSeconds(ofThread name: String) throws -> Double {
        let folder = "/proc/\(identifier)/task"
        let tasks = try FileManager.default.contentsOfDirectory(atPath: folder)
        guard let task = tasks.first(where: { (try? Guest.read("\(folder)/\($0)/comm")) == name }) else {
            throw Failure("the rig has no thread \(name)")
        }
        let text = try Guest.read("\(folder)/\(task)/stat")
        guard let fields = text.components(separatedBy: ") ").last?.split(separator: " "), fields.count > 12,
            let user = Double(fields[11]), let system = Double(fields[12])
        else {
            throw Failure("the thread \(name) has gone")
        }
        return (user + system) / 100
    }
}
