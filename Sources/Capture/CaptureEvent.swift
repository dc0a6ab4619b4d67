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

/// A scan that came to nothing.
public struct NoRead: Hashable, Sendable {
    public enum Reason: String, Hashable, Sendable {
        /// The time-out came first.
        case timeout = "TIMEOUT"
        /// The scan was ended while a label was seen, but a required field of it was not read.
        case missingField = "MISSING_FIELD"
        /// The scan was ended before anything was seen.
        case nothingRead = "NOTHING_READ"
    }

    public var reason: Reason
    /// For people: "nothing read in 10 s".
    public var title: String
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
}

/// Why a command cannot be followed now.
public enum CaptureRefusal: Error, Hashable, Sendable {
    case alreadyScanning
    case notScanning
    case paused
    /// The mode leaves the start of scans to others.
    case notInThisMode
}
