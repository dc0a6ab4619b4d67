import Devices
import Foundation
import Imaging

/// The host at the other end of the line, which keeps every line that it gets.
final class HostSide {
    private let line: TTYHostLine
    private let path: String
    private var port: (any HostPort)?
    private var rest: [UInt8] = []
    private(set) var lines: [String] = []
    /// Everything that came, as it came.
    private(set) var bytes: [UInt8] = []

    init(path: String, settings: SerialSettings = SerialSettings()) {
        self.path = path
        line = TTYHostLine(path: path, settings: settings)
    }

    deinit {
        port?.close()
    }

    /// Takes what has come, opening the line anew where it went away.
    func read() {
        if port == nil, Guest.exists(path) { port = try? line.open() }
        guard let port else { return }
        do throws(DeviceError) {
            while true {
                let new = try port.read()
                if new.isEmpty { return }
                take(new)
            }
        } catch {
            port.close()
            self.port = nil
        }
    }

    func write(_ text: String) throws {
        try write(Array(text.utf8))
    }

    func write(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        try wait(for: "room on the line") {
            read()
            if let taken = try port?.write(rest) { rest = rest.dropFirst(taken) }
            return rest.isEmpty
        }
    }

    /// Waits for a line that comes after the first `count`.
    @discardableResult
    func waitForLine(
        _ what: String, after count: Int = 0, within limit: Duration = .seconds(30),
        where matches: (String) -> Bool
    ) throws -> String {
        do {
            return try wait(for: "line with \(what)", within: limit) {
                read()
                return lines.dropFirst(count).first(where: matches)
            }
        } catch {
            throw Failure("\(error); the last lines: \(lines.suffix(3))")
        }
    }

    /// Forgets what came so far.
    func clear() {
        read()
        lines = []
        bytes = []
    }

    func close() {
        port?.close()
        port = nil
    }

    private func take(_ new: [UInt8]) {
        bytes += new
        rest += new
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            lines.append(String(decoding: rest[..<end], as: UTF8.self).trimmingCharacters(in: ["\r"]))
            rest.removeFirst(end + 1)
        }
    }
}

/// A record as the host gets it.
struct HostRecord: Decodable {
    var seq: Int
    var decision: String
    var fields: [String: String]?

    init?(_ line: String) {
        guard let record = try? JSONDecoder().decode(HostRecord.self, from: Data(line.utf8)) else { return nil }
        self = record
    }

    /// Whether a line holds all of a final event that a host gets, and nothing else: which recognisers read the label, and
    /// where its picture is, only the rig's own history tells.
    static func isWhole(_ line: String, of event: [String: Any]) -> Bool {
        let sent = (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any] ?? [:]
        let kept = event.filter { !["event", "evidence", "model"].contains($0.key) }
        return NSDictionary(dictionary: sent).isEqual(to: kept)
    }
}
