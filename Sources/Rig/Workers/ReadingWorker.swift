import Capture
import Imaging
import Reading

/// The recognisers' thread: takes the newest frame and says what it holds.
final class ReadingWorker: Sendable {
    private static let step: Duration = .milliseconds(250)
    /// Between two frames that are measured for guidance.
    private static let measuring: Duration = .milliseconds(100)
    /// Half a frame at 30 frames/s: looking for a hopeless barcode must not take more than half a core.
    static let barcodeBudget: Duration = .milliseconds(15)

    private struct Job {
        var request: ReadingRequest
        /// A new scan: what the last frames showed means nothing for it.
        var isFresh = true
        /// What it needs has been loaded.
        var isWarm = false
    }

    private let job: Monitor<Job>
    private let pace = Monitor<Double?>(nil)

    /// How many frames a second are read at most; nil: as many as can be.
    var rate: Double? {
        get { pace.withLock { $0 } }
        set { pace.withLock { $0 = newValue } }
    }

    init(request: ReadingRequest) {
        job = Monitor(Job(request: request))
    }

    /// What to look for from the next frame on.
    func prepare(_ request: ReadingRequest) {
        job.withLock { $0 = Job(request: request) }
    }

    func run(
        languages: [String], from latest: LatestFrame, stop: StopSignal, pulse: Pulse, ready: (ReadingError?) -> Void,
        observed: (ReadFrame) -> Void
    ) {
        let reader: LabelReader
        do throws(ReadingError) {
            reader = try LabelReader(languages: languages)
            try reader.warmUp(for: prepared())
        } catch {
            return ready(error)
        }
        ready(nil)
        var nextMeasure = MonotonicTime.now()
        var nextFrame = MonotonicTime.now()
        while !stop.isStopped {
            pulse.beat()
            // A label that is chosen while the rig runs is warm before the button is pressed. What cannot be loaded is told
            // of when it is needed.
            if job.withLock({ !$0.isWarm }) { try? reader.warmUp(for: prepared()) }
            guard let frame = latest.take(until: .now() + Self.step), frame.time >= nextFrame else { continue }
            // A tenth of the interval early still counts, or a camera of that very rate would lose each second frame.
            if let rate { nextFrame = frame.time + .seconds(0.9 / rate) }
            var (request, isFresh) = job.withLock { job in
                defer { job.isFresh = false }
                return (job.request, job.isFresh)
            }
            request.barcodeBudget = Self.barcodeBudget
            if isFresh { reader.reset() }
            let begin = MonotonicTime.now()
            let observation = reader.read(frame.image, request)
            let decodeTime = .now() - begin
            observed(
                ReadFrame(
                    frame: frame, observation: observation,
                    measures: measures(of: frame, observation, request, &nextMeasure), decodeTime: decodeTime))
        }
    }

    private func prepared() -> ReadingRequest {
        job.withLock { job in
            job.isWarm = true
            return job.request
        }
    }

    /// Guidance needs no more than a few frames a second, and none in which a label was read whole.
    private func measures(
        of frame: Frame, _ observation: Observation, _ request: ReadingRequest, _ next: inout MonotonicTime
    ) -> FrameMeasures? {
        guard frame.time >= next || observation.labels.contains(where: \.isComplete) else { return nil }
        next = frame.time + Self.measuring
        return FrameMeasures(of: frame.image, showing: observation, region: request.region)
    }
}
