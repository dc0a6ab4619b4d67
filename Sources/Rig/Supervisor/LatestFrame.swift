import Imaging

/// Where the camera lays its newest frame and recognition takes it: one place, no queue.
final class LatestFrame: Sendable {
    struct Counts: Hashable, Sendable {
        /// Frames that the camera handed over.
        var received = 0
        /// Frames that were replaced by a newer one, or that the camera itself lost, before anyone looked.
        var dropped = 0
    }

    private struct Place {
        var frame: Frame?
        var lastSequence: UInt64?
        var counts = Counts()
        var isClosed = false
    }

    private let place = Monitor(Place())

    var counts: Counts { place.withLock { $0.counts } }

    func put(_ frame: Frame) {
        place.withLock { place in
            if let last = place.lastSequence, frame.sequence > last + 1 {
                place.counts.dropped += Int(clamping: frame.sequence - last - 1)
            }
            if place.frame != nil { place.counts.dropped += 1 }
            place.lastSequence = frame.sequence
            place.counts.received += 1
            place.frame = frame
        }
    }

    /// Forgets what lies there, as a scan begins: only frames made from now on count.
    func clear() {
        place.withLock { place in
            place.frame = nil
            place.lastSequence = nil
        }
    }

    /// Waits for a frame.
    ///
    /// - Returns: nil when none came in time or the place was closed.
    func take(until deadline: MonotonicTime) -> Frame? {
        place.wait(until: deadline) { place -> Frame?? in
            if place.isClosed { return .some(nil) }
            guard let frame = place.frame else { return nil }
            place.frame = nil
            return frame
        } ?? nil
    }

    /// Ends every wait, for good.
    func close() {
        place.withLock { place in
            place.isClosed = true
            place.frame = nil
        }
    }
}
