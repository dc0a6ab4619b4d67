import Devices

/// The devices of one rig; nil for what is not fitted.
public struct DeviceSet: Sendable {
    public var camera: any Camera
    public var button: (any TriggerButton)?
    public var torch: (any Torch)?
    public var beeper: (any Beeper)?
    public var host: (any HostLine)?

    public init(
        camera: any Camera, button: (any TriggerButton)? = nil, torch: (any Torch)? = nil,
        beeper: (any Beeper)? = nil, host: (any HostLine)? = nil
    ) {
        self.camera = camera
        self.button = button
        self.torch = torch
        self.beeper = beeper
        self.host = host
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
