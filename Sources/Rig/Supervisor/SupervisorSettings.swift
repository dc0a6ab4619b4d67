import Capture
import Delivery
import LabelLanguage
import Reading

/// What a supervisor is told at its start.
public struct SupervisorSettings: Sendable {
    public var definitions: [LabelDefinition]
    public var capture: CaptureSettings
    public var region: RegionOfInterest
    public var quality: ReadingQuality
    /// Tesseract's names of the languages that labels are printed in.
    public var languages: [String]
    /// How the host line is spoken.
    var host = HostWorker.Manner()
    /// The data folder: outbox and evidence.
    public var data: String
    /// The path of the local control socket.
    public var control: String
    public var evidence = Configuration.Evidence()
    /// When the torch is lit without being told to.
    public var torchUse = Configuration.Torch.Use.scanning

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
