import Imaging
import LabelLanguage
import Reading

/// Turns what frames show, and what the button and the host ask, into labels to deliver: starts and ends scans by the
/// mode, captures after enough passes, tells each label once.
///
/// A value without clock or device: every call brings the time, so the same calls give the same events.
public struct CaptureSession: Sendable {
    public let settings: CaptureSettings
    public private(set) var tracker: LabelTracker
    /// Set while a scan runs.
    public private(set) var scan: Scan?
    public private(set) var isPaused = false
    /// Presentation: the label that was delivered has to leave before the next one counts.
    private var presented: TrackingID?
    private var aim = Point(x: 0, y: 0)
    private let definitions: [LabelDefinition]

    /// A running scan.
    public struct Scan: Hashable, Sendable {
        public let origin: ScanOrigin
        /// Nil where a scan has no time-out: in continuous mode.
        public internal(set) var deadline: MonotonicTime?
    }

    public init(definitions: [LabelDefinition], settings: CaptureSettings) {
        self.definitions = definitions
        self.settings = settings
        self.tracker = LabelTracker(
            definitions: definitions, absence: settings.absence, absentFrames: settings.absentFrames)
    }

    /// Whether frames are of use now: while a scan runs, and always in the modes that scan by themselves.
    public var wantsFrames: Bool { !isPaused && (scan != nil || scansByItself) }

    /// When ``tick(at:)`` has to be called at the latest.
    public var deadline: MonotonicTime? { isPaused ? nil : scan?.deadline }

    /// Starts a scan, or captures what is in view where the mode scans by itself.
    public mutating func start(by source: CaptureSource, at time: MonotonicTime) throws(CaptureRefusal)
        -> [CaptureEvent]
    {
        guard !isPaused else { throw .paused }
        if scansByItself { return captureOnRequest(by: source) }
        guard settings.mode != .host || source == .host else { throw .notInThisMode }
        guard scan == nil else { throw .alreadyScanning }
        // A press asks for a reading, also of a label that was there before.
        tracker.reset()
        scan = Scan(origin: ScanOrigin(source), deadline: time + settings.timeout)
        return [.scanStarted(ScanOrigin(source))]
    }

    /// The button went down.
    public mutating func press(at time: MonotonicTime) throws(CaptureRefusal) -> [CaptureEvent] {
        guard !isPaused else { throw .paused }
        if scan != nil, !scansByItself, settings.mode != .hold { return captureOnRequest(by: .button) }
        return try start(by: .button, at: time)
    }

    /// The button came up.
    public mutating func release(at time: MonotonicTime) -> [CaptureEvent] {
        guard settings.mode == .hold, !isPaused, let scan, scan.origin == .button else { return [] }
        return captureOnRequest(by: .button)
    }

    /// Ends the scan with what is in view.
    public mutating func finish(by source: CaptureSource) throws(CaptureRefusal) -> [CaptureEvent] {
        guard !isPaused else { throw .paused }
        guard scan != nil || scansByItself else { throw .notScanning }
        return captureOnRequest(by: source)
    }

    /// Ends the scan without a record.
    public mutating func cancel() throws(CaptureRefusal) -> [CaptureEvent] {
        guard scan != nil else { throw .notScanning }
        tracker.settleAll()
        return endScan()
    }

    /// Forgets what was captured and starts anew.
    public mutating func retake(by source: CaptureSource, at time: MonotonicTime) throws(CaptureRefusal)
        -> [CaptureEvent]
    {
        guard !isPaused else { throw .paused }
        tracker.reset()
        presented = nil
        let ended = scan == nil ? [] : endScan()
        return scansByItself ? ended : ended + (try start(by: source, at: time))
    }

    /// Stops recognition and keeps the scan.
    public mutating func pause() {
        isPaused = true
    }

    /// Goes on; count and time-out of a running scan start anew.
    public mutating func resume(at time: MonotonicTime) {
        guard isPaused else { return }
        isPaused = false
        tracker.restartPasses()
        if scan?.deadline != nil { scan?.deadline = time + settings.timeout }
    }

    /// Takes in what one frame showed.
    ///
    /// - Parameter aim: where the rig points, in pixels of the frame: of several labels the nearest is taken.
    public mutating func observe(_ observation: Observation, aim: Point, at time: MonotonicTime) -> [CaptureEvent] {
        guard wantsFrames else { return [] }
        self.aim = aim
        tracker.update(with: observation.labels, at: time)
        if let presented {
            guard !tracker.tracks.contains(where: { $0.id == presented }) else { return [] }
            self.presented = nil
        }
        return startByPresence(at: time) + captureByItself() + tick(at: time)
    }

    /// Ends a scan whose time is over.
    public mutating func tick(at time: MonotonicTime) -> [CaptureEvent] {
        guard !isPaused, let scan, let deadline = scan.deadline, time >= deadline else { return [] }
        defer { tracker.settleAll() }
        let seconds = settings.timeout.formattedSeconds
        let noRead = NoRead(
            reason: .timeout, title: "\(whatIsMissing ?? "nothing read") in \(seconds) s", trigger: .timeout,
            started: scan.origin)
        return [.noRead(noRead)] + endScan()
    }

    private var scansByItself: Bool { settings.mode == .presentation || settings.mode == .continuous }

    /// A label in view begins a scan where no one presses a button.
    private mutating func startByPresence(at time: MonotonicTime) -> [CaptureEvent] {
        guard scansByItself, settings.capturesAutomatically, scan == nil else { return [] }
        guard tracker.tracks.contains(where: { tracker.isNews($0) }) else { return [] }
        scan = Scan(origin: .presence, deadline: settings.mode == .presentation ? time + settings.timeout : nil)
        return [.scanStarted(.presence)]
    }

    private mutating func captureByItself() -> [CaptureEvent] {
        guard settings.capturesAutomatically, let scan else { return [] }
        let ready = tracker.tracks.filter { track in
            !track.isSettled && track.isCompleteNow && track.passes >= settings.passes && !tracker.isShadowed(track)
        }
        if settings.mode == .continuous {
            var events = ready.map { deliver($0, trigger: .auto, started: scan.origin) }
            if tracker.tracks.allSatisfy(\.isSettled) { events += endScan() }
            return events
        }
        guard let nearest = nearestToAim(ready) else { return [] }
        return [deliver(nearest, trigger: .auto, started: scan.origin)] + endScan()
    }

    private mutating func captureOnRequest(by source: CaptureSource) -> [CaptureEvent] {
        let started = scan?.origin ?? ScanOrigin(source)
        if let label = nearestToAim(tracker.tracks.filter { $0.isCompleteNow && !$0.isSettled }) {
            return [deliver(label, trigger: CaptureTrigger(source), started: started)] + endScan()
        }
        let reason: NoRead.Reason = tracker.tracks.isEmpty ? .nothingRead : .missingField
        let noRead = NoRead(
            reason: reason, title: whatIsMissing ?? "nothing read", trigger: CaptureTrigger(source), started: started)
        return [.noRead(noRead)] + endScan()
    }

    private mutating func deliver(_ track: LabelTrack, trigger: CaptureTrigger, started: ScanOrigin) -> CaptureEvent {
        tracker.settle(track.id)
        if settings.mode == .presentation { presented = track.id }
        return .captured(
            CapturedLabel(
                id: track.id, reading: tracker.agreedReading(of: track), trigger: trigger, started: started))
    }

    private mutating func endScan() -> [CaptureEvent] {
        guard scan != nil else { return [] }
        scan = nil
        return [.scanEnded]
    }

    private func nearestToAim(_ tracks: [LabelTrack]) -> LabelTrack? {
        tracks.min { $0.reading.box.center.distance(to: aim) < $1.reading.box.center.distance(to: aim) }
    }

    /// "Perishable Product: Expiry Date not read" for the label that is nearest to being whole; nil when none was seen.
    private var whatIsMissing: String? {
        let unsettled = tracker.tracks.filter { !$0.isSettled }
        guard let best = unsettled.max(by: { $0.reading.fields.count < $1.reading.fields.count }),
            let definition = definitions.first(where: { $0.name == best.reading.definition })
        else { return nil }
        let missing = definition.fields.filter { !$0.isOptional && best.reading[$0.name] == nil }.map(\.name)
        if missing.isEmpty { return "\(definition.name): not read alike in \(settings.passes) frames in a row" }
        return "\(definition.name): \(missing.joined(separator: ", ")) not read"
    }
}

extension Duration {
    /// "10", "2.5": as short as it can be said.
    fileprivate var formattedSeconds: String {
        let seconds = Double(components.seconds) + Double(components.attoseconds) / 1e18
        return seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
    }
}
