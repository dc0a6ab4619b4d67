import Devices

/// The devices of one rig; nil for what is not fitted.
public struct DeviceSet: Sendable {
    /// By name, at least one; the first is in use at the start.
    public let cameras: [(name: String, camera: any Camera)]
    public var button: (any TriggerButton)?
    public var torch: (any Torch)?
    public var beeper: (any Beeper)?
    public var host: (any HostLine)?

    /// - Parameter cameras: at least one, no two of one name. Several say their names with whatever they say.
    public init(
        cameras: [(name: String, camera: any Camera)], button: (any TriggerButton)? = nil, torch: (any Torch)? = nil,
        beeper: (any Beeper)? = nil, host: (any HostLine)? = nil
    ) {
        precondition(!cameras.isEmpty, "a rig has a camera")
        self.cameras =
            cameras.count == 1 ? cameras : cameras.map { ($0.name, NamedCamera($0.camera, label: $0.name)) }
        self.button = button
        self.torch = torch
        self.beeper = beeper
        self.host = host
    }

    /// A rig with one camera.
    public init(
        camera: any Camera, button: (any TriggerButton)? = nil, torch: (any Torch)? = nil,
        beeper: (any Beeper)? = nil, host: (any HostLine)? = nil
    ) {
        self.init(
            cameras: [(Configuration.Camera.usualName, camera)], button: button, torch: torch, beeper: beeper,
            host: host)
    }

    /// What is fitted, by kind.
    var kinds: Set<DeviceKind> {
        var kinds: Set<DeviceKind> = [.camera, .outbox]
        if button != nil { kinds.insert(.button) }
        if torch != nil { kinds.insert(.torch) }
        if beeper != nil { kinds.insert(.beeper) }
        if host != nil { kinds.insert(.host) }
        return kinds
    }
}
