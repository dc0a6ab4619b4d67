/// A scan that came to nothing.
public struct NoRead: Hashable, Sendable {
    public enum Reason: String, Hashable, Sendable {
        /// The time-out came first.
        case timeout = "TIMEOUT"
        /// The scan was ended while a label was seen, but a required field of it was not read.
        case missingField = "MISSING_FIELD"
        /// The scan was ended before anything was seen.
        case nothingRead = "NOTHING_READ"
        /// The scan was ended and nothing could have been seen: the picture was smeared or out of focus.
        case blurred = "BLURRED"
        /// The scan was ended and nothing could have been seen in the dark.
        case tooDark = "TOO_DARK"
        /// The scan was ended and nothing could have been seen in a picture that was white.
        case tooBright = "TOO_BRIGHT"
    }

    public var reason: Reason
    /// For people: "nothing read in 10 s".
    public var title: String
    public var trigger: CaptureTrigger
    public var started: ScanOrigin
}

extension NoRead.Reason {
    /// What a hopeless picture was, to stand behind "nothing read"; empty for the other reasons.
    var explanation: String {
        switch self {
        case .timeout, .missingField, .nothingRead: ""
        case .blurred: ": the picture is blurred"
        case .tooDark: ": the picture is too dark"
        case .tooBright: ": the picture is too bright"
        }
    }
}
