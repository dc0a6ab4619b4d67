import Devices

/// The devices of one rig; nil for what is not fitted.
public struct DeviceSet: Sendable {
    /// By name, at least one; the first is in use at the start.
    public private(set) var cameras: [(name: String, camera: any Camera)]
    public var button: (any TriggerButton)?
    public var torch: (any Torch)?
    public var beeper: (any Beeper)?
    public var host: (any HostLine)?

    public init(
        camera: any Camera, button: (any TriggerButton)? = nil, torch: (any Torch)? = nil,
        beeper: (any Beeper)? = nil, host: (any HostLine)? = nil
    ) {
        self.cameras = [(Configuration.Camera.usualName, camera)]
        self.button = button
        self.torch = torch
        self.beeper = beeper
        self.host = host
    }

    /// Fits several cameras; each then says its name with whatever it says.
    ///
    /// - Parameter cameras: no two of one name; none changes nothing.
    public mutating func fit(_ cameras: [(name: String, camera: any Camera)]) {
        guard let first = cameras.first else { return }
        self.cameras =
            cameras.count == 1
            ? [first] : cameras.map { ($0.name, NamedCamera($0.camera, label: $0.name)) }
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
