import Imaging
import Reading

/// The recognisers' thread: takes the newest frame and says what it holds.
final class ReadingWorker: Sendable {
    private static let step: Duration = .milliseconds(250)

    private struct Job {
        var request: ReadingRequest
        /// A new scan: what the last frames showed means nothing for it.
        var isFresh = true
    }

    private let job: Monitor<Job>

    init(request: ReadingRequest) {
        job = Monitor(Job(request: request))
    }

    /// What to look for from the next frame on.
    func prepare(_ request: ReadingRequest) {
        job.withLock { $0 = Job(request: request) }
    }

    func run(
        languages: [String], from latest: LatestFrame, stop: StopSignal, pulse: Pulse, ready: (ReadingError?) -> Void,
        observed: (Observation, Frame, Duration) -> Void
    ) {
        let reader: LabelReader
        do throws(ReadingError) {
            reader = try LabelReader(languages: languages)
            if job.withLock({ $0.request.wantsText }) { try reader.warmUp() }
        } catch {
            return ready(error)
        }
        ready(nil)
        while !stop.isStopped {
            pulse.beat()
            guard let frame = latest.take(until: .now() + Self.step) else { continue }
            let (request, isFresh) = job.withLock { job in
                defer { job.isFresh = false }
                return (job.request, job.isFresh)
            }
            if isFresh { reader.reset() }
            let begin = MonotonicTime.now()
            let observation = reader.read(frame.image, request)
            observed(observation, frame, .now() - begin)
        }
    }
}
