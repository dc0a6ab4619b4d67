import Capture
import Delivery
import Foundation
import LabelLanguage
import Reading

/// What a rig is and what it does: the contents of `rig.yaml`, checked.
///
/// ```swift
/// let configuration = try Configuration.load(path: "/etc/labelrig/rig.yaml")
/// print(configuration.mode, configuration.labels.map(\.name))
/// ```
public struct Configuration: Sendable {
    /// Where the service looks unless told otherwise.
    public static let defaultPath = "/etc/labelrig/rig.yaml"

    /// The rig's name, for people and for the host.
    public var station = "labelrig"
    /// Whose day "today" is, and whose times templates show.
    public var timeZone = TimeZone.current
    public var mode = CaptureMode.single
    public var auto = AutoCapture()
    /// How long a scan may take. 0.1 to 3,600 s.
    public var timeout = Duration.seconds(10)
    /// The one in use at the start.
    public var camera = Camera()
    /// Those that the host may choose instead.
    public var cameras: [Camera] = []
    /// nil: the rig has no button.
    public var button: Button?
    /// nil: the rig has no torch.
    public var torch: Torch?
    /// nil: the rig is silent.
    public var beeper: Beeper?
    /// What tone and lamp say, and when.
    public var feedback = Feedback()
    /// nil: records are kept, not sent.
    public var host: Host?
    /// The folder of the outbox, the history and the evidence pictures.
    public var data = "/var/lib/labelrig"
    /// The path of the socket that `labelrig send` talks to.
    public var control = "/run/labelrig/control"
    public var evidence = Evidence()
    /// How many delivered records are kept, and for how long.
    public var history = RecordRetention()
    /// The part of the picture that is read.
    public var region = RegionOfInterest.whole
    /// How far to go on one frame.
    public var quality = ReadingQuality.balanced
    /// How many frames a second are read at most; nil: as many as can be. 0.1 to 240.
    public var trackingRate: Double?
    /// Off: of several labels in view only the one nearest to the middle is looked at.
    public var multipleItems = true
    /// Labels wait for `CONFIRM` or a press, and may be completed by `SET` before it.
    public var validate = false
    /// What languages the text is in, by Tesseract's names.
    public var languages = ["eng"]
    /// At least one, no two of one name.
    public var labels: [LabelDefinition]
    /// What a label that was read must also be, by name.
    public var policies: [DecisionPolicy] = []
    /// The policy that decides unless the host chooses another; nil: every label that was read passes.
    public var policy: String?
    /// Rules about today need a clock that the machine says is synchronised. Off for a rig whose clock is set by hand.
    public var needsSynchronizedClock = true
    /// Tells this text of the configuration from others: the first eight digits of its SHA-256; nil for one that was not
    /// read from a text.
    public internal(set) var digest: String?
    /// What is odd about the file that this was read from.
    public internal(set) var warnings: [ConfigurationWarning] = []

    /// A rig with a camera and nothing else.
    public init(labels: [LabelDefinition]) {
        self.labels = labels
    }
}
