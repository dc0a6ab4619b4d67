import Delivery
import Devices
import Imaging
import Reading

/// The threads of a rig: one for each device, one for the recognisers, one each for outbox, evidence and the control
/// socket. They send what happens to the supervisor's inbox.
final class RigThreads {
    /// How long a thread may take to end before the process leaves without it.
    private static let stopLimit: Duration = .milliseconds(1_200)

    let latest = LatestFrame()
    let camera = CameraWorker()
    let reading: ReadingWorker
    let beeper = BeeperWorker()
    let torch: TorchWorker?
    let host: HostWorker?
    let outbox = OutboxWorker()
    let evidence = EvidenceWorker()

    private let settings: SupervisorSettings
    private let devices: DeviceSet
    private let store: Outbox
    private let evidenceStore: EvidenceStore
    private let control: ControlSocket
    private let inbox: Mailbox<RigMessage>
    /// Stops what makes records; the second signal, after it, what keeps and sends them.
    private let stopScanning = StopSignal()
    private let stopKeeping = StopSignal()
    private var scanning: [WorkerThread] = []
    private var keeping: [WorkerThread] = []
    /// One for each thread that was started.
    private(set) var pulses: [Pulse] = []

    init(
        settings: SupervisorSettings, devices: DeviceSet, outbox: Outbox, request: ReadingRequest,
        inbox: Mailbox<RigMessage>
    ) throws {
        self.settings = settings
        self.devices = devices
        self.store = outbox
        self.inbox = inbox
        reading = ReadingWorker(request: request)
        torch = devices.torch == nil ? nil : TorchWorker(limit: settings.torchLimit)
        host = devices.host == nil ? nil : try HostWorker(settings.host)
        control = try ControlSocket(path: settings.control)
        evidenceStore = try EvidenceStore(
            directory: settings.data + "/evidence", policy: settings.evidence.policy,
            quality: settings.evidence.quality, limits: settings.evidence.limits,
            encode: { image, quality in try JPEGEncoder().encode(image, quality: quality) })
    }

    /// - Parameter events: what happens is also told to those who listen on the control socket.
    func start(_ events: EventLog, post: @escaping @Sendable (RigEvent) -> Void) {
        events.listen { [control] _, line in control.publish(line) }
        startKeepers(post)
        startReaders()
        startDevices()
    }

    /// Ends every thread in bounded time: first what makes records, so that all made are kept, then what keeps and
    /// sends them.
    func stop() {
        stopScanning.stop()
        latest.close()
        join(scanning)
        stopKeeping.stop()
        host?.recordsChanged()
        join(keeping)
    }

    private func startKeepers(_ post: @escaping @Sendable (RigEvent) -> Void) {
        let (inbox, store, stop) = (inbox, store, stopKeeping)
        let (outboxPulse, evidencePulse, controlPulse) = (pulse("outbox"), pulse("evidence"), pulse("control"))
        keeping.append(
            WorkerThread(name: "outbox") { [outbox] in
                outbox.run(store, stop: stop, pulse: outboxPulse) {
                    inbox.send(.stored($0))
                } report: {
                    inbox.send(.device(.outbox, $0))
                } notice: {
                    post(.notice($0))
                }
            })
        keeping.append(
            WorkerThread(name: "evidence") { [evidence, evidenceStore, retention = settings.retention] in
                evidence.run(
                    evidenceStore, outbox: store, retention: retention, stop: stop, pulse: evidencePulse
                ) { error in
                    post(.notice(error.map(\.message) ?? "evidence pictures are written again"))
                }
            })
        keeping.append(
            WorkerThread(name: "control") { [control] in
                control.run(stop: stop, pulse: controlPulse) {
                    inbox.send(.command($0, reply: $1))
                } heard: {
                    inbox.send(.heard($0))
                }
            })
        let lists = settings.policies.flatMap(\.rules).compactMap(\.listFile)
        if !lists.isEmpty {
            let listsPulse = pulse("lists")
            keeping.append(
                WorkerThread(name: "lists") {
                    CodeListWorker.run(lists, stop: stop, pulse: listsPulse) { post(.notice($0)) }
                })
        }
        guard let host, let line = devices.host else { return }
        let loop = loop(.host, stop)
        keeping.append(
            WorkerThread(name: "host") {
                host.run(line, store, loop: loop) {
                    inbox.send(.hostOpened($0))
                } notice: {
                    post(.notice($0))
                } command: {
                    inbox.send(.command($0, reply: $1))
                }
            })
    }

    private func startReaders() {
        let (inbox, stop, pulse) = (inbox, stopScanning, pulse("reading"))
        scanning.append(
            WorkerThread(name: "reading") { [reading, latest, languages = settings.languages] in
                reading.run(languages: languages, from: latest, stop: stop, pulse: pulse) { error in
                    inbox.send(error.map { .fatal($0.message) } ?? .readerReady)
                } observed: {
                    inbox.send(.observed($0))
                }
            })
    }

    private func startDevices() {
        let (inbox, devices) = (inbox, devices)
        let cameraLoop = loop(.camera, stopScanning)
        scanning.append(
            WorkerThread(name: "camera") { [camera, latest] in
                camera.run(devices.cameras.map(\.camera), into: latest, loop: cameraLoop) {
                    inbox.send(.cameraTried($0, $1))
                }
            })
        if let button = devices.button {
            let loop = loop(.button, stopScanning)
            scanning.append(
                WorkerThread(name: "button") { [longPress = settings.longPress] in
                    ButtonWorker.run(button, longPress: longPress, loop: loop) {
                        inbox.send(.edge($0))
                    } finding: {
                        inbox.send(.press($0))
                    }
                })
        }
        if let torch, let lamp = devices.torch {
            let loop = loop(.torch, stopScanning)
            scanning.append(WorkerThread(name: "torch") { torch.run(lamp, loop: loop) })
        }
        if let sounder = devices.beeper {
            let loop = loop(.beeper, stopKeeping)
            keeping.append(WorkerThread(name: "beeper") { [beeper] in beeper.run(sounder, loop: loop) })
        }
    }

    private func loop(_ kind: DeviceKind, _ stop: StopSignal) -> DeviceLoop {
        DeviceLoop(kind: kind, stop: stop, pulse: pulse(kind.rawValue)) { [inbox] in inbox.send(.device($0, $1)) }
    }

    private func pulse(_ name: String) -> Pulse {
        let pulse = Pulse(name)
        pulses.append(pulse)
        return pulse
    }

    private func join(_ threads: [WorkerThread]) {
        let deadline = MonotonicTime.now() + Self.stopLimit / 2
        for thread in threads {
            _ = thread.join(for: max(.zero, deadline - .now()))
        }
    }
}
