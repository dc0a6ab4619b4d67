import Capture
import Delivery
import Devices

extension SupervisorSettings {
    /// What a supervisor is told by a configuration.
    ///
    /// - Parameter control: the path of the control socket.
    public init(_ configuration: Configuration, control: String) {
        var capture = CaptureSettings(mode: configuration.mode)
        capture.capturesAutomatically = configuration.auto.enabled
        capture.passes = configuration.auto.passes
        capture.timeout = configuration.timeout
        capture.stability = configuration.auto.stability
        capture.recognizesMultipleItems = configuration.multipleItems
        capture.validates = configuration.validate
        self.init(definitions: configuration.labels, capture: capture, data: configuration.data, control: control)
        languages = configuration.languages
        region = configuration.region
        quality = configuration.quality
        trackingRate = configuration.trackingRate
        if let host = configuration.host {
            self.host = HostWorker.Manner(
                formatter: host.formatter, confirmation: host.confirmation, dialect: host.dialect)
        }
        evidence = configuration.evidence
        feedback = configuration.feedback
        configurationDigest = configuration.digest
        retention = configuration.history
        policies = configuration.policies
        policy = configuration.policy
        needsSynchronizedClock = configuration.needsSynchronizedClock
        timeZone = configuration.timeZone
        if let button = configuration.button { longPress = button.longPress }
        if let torch = configuration.torch {
            torchUse = torch.use
            torchLimit = TorchLimit(longest: torch.longest, rest: torch.rest)
            torchSettling = torch.use == .scanning ? torch.settling : .zero
        }
    }
}
