/// Why a command cannot be followed now.
public enum CaptureRefusal: Error, Hashable, Sendable {
    case alreadyScanning
    case notScanning
    case paused
    /// The mode leaves the start of scans to others.
    case notInThisMode
    /// No label in view has this id.
    case noSuchItem(TrackingID)
    /// The label was delivered already.
    case alreadyCaptured(TrackingID)
    /// Required fields of the label, by name, are not read.
    case notWhole(missing: [String])
}
