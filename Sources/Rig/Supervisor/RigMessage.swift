import Delivery
import Devices
import Imaging
import Reading

/// What reaches the supervisor: everything that happens on the rig's other threads.
enum RigMessage: Sendable {
    case edge(TriggerEdge)
    /// What recognition saw in a frame, and how long it took.
    case observation(Observation, Frame, Duration)
    case command(HostCommand, reply: @Sendable (HostReply) -> Void)
    case stored(PendingRecord)
    case device(DeviceKind, DeviceStatus)
    case hostOpened(String)
    /// The recognisers are loaded.
    case readerReady
    /// The rig cannot work at all: why.
    case fatal(String)
    case stop
}
