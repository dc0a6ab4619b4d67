import Imaging
import LabelLanguage
import Reading
import Testing

@testable import Capture

@Suite("Random scans")
struct RandomScanTests {
    /// 100,000 steps in all: 5 modes, 4 kinds of settings each.
    private static let stepsPerRun = 5_000

    @Test(
        "whatever comes in whatever order, nothing is captured twice and every scan ends",
        arguments: CaptureMode.allCases, 0..<4)
    func invariants(mode: CaptureMode, kind: Int) throws {
        var settings = CaptureSettings(mode: mode, capturesAutomatically: kind != 1)
        settings.validates = kind == 2
        settings.recognizesMultipleItems = kind != 3
        settings.stability = kind == 3 ? .verified : nil
        var operation = RandomOperation(
            settings: settings, seed: UInt64(kind) * 1_000 + UInt64(mode.rawValue.utf8.count))
        for step in 0..<Self.stepsPerRun {
            operation.step()
            if let violation = operation.violations.first {
                Issue.record("step \(step): \(violation)")
                return
            }
        }
        // Else the run has shown nothing.
        #expect(operation.captured.count > 10)
    }
}

/// A host and an operator who do anything at any time, before labels that come and go; checks what must hold always.
struct RandomOperation {
    private(set) var violations: [String] = []
    private(set) var captured: Set<TrackingID> = []

    private var session: CaptureSession
    private var generator: SeededGenerator
    private var time = MonotonicTime(nanoseconds: 0)
    private var present: Set<TrackingID> = []
    private var everAdded: Set<TrackingID> = []
    private var isScanning = false
    private var bench: [LabelReading] = []

    init(settings: CaptureSettings, seed: UInt64) {
        session = CaptureSession(definitions: [Scene.product], settings: settings)
        session.reportsItems = true
        session.reportsPredictions = true
        generator = SeededGenerator(seed: seed)
    }

    mutating func step() {
        let wasScanning = session.scan != nil
        let events: [CaptureEvent]
        switch generator.number(below: 100) {
        case ..<80: events = frame()
        case ..<85: events = wait()
        default: events = command()
        }
        check(events, wasScanning: wasScanning)
        check(session.tick(at: time), wasScanning: session.scan != nil)
        if let deadline = session.scan?.deadline, !session.isPaused {
            if deadline <= time { violations.append("a scan runs past its time-out") }
            if deadline > time + session.settings.timeout {
                violations.append("a scan may run longer than its time-out")
            }
        }
        if session.scan != nil, session.scan?.deadline == nil, session.settings.mode != .continuous {
            violations.append("a scan without a time-out")
        }
    }

    private mutating func frame() -> [CaptureEvent] {
        time = time + .milliseconds(33)
        if generator.chance(8) { bench = (0..<generator.number(below: 4)).map { _ in randomLabel() } }
        var seen: [LabelReading] = []
        for index in bench.indices {
            bench[index].box.x += Double(generator.number(below: 9) - 4)
            if !generator.chance(10) { seen.append(generator.chance(15) ? damaged(bench[index]) : bench[index]) }
        }
        let wantedFrames = session.wantsFrames
        let events = session.observe(
            Observation(labels: seen), measures: generator.chance(30) ? randomMeasures() : nil,
            aim: Point(x: 640, y: 360), at: time)
        if !wantedFrames, !events.isEmpty { violations.append("events of a frame that was not wanted") }
        return events
    }

    private mutating func wait() -> [CaptureEvent] {
        time = time + .milliseconds(generator.number(below: 4_000))
        return session.tick(at: time)
    }

    private mutating func command() -> [CaptureEvent] {
        let words =
            [
                "press", "press", "press", "release", "release", "start", "finish", "cancel", "retake", "confirm",
                "select \(generator.number(below: 5) == 0 ? 0 : (present.map(\.rawValue).max() ?? 0))",
                "set Expiry Date=2027-01-0\(generator.number(below: 10))", "set Lot=A1", "pause", "resume", "resume",
            ].randomElement(using: &generator).map { $0.split(separator: " ", maxSplits: 1).map(String.init) } ?? []
        return (try? session.follow(words, at: time)) ?? []
    }

    private mutating func check(_ events: [CaptureEvent], wasScanning: Bool) {
        for (index, event) in events.enumerated() {
            let rest = events[(index + 1)...]
            switch event {
            case .scanStarted:
                if isScanning { violations.append("a scan began within a scan") }
                isScanning = true
            case .scanEnded:
                if !isScanning { violations.append("a scan ended that had not begun") }
                isScanning = false
            case .captured(let label):
                if !captured.insert(label.id).inserted { violations.append("\(label.id) was captured twice") }
                if !label.reading.isComplete { violations.append("\(label.id) was captured in part") }
                requireEnd(of: isScanning, in: rest, "a capture")
            case .noRead:
                requireEnd(of: isScanning, in: rest, "a no-read")
            case .added(let item):
                if !everAdded.insert(item.id).inserted { violations.append("\(item.id) was used twice") }
                present.insert(item.id)
            case .updated(let item):
                if !present.contains(item.id) { violations.append("\(item.id) was updated, but is not present") }
            case .kept(let id):
                if !present.contains(id) { violations.append("\(id) was kept, but is not present") }
            case .removed(let id):
                if present.remove(id) == nil { violations.append("\(id) was removed, but was not present") }
            case .guidance, .prediction, .validation, .manualEntry: break
            }
        }
        if isScanning != (session.scan != nil) { violations.append("the events and the scan do not agree") }
        if !session.wantsFrames, !session.isPaused, session.guidance != nil {
            violations.append("guidance without a scan")
        }
        if session.scan == nil, session.checklist != nil { violations.append("a checklist without a scan") }
    }

    private mutating func requireEnd(of isScanning: Bool, in rest: ArraySlice<CaptureEvent>, _ what: String) {
        guard isScanning, session.settings.mode != .continuous, !rest.contains(.scanEnded) else { return }
        violations.append("\(what) did not end its scan")
    }

    private mutating func randomLabel() -> LabelReading {
        product(
            "\(generator.number(below: 4))", "2026-12-1\(generator.number(below: 4))",
            lot: generator.chance(30) ? "A1" : nil,
            x: Double(generator.number(below: 1_200)), y: Double(generator.number(below: 600)))
    }

    private mutating func damaged(_ label: LabelReading) -> LabelReading {
        var label = label
        if generator.chance(60) {
            label.fields.removeAll { [expired = generator.chance(50)] in
                $0.name == (expired ? "Barcode" : "Expiry Date")
            }
            label.isComplete = label["Barcode"] != nil && label["Expiry Date"] != nil
        } else if let index = label.fields.firstIndex(where: { $0.name == "Expiry Date" }) {
            label.fields[index].value = "2026-12-2\(generator.number(below: 10))"
        }
        return label
    }

    private mutating func randomMeasures() -> FrameMeasures {
        FrameMeasures(
            light: generator.chance(50) ? .good : .tooDark, bright: UInt8(generator.number(below: 256)),
            blur: generator.chance(70) ? .none : .focus, edgeWidth: Double(generator.number(below: 20)),
            moduleWidth: Double(generator.number(below: 40)) / 10, wholeLabels: generator.number(below: 3))
    }
}
