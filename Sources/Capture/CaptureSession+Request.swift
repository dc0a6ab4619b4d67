import Imaging
import LabelLanguage

/// What a capture on request gives, now or if it were asked for.
extension CaptureSession {
    /// What a capture on request would give now.
    public var prediction: Prediction {
        if let (id, reading) = labelOnRequest {
            return Prediction(id: id, reading: reading, title: reading.definition)
        }
        let noRead = noReadOnRequest
        return Prediction(reason: noRead.reason, title: noRead.title)
    }

    mutating func captureOnRequest(by source: CaptureSource) -> [CaptureEvent] {
        let started = scan?.origin ?? ScanOrigin(source)
        if let (id, reading) = labelOnRequest {
            return [deliver(id, reading, trigger: CaptureTrigger(source), started: started)] + endScan()
        }
        let (reason, title) = noReadOnRequest
        tracker.markReported()
        let noRead = NoRead(reason: reason, title: title, trigger: CaptureTrigger(source), started: started)
        return [.noRead(noRead)] + endScan()
    }

    mutating func newPrediction() -> [CaptureEvent] {
        guard scan != nil else { return [] }
        let prediction = prediction
        if let lastPrediction, lastPrediction.says(sameAs: prediction) { return [] }
        lastPrediction = prediction
        return [.prediction(prediction)]
    }

    private var labelOnRequest: (id: TrackingID, reading: LabelReading)? {
        if let checklist {
            guard checklist.isComplete, let reading = checklist.reading else { return nil }
            return (checklist.id, reading)
        }
        return nearestToAim(tracker.tracks.filter { !$0.isSettled && tracker.isCertainNow($0) })
            .map { ($0.id, tracker.agreedReading(of: $0)) }
    }

    var noReadOnRequest: (reason: NoRead.Reason, title: String) {
        if let whatIsMissing { return (.missingField, whatIsMissing) }
        let reason = obstacles.prevailing ?? .nothingRead
        return (reason, "nothing read" + reason.explanation)
    }

    /// "Perishable Product: Expiry Date not read" for the label that is nearest to being whole; nil when none was seen.
    var whatIsMissing: String? {
        if let whatChecklistLacks { return whatChecklistLacks }
        let unsettled = tracker.tracks.filter { !$0.isSettled }
        guard let best = unsettled.max(by: { $0.reading.fields.count < $1.reading.fields.count }) else { return nil }
        let missing = missingFields(of: best.reading)
        let name = best.reading.definition
        if !missing.isEmpty { return "\(name): \(missing.joined(separator: ", ")) not read" }
        if let needed = neededStability(of: best) { return "\(name): not read alike often enough (\(needed.name))" }
        return "\(name): not read alike in \(settings.passes) frames in a row"
    }

    /// Names of the required fields that a reading lacks.
    func missingFields(of reading: LabelReading) -> [String] {
        let fields = definitions.first { $0.name == reading.definition }?.fields ?? []
        return fields.filter { !$0.isOptional && reading[$0.name] == nil }.map(\.name)
    }
}
