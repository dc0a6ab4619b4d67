/// The verbs of the host line.
public enum HostVerb: String, Hashable, Sendable, CaseIterable {
    case trigger = "TRIGGER"
    case cancel = "CANCEL"
    case retake = "RETAKE"
    case confirm = "CONFIRM"
    case set = "SET"
    case select = "SELECT"
    case photo = "PHOTO"
    case status = "STATUS"
    case guidance = "GUIDANCE"
    case rate = "RATE"
    case label = "LABEL"
    case policy = "POLICY"
    case reference = "REFERENCE"
    case mode = "MODE"
    case option = "OPTION"
    case save = "SAVE"
    case reload = "RELOAD"
    case torch = "TORCH"
    case zoom = "ZOOM"
    case camera = "CAMERA"
    case pause = "PAUSE"
    case resume = "RESUME"
    case test = "TEST"
    case acknowledge = "ACK"
    case reject = "NAK"
    case resend = "RESEND"
    case events = "EVENTS"
    case version = "VERSION"
    case help = "HELP"

    /// How the verb is used: "SET field=value".
    public var usage: String {
        let arguments =
            switch self {
            case .trigger, .torch: " ON|OFF"
            case .set: " field=value"
            case .select: " id"
            case .label, .policy, .mode, .camera: " name"
            case .reference: " text"
            case .option: " name=value"
            case .zoom: " factor"
            case .acknowledge, .reject: " seq"
            case .resend: " [seq[-seq]]"
            case .cancel, .retake, .confirm, .photo, .status, .guidance, .rate, .save, .reload, .pause, .resume, .test,
                .events, .version, .help:
                ""
            }
        return rawValue + arguments
    }
}
