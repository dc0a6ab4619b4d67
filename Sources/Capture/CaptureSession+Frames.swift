import Imaging
import LabelLanguage
import Reading

/// What comes of a frame.
extension CaptureSession {
    /// Takes in what one frame showed.
    ///
    /// - Parameters:
    ///   - measures: how well the frame could be read, for guidance; nil where it was not measured, which not every
    ///     frame needs to be.
    ///   - aim: where the rig points, in pixels of the frame: of several labels the nearest is taken.
    public mutating func observe(
        _ observation: Observation, measures: FrameMeasures? = nil, aim: Point, at time: MonotonicTime
    ) -> [CaptureEvent] {
        guard wantsFrames else { return [] }
        self.aim = aim
        tracker.update(with: labelsToFollow(observation.labels), at: time)
        var events: [CaptureEvent] = reportsItems ? itemReport.changes(to: tracker.items) : []
        if let measures { events += guidance(by: measures, at: time) }
        if let presented {
            guard !tracker.tracks.contains(where: { $0.id == presented }) else { return events }
            self.presented = nil
        }
        events += startByPresence(at: time)
        events += growChecklist()
        if reportsPredictions { events += newPrediction() }
        events += captureByItself()
        return events + tick(at: time)
    }

    private func labelsToFollow(_ labels: [LabelReading]) -> [LabelReading] {
        guard !settings.recognizesMultipleItems, labels.count > 1 else { return labels }
        let nearest = labels.min { $0.box.center.distance(to: aim) < $1.box.center.distance(to: aim) }
        return nearest.map { [$0] } ?? []
    }

    /// A label in view begins a scan where no one presses a button.
    private mutating func startByPresence(at time: MonotonicTime) -> [CaptureEvent] {
        guard scansByItself, scan == nil else { return [] }
        let isAwaited = tracker.tracks.contains { track in
            tracker.isNews(track) && (settings.capturesAutomatically || validates(track.reading.definition))
        }
        guard isAwaited else { return [] }
        return begin(.presence, deadline: settings.mode == .presentation ? time + settings.timeout : nil)
    }

    /// Also before a label that cannot be read has begun a scan by its presence: then guidance is needed most.
    private mutating func guidance(by measures: FrameMeasures, at time: MonotonicTime) -> [CaptureEvent] {
        if scan != nil { obstacles.add(measures) }
        return guide.observe(measures, at: time) ? [.guidance(guide.reason)] : []
    }

    private mutating func captureByItself() -> [CaptureEvent] {
        guard settings.capturesAutomatically, let scan else { return [] }
        let ready = tracker.tracks.filter(isReady)
        if settings.mode == .continuous {
            var events = ready.map { deliver($0, trigger: .auto, started: scan.origin) }
            if tracker.tracks.allSatisfy(\.isSettled) { events += endScan() }
            return events
        }
        guard let nearest = nearestToAim(ready), !isWaitingForNearer(than: nearest) else { return [] }
        return [deliver(nearest, trigger: .auto, started: scan.origin)] + endScan()
    }

    /// Of two labels the farther may be ready first because the nearer was misread for a frame: a nearer one that is
    /// whole, too, gets as many frames again.
    private func isWaitingForNearer(than ready: LabelTrack) -> Bool {
        guard ready.passes < 2 * settings.passes else { return false }
        let distance = ready.reading.box.center.distance(to: aim)
        return tracker.tracks.contains { track in
            track.isCompleteNow && !track.isSettled && track.reading.box.center.distance(to: aim) < distance
                && !tracker.isShadowed(track) && !validates(track.reading.definition)
        }
    }

    private func isReady(_ track: LabelTrack) -> Bool {
        guard !track.isSettled, track.isCompleteNow, !tracker.isShadowed(track),
            !validates(track.reading.definition)
        else { return false }
        guard let needed = neededStability(of: track) else { return track.passes >= settings.passes }
        return tracker.stability(of: track) >= needed
    }

    func neededStability(of track: LabelTrack) -> Stability? {
        settings.labelStability[track.reading.definition] ?? settings.stability
    }

    mutating func deliver(_ track: LabelTrack, trigger: CaptureTrigger, started: ScanOrigin) -> CaptureEvent {
        deliver(track.id, tracker.agreedReading(of: track), trigger: trigger, started: started)
    }

    mutating func deliver(
        _ id: TrackingID, _ reading: LabelReading, trigger: CaptureTrigger, started: ScanOrigin
    ) -> CaptureEvent {
        tracker.settle(id, captured: true)
        if settings.mode == .presentation { presented = id }
        return .captured(CapturedLabel(id: id, reading: reading, trigger: trigger, started: started))
    }

    func nearestToAim(_ tracks: [LabelTrack]) -> LabelTrack? {
        tracks.min { $0.reading.box.center.distance(to: aim) < $1.reading.box.center.distance(to: aim) }
    }
}
