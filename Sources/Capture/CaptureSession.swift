import Imaging
import LabelLanguage
import Reading

/// Turns what frames show, and what the button and the host ask, into labels to deliver: starts and ends scans by the
/// mode, captures after enough passes, tells each label once.
///
/// A value without clock or device: every call brings the time, so the same calls give the same events.
public struct CaptureSession: Sendable {
    public let settings: CaptureSettings
    public internal(set) var tracker: LabelTracker
    /// Set while a scan runs.
    public internal(set) var scan: Scan?
    public private(set) var isPaused = false
    /// Closed for good: nothing is captured any more, and everything asked for is refused.
    public private(set) var isClosed = false
    /// The label that waits for its confirmation, where ``CaptureSettings/validates`` is on.
    public internal(set) var checklist: Checklist?
    /// Whether events tell of labels that come, change and go: only worth its while where someone watches.
    public var reportsItems = false {
        didSet { if reportsItems != oldValue { itemReport = ItemReport() } }
    }
    /// Whether events tell what a capture on request would give.
    public var reportsPredictions = false {
        didSet { if reportsPredictions != oldValue { lastPrediction = nil } }
    }
    /// Presentation: the label that was delivered has to leave before the next one counts.
    var presented: TrackingID?
    var aim = Point(x: 0, y: 0)
    var guide: Guide
    var obstacles = ObstacleCount()
    var itemReport = ItemReport()
    var lastPrediction: Prediction?
    let definitions: [LabelDefinition]

    /// A running scan.
    public struct Scan: Hashable, Sendable {
        public let origin: ScanOrigin
        /// Nil where a scan has no time-out: in continuous mode.
        public internal(set) var deadline: MonotonicTime?
        /// Hold: the button came up during a pause, so the scan ends with it.
        var isReleased = false

        init(origin: ScanOrigin, deadline: MonotonicTime?) {
            self.origin = origin
            self.deadline = deadline
        }
    }

    public init(definitions: [LabelDefinition], settings: CaptureSettings) {
        self.definitions = definitions
        self.settings = settings
        self.guide = Guide(
            takesSeveral: settings.mode == .continuous || definitions.contains { $0.structure == .anything })
        self.tracker = LabelTracker(
            definitions: definitions, absence: settings.absence, absentFrames: settings.absentFrames)
    }

    /// Whether frames are of use now: while a scan runs, and always in the modes that scan by themselves.
    public var wantsFrames: Bool { !isPaused && !isClosed && (scan != nil || scansByItself) }

    /// When ``tick(at:)`` has to be called at the latest.
    public var deadline: MonotonicTime? { isPaused ? nil : scan?.deadline }

    /// The labels in view, in reading order.
    public var items: [LabelItem] { tracker.items }

    /// What would help reading most now; nil when all is well.
    public var guidance: GuidanceReason? { guide.reason }

    /// Starts a scan, or captures what is in view where the mode scans by itself.
    public mutating func start(by source: CaptureSource, at time: MonotonicTime) throws(CaptureRefusal)
        -> [CaptureEvent]
    {
        try requireActivity()
        if scansByItself { return captureOnRequest(by: source) }
        guard settings.mode != .host || source == .host else { throw .notInThisMode }
        guard scan == nil else { throw .alreadyScanning }
        // A press asks for a reading, also of a label that was there before.
        return forgetLabels() + begin(ScanOrigin(source), deadline: time + settings.timeout)
    }

    /// The button went down. A label that is being validated is confirmed by it.
    public mutating func press(at time: MonotonicTime) throws(CaptureRefusal) -> [CaptureEvent] {
        try requireActivity()
        if checklist != nil, settings.mode != .hold { return try confirm(by: .button) }
        if scan != nil, !scansByItself, settings.mode != .hold { return captureOnRequest(by: .button) }
        return try start(by: .button, at: time)
    }

    /// The button came up.
    public mutating func release(at time: MonotonicTime) -> [CaptureEvent] {
        guard settings.mode == .hold, let scan, scan.origin == .button else { return [] }
        guard !isPaused else {
            self.scan?.isReleased = true
            return []
        }
        return captureOnRequest(by: .button)
    }

    /// Ends the scan with what is in view.
    public mutating func finish(by source: CaptureSource) throws(CaptureRefusal) -> [CaptureEvent] {
        try requireActivity()
        guard scan != nil || scansByItself else { throw .notScanning }
        return captureOnRequest(by: source)
    }

    /// Delivers one label of those in view, as a tap on it would; one that is to be validated begins its checklist.
    ///
    /// - Throws: ``CaptureRefusal`` naming what is in the way: the id, or the fields that were not read.
    public mutating func select(_ id: TrackingID) throws(CaptureRefusal) -> [CaptureEvent] {
        try requireActivity()
        guard scan != nil || scansByItself else { throw .notScanning }
        guard let track = tracker.tracks.first(where: { $0.id == id }) else { throw .noSuchItem(id) }
        guard !track.isCaptured else { throw .alreadyCaptured(id) }
        let kept: [CaptureEvent] = reportsItems ? [.kept(id)] : []
        if scan != nil, validates(track.reading.definition) {
            if checklist?.id != id { beginChecklist(of: track) }
            return kept + (checklist.map { [.validation($0)] } ?? [])
        }
        guard track.reading.isComplete, !track.histories.isEmpty else {
            throw .notWhole(missing: missingFields(of: track.reading))
        }
        return kept + [deliver(track, trigger: .host, started: scan?.origin ?? .host)] + endScan()
    }

    /// Ends the scan without a record.
    public mutating func cancel() throws(CaptureRefusal) -> [CaptureEvent] {
        guard !isClosed else { throw .closed }
        guard scan != nil else { throw .notScanning }
        tracker.settleAll()
        return endScan()
    }

    /// Forgets what was captured and starts anew.
    public mutating func retake(by source: CaptureSource, at time: MonotonicTime) throws(CaptureRefusal)
        -> [CaptureEvent]
    {
        try requireActivity()
        guard settings.mode != .host || source == .host else { throw .notInThisMode }
        presented = nil
        let ended = endScan() + forgetLabels()
        return scansByItself ? ended : ended + (try start(by: source, at: time))
    }

    /// Stops recognition and keeps the scan.
    public mutating func pause() {
        isPaused = true
    }

    /// Goes on; count and time-out of a running scan start anew. A scan whose button came up meanwhile ends with the
    /// next ``tick(at:)``.
    public mutating func resume(at time: MonotonicTime) {
        guard isPaused else { return }
        isPaused = false
        tracker.restartPasses()
        guard let scan else { return }
        if scan.isReleased {
            self.scan?.deadline = time
        } else if scan.deadline != nil {
            self.scan?.deadline = time + settings.timeout
        }
    }

    /// Ends a scan whose time is over.
    public mutating func tick(at time: MonotonicTime) -> [CaptureEvent] {
        guard !isPaused, let scan, let deadline = scan.deadline, time >= deadline else { return [] }
        if scan.isReleased { return captureOnRequest(by: .button) }
        defer { tracker.settleAll() }
        let decision = noReadOnRequest
        // A hopeless picture is named behind the time, so that an empty bench and a dark one begin alike.
        let title = "\(whatIsMissing ?? "nothing read") in \(settings.timeout.formattedSeconds) s"
        let noRead = NoRead(
            reason: .timeout, title: title + decision.reason.explanation, trigger: .timeout, started: scan.origin)
        return [.noRead(noRead)] + endScan()
    }

    /// Ends a running scan without a record, and the session with it. Final; a second time changes nothing.
    public mutating func close() -> [CaptureEvent] {
        guard !isClosed else { return [] }
        let ended = endScan() + forgetLabels()
        isClosed = true
        return ended
    }

    func requireActivity() throws(CaptureRefusal) {
        guard !isClosed else { throw .closed }
        guard !isPaused else { throw .paused }
    }

    var scansByItself: Bool { settings.mode == .presentation || settings.mode == .continuous }

    mutating func begin(_ origin: ScanOrigin, deadline: MonotonicTime?) -> [CaptureEvent] {
        scan = Scan(origin: origin, deadline: deadline)
        obstacles = ObstacleCount()
        return [.scanStarted(origin)]
    }

    mutating func endScan() -> [CaptureEvent] {
        guard scan != nil else { return [] }
        scan = nil
        lastPrediction = nil
        checklist = nil
        // Where frames go on, so does guidance.
        let silence: [CaptureEvent] = !scansByItself && guide.fallSilent() ? [.guidance(nil)] : []
        return silence + [.scanEnded]
    }

    /// Every label counts as new from now on.
    private mutating func forgetLabels() -> [CaptureEvent] {
        tracker.reset()
        return reportsItems ? itemReport.changes(to: []) : []
    }
}

extension Duration {
    /// "10", "2.5": as short as it can be said.
    fileprivate var formattedSeconds: String {
        let seconds = Double(components.seconds) + Double(components.attoseconds) / 1e18
        return Int(exactly: seconds).map(String.init) ?? String(seconds)
    }
}
