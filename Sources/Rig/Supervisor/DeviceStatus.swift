import Devices

/// The parts of the rig that can fail, and come back, on their own.
public enum DeviceKind: String, Hashable, Sendable, CaseIterable {
    case camera, button, torch, beeper, host, outbox
}

/// How a device is.
public enum DeviceStatus: Hashable, Sendable {
    /// In use; what was got, in words.
    case available(String)
    case unavailable(DeviceError)
}
