import Capture
import Delivery
import Devices
import Foundation
import Imaging
import LabelLanguage
import Reading

/// The one process of a rig: owns the threads of its devices, and decides on one thread what happens next.
///
/// Everything reaches it as a ``RigMessage``; nothing that it does itself blocks. It belongs to the thread that calls
/// ``run()``.
public final class Supervisor {
    /// Devices get this long at the start to show that they are there; then the rig starts without the rest.
    private static let startLimit: Duration = .seconds(5)

    /// For the bench: told of each stored record, of when the frame that decided was made, and of when it was decided.
    var probe: ((Record, _ frame: MonotonicTime, _ decision: MonotonicTime) -> Void)?
    private(set) var settings: SupervisorSettings
    /// Languages of printed text that this machine has the data of, by Tesseract's names.
    let installedLanguages = LanguageData.installed
    /// Reads the settings anew, for `RELOAD`.
    let readSettings: () throws -> SupervisorSettings
    let events: EventLog
    let inbox = Mailbox<RigMessage>()
    let threads: RigThreads
    let outbox: Outbox
    private let fitted: Set<DeviceKind>
    /// By name, in the devices' order.
    let cameras: [String]
    /// Those of them that take photographs of a size of their own.
    private let photographers: Set<String>
    private var paths: RigPaths
    private let service = ServiceNotifier()

    var session: CaptureSession
    /// What the host has changed.
    var options: RigOptions
    private var request: ReadingRequest
    var records: RecordMaker
    /// Set by `PAUSE`.
    var isPausedByHost = false
    private var autoTorch = AutoTorch()
    /// The labels in view, for a program that has this rig in it.
    public let items = ItemStreams()
    /// Set by `TORCH`; nil while the torch follows the scans.
    var torchOverride: Bool?
    private(set) var state = RigState.starting
    private(set) var deviceStatus: [DeviceKind: DeviceStatus] = [:]
    private(set) var statistics = ReadStatistics()
    private var isReaderReady = false
    private var pendingRecords = 0
    private var earlyEvents: [RigEvent] = []
    /// The last frame of the running scan.
    private var lastFrame: Frame?
    private var lastDecodeTime: Duration?
    /// Frames made before this moment belong to an earlier scan.
    private var scanBegan = MonotonicTime(nanoseconds: 0)
    private var failure: String?
    private var photos: PhotoRequests
    /// The change of camera that the host waits for.
    private var cameraRequest: CameraRequest?
    /// Someone follows the events on the control socket.
    private var isHeardOf = false

    /// Opens the data folder and prepares the threads; nothing runs yet.
    ///
    /// - Parameter readSettings: reads the settings anew, for `RELOAD`; nil where they come from no file.
    /// - Throws: what keeps the rig from keeping records: without that it must not scan.
    public init(
        settings: SupervisorSettings, devices: DeviceSet, paths: RigPaths, events: EventLog,
        readSettings: (() throws -> SupervisorSettings)? = nil
    ) throws {
        self.settings = settings
        self.readSettings = readSettings ?? { settings }
        self.events = events
        self.paths = paths
        self.fitted = devices.kinds
        self.cameras = devices.cameras.map(\.name)
        self.photographers = Set(devices.cameras.filter(\.camera.takesPhotographs).map(\.name))
        let labels = try LabelMatcher(definitions: settings.definitions)
        self.options = RigOptions()
        self.records = RecordMaker(settings)
        self.photos = PhotoRequests(data: settings.data)
        self.session = CaptureSession(definitions: labels.definitions, settings: settings.capture)
        self.request = ReadingRequest(labels: labels, region: settings.region, quality: settings.quality)
        self.outbox = try Outbox(directory: settings.data)
        self.threads = try RigThreads(
            settings: settings, devices: devices, outbox: outbox, request: request, inbox: inbox)
        applySavedOptions()
    }

    /// Runs the rig until it is told to stop.
    ///
    /// - Throws: ``RigFailure`` when it cannot work at all.
    public func run() throws(RigFailure) {
        if let repair = outbox.repair { post(.notice(repair.message)) }
        threads.start(events, post: { [events] in events.post($0) })
        var watchdog = Watchdog(
            period: service.watchdogPeriod, pulses: threads.pulses, feed: service.feedWatchdog,
            complain: { [events] in events.post(.notice($0)) })
        let startDeadline = MonotonicTime.now() + Self.startLimit
        while state != .stopping {
            let deadlines = [
                state == .starting ? startDeadline : session.deadline, watchdog?.deadline, photos.deadline,
                cameraRequest?.deadline,
            ]
            let deadline = deadlines.compactMap(\.self).min()
            for message in inbox.receive(until: deadline) {
                handle(message)
            }
            let now = MonotonicTime.now()
            watchdog?.check(at: now)
            photos.expire(at: now)
            if let request = cameraRequest, now >= request.deadline { answer(request, nil) }
            if state == .starting, isStarted || now >= startDeadline { becomeReady() }
            if state != .starting, state != .stopping { act(on: session.tick(at: now)) }
            settle()
        }
        shutDown()
        if let failure { throw RigFailure(message: failure) }
    }

    /// How many frames the camera gave and how many of them no one looked at, from any thread.
    var frameCounts: @Sendable () -> LatestFrame.Counts {
        { [latest = threads.latest] in latest.counts }
    }

    /// Asks the rig to stop, from any thread: a signal, a service manager.
    public var stopper: @Sendable () -> Void {
        { [inbox] in inbox.send(.stop) }
    }

    /// Acts on what capture says happened.
    func act(on captureEvents: [CaptureEvent]) {
        for event in captureEvents {
            switch event {
            case .scanStarted(let origin): beginScan(origin)
            case .captured(let label):
                let record = records.record(of: label, decodeTime: lastDecodeTime)
                store(PendingRecord(record: record, frame: lastFrame, fields: label.reading.fields))
            case .noRead(let noRead): store(PendingRecord(record: records.record(of: noRead), frame: lastFrame))
            case .scanEnded: break
            case .guidance(let reason): post(.guidance(reason))
            case .added(let item): post(.item(.added, item))
            case .updated(let item): post(.item(.updated, item))
            case .removed(let id): post(.itemGone(id))
            case .kept(let id): post(.itemKept(id))
            case .prediction(let prediction): post(.prediction(prediction))
            case .validation(let checklist): post(.validation(checklist))
            case .manualEntry(let entry): post(.manualEntry(entry))
            }
        }
    }

    /// Starts capture anew with other settings and options.
    ///
    /// - Throws: and then all stays as it was.
    func apply(_ changed: SupervisorSettings, _ changedOptions: RigOptions) throws(LabelDefinitionError) {
        let labels = try LabelMatcher(
            definitions: changed.definitions.filter { [nil, $0.name].contains(changedOptions.label) })
        settings = changed
        let lastCamera = camera
        options = changedOptions
        if camera != lastCamera, let index = cameras.firstIndex(of: camera) {
            // What the camera before saw is no business of this one's.
            scanBegan = .now()
            threads.camera.choose(index)
        }
        session = CaptureSession(definitions: labels.definitions, settings: options.applied(to: settings.capture))
        tellInDetail()
        let policyName = options.policy ?? settings.policy
        records.timeZone = settings.timeZone
        records.needsSynchronizedClock = settings.needsSynchronizedClock
        records.policy = settings.policies.first { $0.name == policyName }
        request = ReadingRequest(
            labels: labels, region: options.applied(to: settings.region), quality: options.applied(to: settings.quality)
        )
        describeModel()
        threads.reading.rate = options.applied(toTrackingRate: settings.trackingRate)
        threads.reading.prepare(request)
    }

    /// Lets records say what decides from now on.
    func describeModel() {
        records.model = modelDescription(request, settings, options)
    }

    func post(_ event: RigEvent) {
        if state == .starting {
            earlyEvents.append(event)
        } else {
            events.post(event)
        }
    }

    func play(_ tone: Tone, sequence: Int64? = nil) {
        threads.beeper.play(tone) { [events] in events.post(.tone(tone, sequence: sequence)) }
    }

    /// Tells the person at the bench what has happened, as the configuration and the host want it.
    func signal(_ event: FeedbackEvent, sequence: Int64? = nil) {
        let feedback = options.applied(to: settings.feedback)
        let signal = feedback[event]
        if let tone = signal.tone, !feedback.isSilent { play(tone, sequence: sequence) }
        if signal.blinks > 0, let torch = threads.torch {
            torch.blink(Blinking(count: signal.blinks, from: .now()))
            post(.blink(event, signal.blinks, sequence: sequence))
        }
    }

    /// Options that were saved and do not fit the configuration any more are told of and left aside.
    private func applySavedOptions() {
        var saved = RigOptions.saved(in: settings.data)
        for name in saved.forgetWhatIsMissing(from: settings, cameras) {
            post(.notice("the saved options name the \(name), which is not there any more; it is left aside"))
        }
        do throws(LabelDefinitionError) {
            try apply(settings, saved)
        } catch {
            post(.notice("the saved options do not fit: \(error.message)"))
        }
    }

    private func handle(_ message: RigMessage) {
        switch message {
        case .edge(let edge): handle(edge)
        case .press(let finding): handle(finding)
        case .observed(let read): handle(read)
        case .heard(let isHeard):
            isHeardOf = isHeard
            tellInDetail()
        case .command(let command, let reply): handle(command, reply)
        case .stored(let pending): finish(pending)
        case .device(let kind, let status): handle(status, of: kind)
        case .cameraTried(let index, let error): cameraTried(index, error)
        case .photographed(let result): finish(result)
        case .hostOpened(let path): paths.host = path
        case .readerReady: isReaderReady = true
        case .fatal(let message):
            failure = message
            enter(.stopping)
        case .stop: enter(.stopping)
        }
    }

    /// What is asked of records that were sent is for the thread that sends them; the rest is answered here.
    private func handle(_ command: HostCommand, _ reply: @escaping @Sendable (HostReply) -> Void) {
        switch (command, threads.host) {
        case (.acknowledge(let sequence), let host?): host.perform(.acknowledge(sequence), reply: reply)
        case (.reject(let sequence), let host?): host.perform(.reject(sequence), reply: reply)
        case (.resend(let what), let host?): host.perform(.resend(what), reply: reply)
        case (.photo, _): takePhotograph(reply)
        case (.camera(let name), _): choose(camera: name, reply)
        default: reply(answer(to: command))
        }
    }

    private func handle(_ finding: PressWatch.Finding) {
        guard state != .stopping else { return }
        switch finding {
        case .heldAtStart: post(.notice("the button is held down; nothing starts before it has been let go"))
        case .stuck: post(.notice("the button does not come up; check whether it is stuck"))
        case .freed: post(.notice("the button has come up"))
        case .longPress:
            guard session.settings.mode != .hold, session.scan != nil, let events = try? session.cancel() else {
                return
            }
            act(on: events)
        }
    }

    private func handle(_ edge: TriggerEdge) {
        guard state != .starting, state != .stopping else { return }
        switch edge {
        case .pressed:
            // A label that waits for its confirmation needs no camera any more.
            if let error = session.checklist == nil ? captureError : storeError {
                post(.failed("press", .unavailable, error.message))
                signal(.fault)
                return
            }
            do throws(CaptureRefusal) {
                act(on: try session.press(at: .now()))
            } catch {
                post(.failed("press", .rejected, error.explanation))
            }
        case .released: act(on: session.release(at: .now()))
        }
    }

    private func handle(_ read: ReadFrame) {
        let frame = read.frame
        if let write = photos.take(frame.image, from: .stream) { threads.evidence.perform(write) }
        guard session.wantsFrames, frame.time >= scanBegan else { return }
        statistics.add(isRead: read.observation.labels.contains(where: \.isComplete))
        lastFrame = frame
        lastDecodeTime = read.decodeTime
        let aim = Point(x: Double(frame.image.width) / 2, y: Double(frame.image.height) / 2)
        act(on: session.observe(read.observation, measures: read.measures, aim: aim, at: frame.time))
        if items.isFollowed { items.send(session.items) }
    }

    /// What changes with every frame is told only while someone follows it.
    private func tellInDetail() {
        session.reportsItems = isHeardOf
        session.reportsPredictions = isHeardOf
    }

    /// Takes another camera into use. Answered when it has shown that it is there, or is not; until the host chooses
    /// another, it is tried again as any device is.
    private func choose(camera name: String, _ reply: @escaping @Sendable (HostReply) -> Void) {
        guard cameras.contains(name) else {
            return reply(.error(.notFound, "no camera '\(name)'; \(cameras.advice(for: name, among: "the cameras"))"))
        }
        if name == camera, case .available(let detail)? = deviceStatus[.camera] { return reply(.ok(detail)) }
        let answer = change { options in
            options.camera = name
            return nil
        }
        guard answer.error == nil else { return reply(answer) }
        if let cameraRequest { self.answer(cameraRequest, nil) }
        cameraRequest = CameraRequest(name: name, reply: reply)
    }

    /// A scan is not disturbed for a larger picture: while one runs, as with a camera of one size, the next frame will do.
    private func takePhotograph(_ reply: @escaping @Sendable (HostReply) -> Void) {
        guard photographers.contains(camera), !session.wantsFrames else { return photos.add(from: .stream, reply) }
        photos.add(from: .camera, reply)
        threads.camera.takePhotograph { [inbox] in inbox.send(.photographed($0)) }
    }

    private func finish(_ photograph: Result<LumaImage, DeviceError>) {
        switch photograph {
        case .success(let image):
            if let write = photos.take(image, from: .camera) { threads.evidence.perform(write) }
        case .failure(let error): photos.fail(error)
        }
    }

    private func cameraTried(_ index: Int, _ error: DeviceError?) {
        guard let request = cameraRequest, cameras[index] == request.name else { return }
        answer(request, error.map(DeviceStatus.unavailable) ?? .available("camera '\(request.name)'"))
    }

    private func answer(_ request: CameraRequest, _ status: DeviceStatus?) {
        cameraRequest = nil
        request.answer(status)
    }

    /// The name of the camera in use.
    var camera: String { options.camera ?? cameras[0] }

    private func handle(_ status: DeviceStatus, of kind: DeviceKind) {
        deviceStatus[kind] = status
        switch status {
        case .available(let detail): post(.available(kind, detail))
        case .unavailable(let error):
            post(.unavailable(kind, error))
            if state != .starting, kind != .beeper { signal(.fault) }
        }
    }

    /// A scan that was asked for looks at frames made from now on; one that a label began by itself goes on with what
    /// was seen of the label.
    private func beginScan(_ origin: ScanOrigin) {
        post(.scanStarted(origin.rawValue))
        guard origin != .presence else { return }
        scanBegan = .now() + settings.torchSettling
        lastFrame = nil
        threads.latest.clear()
        threads.reading.prepare(request)
    }

    private func store(_ pending: PendingRecord) {
        pendingRecords += 1
        threads.outbox.store(pending)
    }

    /// The record is durable: now, and not before, it is promised and sent.
    private func finish(_ pending: PendingRecord) {
        pendingRecords -= 1
        let record = pending.record
        signal(record.decision.feedback, sequence: record.sequence)
        threads.host?.recordsChanged()
        post(.final(record))
        if let frame = pending.frame {
            probe?(record, frame.time, pending.decided)
            threads.evidence.write(Evidence(record: record, image: frame.image, fields: pending.fields))
        }
    }

    private var isStarted: Bool { isReaderReady && fitted.allSatisfy { deviceStatus[$0] != nil } }

    private func becomeReady() {
        enter(.idle)
        events.post(.ready(paths))
        events.post(.state(.idle))
        earlyEvents.forEach(events.post)
        earlyEvents = []
        signal(.ready)
        service.ready()
    }

    /// Brings state, camera and torch in line with what capture and outbox are about.
    private func settle() {
        guard state != .starting, state != .stopping else { return }
        let next: RigState = pendingRecords > 0 ? .delivering : session.scan != nil ? .scanning : .idle
        if next != state, enter(next) { post(.state(next)) }
        let pauses = isPausedByHost || storeError != nil
        if pauses != session.isPaused { pauses ? session.pause() : session.resume(at: .now()) }
        threads.camera.isWanted = session.wantsFrames || photos.waitsForFrame
        if session.wantsFrames { autoTorch.answer(session.guidance, at: .now()) } else { autoTorch = AutoTorch() }
        let isScanning = session.scan != nil && !session.isPaused
        threads.torch?.set(
            on: torchOverride ?? settings.torchUse.isLit(scanning: isScanning, helps: autoTorch.isLit))
    }

    /// Why records cannot be stored now; as long as that is so, there is no point in making more.
    var storeError: DeviceError? {
        if case .unavailable(let error)? = deviceStatus[.outbox] { error } else { nil }
    }

    /// Why nothing can be captured now: no record can be stored, or no camera gives pictures. A scan that runs goes on when
    /// the camera comes back.
    var captureError: DeviceError? {
        if let storeError { return storeError }
        return if case .unavailable(let error)? = deviceStatus[.camera] { error } else { nil }
    }

    @discardableResult
    private func enter(_ next: RigState) -> Bool {
        guard state.successors.contains(next) else { return false }
        state = next
        return true
    }

    private func shutDown() {
        service.stopping()
        events.post(.state(.stopping))
        earlyEvents.forEach(events.post)
        _ = session.close()
        threads.stop()
        items.finish()
        for message in inbox.receive(until: .now()) {
            if case .stored(let pending) = message { finish(pending) }
        }
        events.close(within: .milliseconds(200))
    }
}

/// Why a rig cannot run at all.
public struct RigFailure: Error, Hashable, Sendable, CustomStringConvertible {
    public var message: String

    public var description: String { message }
}
