import Capture
import Delivery
import Devices
import Foundation
import LabelLanguage
import Reading

/// What a supervisor is told at its start.
public struct SupervisorSettings: Sendable {
    public var definitions: [LabelDefinition]
    public var capture: CaptureSettings
    public var region: RegionOfInterest
    public var quality: ReadingQuality
    /// How many frames a second are read at most; nil: as many as can be.
    public var trackingRate: Double?
    /// Tesseract's names of the languages that labels are printed in.
    public var languages: [String]
    /// How the host line is spoken.
    var host = HostWorker.Manner()
    /// The data folder: outbox and evidence.
    public var data: String
    /// The path of the local control socket.
    public var control: String
    public var evidence = Configuration.Evidence()
    /// How much of the history is kept.
    public var retention = RecordRetention()
    /// When the torch is lit without being told to.
    public var torchUse = Configuration.Torch.Use.scanning
    /// What tone and lamp say, and when.
    public var feedback = Configuration.Feedback()
    /// How long a press has to last to cancel a scan.
    public var longPress = Duration.seconds(2)
    /// How long the torch may be lit at a stretch.
    public var torchLimit = TorchLimit(longest: .seconds(120), rest: .seconds(10))
    /// How long after a scan's begin frames do not count yet, because the torch is still coming up.
    public var torchSettling = Duration.zero

    /// What a label that was read must also be, by name.
    public var policies: [DecisionPolicy] = []
    /// The policy that decides at the start; nil for none.
    public var policy: String?
    /// Whether a clock that is not synchronised makes rules about today fail.
    public var needsSynchronizedClock = true
    /// Of the day on which a scan happens.
    public var timeZone = TimeZone.current

    /// Tells the configuration from others; nil where the settings come from none.
    public var configurationDigest: String?

    public init(definitions: [LabelDefinition], capture: CaptureSettings, data: String, control: String) {
        self.definitions = definitions
        self.capture = capture
        self.region = .whole
        self.quality = .balanced
        self.languages = ["eng"]
        self.data = data
        self.control = control
    }
}
