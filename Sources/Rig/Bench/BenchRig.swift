import Capture
import Devices
import Glibc
import Imaging
import LabelLanguage

/// A whole virtual rig in this process, with a picture of a barcode before its camera and this program as its host.
final class BenchRig {
    private struct Progress {
        var paths: RigPaths?
        var failure: String?
        var stop: (@Sendable () -> Void)?
        var counts: (@Sendable () -> LatestFrame.Counts)?
        /// By the record's number.
        var decisions: [Int64: (frame: MonotonicTime, decision: MonotonicTime)] = [:]
        var tones: [Int64: MonotonicTime] = [:]
    }

    /// When the frame that decided a record was made, when it was decided, and when its tone began.
    struct RecordTimes {
        var frame: MonotonicTime
        var decision: MonotonicTime
        var tone: MonotonicTime
    }

    private static let startLimit: Duration = .seconds(20)

    private let folder: String
    private let progress = Monitor(Progress())
    private let thread: WorkerThread
    private(set) var host: HostReader

    /// Starts the rig and waits until it is ready.
    init(mode: CaptureMode, picture: LumaImage) throws(CommandLineError) {
        folder = try temporaryFolder()
        try createFolder(folder + "/pictures")
        try picture.writePGM(to: folder + "/pictures/1.pgm")
        var configuration = Configuration(
            labels: [LabelDefinition("Bench") { CustomBarcode(name: "Barcode", symbologies: [.ean13]) }])
        configuration.mode = mode
        configuration.data = folder
        configuration.camera.width = picture.width
        configuration.camera.height = picture.height
        configuration.host = .init()
        let rig = try VirtualRig(configuration: configuration, pictures: folder + "/pictures")
        let settings = SupervisorSettings(configuration, control: rig.paths.control)
        thread = WorkerThread(name: "supervisor") { [progress] in Self.run(rig, settings, progress) }
        let started = progress.wait(until: .now() + Self.startLimit) { progress -> Result<String, RigFailure>? in
            progress.failure.map { .failure(RigFailure(message: $0)) } ?? progress.paths.map { .success($0.host) }
        }
        switch started {
        case .success(let path)?: host = try HostReader(path: path)
        case .failure(let failure)?: throw CommandLineError(.failed, failure.message)
        case nil: throw CommandLineError(.failed, "the rig to be measured did not start")
        }
    }

    var counts: LatestFrame.Counts { progress.withLock { $0.counts?() ?? .init() } }

    /// Lets the host do something.
    func withHost<Result>(_ body: (inout HostReader) -> Result) -> Result { body(&host) }

    /// - Returns: nil where no tone came for the record.
    func times(of sequence: Int64) -> RecordTimes? {
        progress.wait(until: .now() + .seconds(1)) { progress in
            guard let (frame, decision) = progress.decisions[sequence], let tone = progress.tones[sequence] else {
                return nil
            }
            return RecordTimes(frame: frame, decision: decision, tone: tone)
        }
    }

    /// Someone who listens to all events, as on the control socket; hang up by closing it.
    func listener() throws(CommandLineError) -> ControlClient {
        var client = try ControlClient([progress.withLock { $0.paths?.control ?? "" }])
        _ = try client.ask("EVENTS", within: .seconds(5))
        return client
    }

    /// Stops the rig and takes its files away.
    func close() {
        progress.withLock { $0.stop?() }
        _ = thread.join(for: .seconds(3))
        host.close()
        removeFolder(folder)
    }

    private static func run(_ rig: VirtualRig, _ settings: SupervisorSettings, _ progress: Monitor<Progress>) {
        do {
            let silence = try FileDescriptor.open("/dev/null", .writeOnly)
            let events = EventLog(output: silence)
            events.listen { event, _ in
                let time = MonotonicTime.now()
                switch event {
                case .ready(let paths): progress.withLock { $0.paths = paths }
                case .tone(_, let sequence?): progress.withLock { $0.tones[sequence] = time }
                default: break
                }
            }
            let supervisor = try Supervisor(settings: settings, devices: rig.devices, paths: rig.paths, events: events)
            supervisor.probe = { record, frame, decision in
                progress.withLock { $0.decisions[record.sequence] = (frame, decision) }
            }
            progress.withLock { progress in
                progress.stop = supervisor.stopper
                progress.counts = supervisor.frameCounts
            }
            try supervisor.run()
        } catch {
            progress.withLock { $0.failure = "\(error)" }
        }
    }
}

extension LumaImage {
    /// Writes the image as a binary PGM file.
    fileprivate func writePGM(to path: String) throws(CommandLineError) {
        guard let file = fopen(path, "w") else { throw CommandLineError(.failed, "\(path): cannot be written") }
        defer { fclose(file) }
        let header = Array("P5\n\(width) \(height)\n255\n".utf8)
        fwrite(header, 1, header.count, file)
        withPixels { pixels in
            for y in 0..<height { fwrite(pixels.baseAddress?.advanced(by: y * stride), 1, width, file) }
        }
    }
}
