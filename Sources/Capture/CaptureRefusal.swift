/// Why a command cannot be followed now.
public enum CaptureRefusal: Error, Hashable, Sendable {
    case alreadyScanning
    case notScanning
    case paused
    /// The session has been closed, for good.
    case closed
    /// The mode leaves the start of scans to others.
    case notInThisMode
    /// No label in view has this id.
    case noSuchItem(TrackingID)
    /// The label was delivered already.
    case alreadyCaptured(TrackingID)
    /// Required fields of the label, by name, are not read.
    case notWhole(missing: [String])
    /// No label is being validated, so there is no field to set.
    case nothingToValidate
    /// The label that is being validated has no field of this name.
    case noSuchField(String)
    /// The value does not fit the field's patterns.
    case badValue(field: String)
}
