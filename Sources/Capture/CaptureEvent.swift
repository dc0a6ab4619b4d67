import Imaging
import LabelLanguage

/// Who asks for a scan or a capture.
public enum CaptureSource: String, Hashable, Sendable {
    case button, host
}

/// What began a scan.
public enum ScanOrigin: String, Hashable, Sendable {
    case button, host, presence

    init(_ source: CaptureSource) {
        self = source == .button ? .button : .host
    }
}

/// What ended the wait for a label.
public enum CaptureTrigger: String, Hashable, Sendable {
    case auto, button, host, timeout

    init(_ source: CaptureSource) {
        self = source == .button ? .button : .host
    }
}

/// A label that is to be delivered.
public struct CapturedLabel: Hashable, Sendable {
    public var id: TrackingID
    public var reading: LabelReading
    public var trigger: CaptureTrigger
    public var started: ScanOrigin
}

/// What the capture of labels has to say to the rig, in the order in which it happened.
public enum CaptureEvent: Hashable, Sendable {
    case scanStarted(ScanOrigin)
    case captured(CapturedLabel)
    case noRead(NoRead)
    /// The scan is over; nothing is looked for until the next one, except where the mode scans by itself.
    case scanEnded

    /// What would help now has changed; nil when all is well.
    case guidance(GuidanceReason?)
    /// A label came into view; only while ``CaptureSession/reportsItems`` is on, as the next three.
    case added(LabelItem)
    /// What is known of a label has changed.
    case updated(LabelItem)
    /// A label has left the view, or is not looked for any more.
    case removed(TrackingID)
    /// A label was chosen by ``CaptureSession/select(_:)``.
    case kept(TrackingID)
    /// What a capture on request would give has changed; only while ``CaptureSession/reportsPredictions`` is on.
    case prediction(Prediction)

    /// More is known of the label that is being validated, or another one is.
    case validation(Checklist)
    /// The host set or corrected a field.
    case manualEntry(ManualEntry)
}
