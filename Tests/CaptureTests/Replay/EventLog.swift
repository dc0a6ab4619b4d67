import Imaging
import LabelLanguage
import Reading

@testable import Capture

/// Replays a recording and writes down what capture says, one event a line: the time in milliseconds, then the event.
struct EventLog {
    private(set) var lines: [String] = []

    init(of recording: Recording) {
        var session = CaptureSession(definitions: [Scene.product], settings: recording.settings)
        session.reportsItems = true
        session.reportsPredictions = true
        for (milliseconds, step) in recording.steps {
            let time = MonotonicTime(nanoseconds: Int64(milliseconds) * 1_000_000)
            add(session.tick(at: time), milliseconds)
            switch step {
            case .frame(let labels):
                add(session.observe(Observation(labels: labels), aim: Point(x: 640, y: 360), at: time), milliseconds)
            case .command(let words):
                do throws(CaptureRefusal) {
                    add(try session.follow(words, at: time), milliseconds)
                } catch {
                    lines.append("\(milliseconds) refused \(words.joined(separator: " ")): \(error)")
                }
            }
        }
    }

    private mutating func add(_ events: [CaptureEvent], _ milliseconds: Int) {
        lines += events.map { "\(milliseconds) \($0.line)" }
    }
}

extension CaptureSession {
    /// Does what recorded words say: a command and what stands behind it.
    mutating func follow(_ words: [String], at time: MonotonicTime) throws(CaptureRefusal) -> [CaptureEvent] {
        let argument = words.count > 1 ? words[1] : ""
        switch words.first {
        case "press": return try press(at: time)
        case "release": return release(at: time)
        case "start": return try start(by: .host, at: time)
        case "finish": return try finish(by: .host)
        case "cancel": return try cancel()
        case "retake": return try retake(by: .host, at: time)
        case "confirm": return try confirm(by: .host)
        case "select": return try select(TrackingID(rawValue: Int(argument) ?? 0))
        case "set":
            let sides = argument.split(separator: "=", maxSplits: 1).map(String.init)
            return try set(field: sides.first ?? "", value: sides.count > 1 ? sides[1] : "", at: time)
        case "pause": pause()
        case "resume": resume(at: time)
        default: break
        }
        return []
    }
}

extension CaptureEvent {
    var line: String {
        switch self {
        case .scanStarted(let origin): "scanStarted \(origin)"
        case .captured(let label):
            "captured \(label.id.rawValue) \(label.reading.values) trigger=\(label.trigger) started=\(label.started)"
        case .noRead(let noRead): "noRead \(noRead.reason.rawValue) \"\(noRead.title)\" trigger=\(noRead.trigger)"
        case .scanEnded: "scanEnded"
        case .guidance(let reason): "guidance \(reason?.rawValue ?? "none")"
        case .added(let item): "added \(item.line)"
        case .updated(let item): "updated \(item.line)"
        case .removed(let id): "removed \(id.rawValue)"
        case .kept(let id): "kept \(id.rawValue)"
        case .prediction(let prediction):
            "prediction \(prediction.reason?.rawValue ?? prediction.reading?.values ?? "") \"\(prediction.title)\""
        case .validation(let checklist):
            "validation \(checklist.id.rawValue) "
                + checklist.entries.map { "\($0.field)=\($0.value?.value ?? "?")\($0.isManual ? "!" : "")" }
                .joined(separator: ", ")
        case .manualEntry(let entry): "manualEntry \(entry.field): \(entry.old ?? "nothing") -> \(entry.new)"
        }
    }
}

extension LabelItem {
    fileprivate var line: String {
        "\(id.rawValue) \(reading.values) \(stability.name)\(isSettled ? " settled" : "")"
    }
}

extension LabelReading {
    fileprivate var values: String { "[" + fields.map { "\($0.name)=\($0.value)" }.joined(separator: ", ") + "]" }
}
