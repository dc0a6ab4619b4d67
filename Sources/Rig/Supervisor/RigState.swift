/// What the rig is doing.
public enum RigState: String, Hashable, Sendable {
    /// Devices are being opened and recognisers loaded.
    case starting
    /// Waiting for a trigger or, where the mode scans by itself, for a label.
    case idle
    /// Looking for a label.
    case scanning
    /// A record is on its way to the disk.
    case delivering
    /// Letting go of the devices.
    case stopping

    /// The states that may follow.
    var successors: Set<RigState> {
        switch self {
        case .starting: [.idle, .stopping]
        case .idle: [.scanning, .delivering, .stopping]
        case .scanning: [.idle, .delivering, .stopping]
        case .delivering: [.idle, .scanning, .stopping]
        case .stopping: []
        }
    }
}
