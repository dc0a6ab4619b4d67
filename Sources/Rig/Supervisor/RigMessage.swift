import Capture
import Delivery
import Devices
import Imaging
import Reading

/// What reaches the supervisor: everything that happens on the rig's other threads.
enum RigMessage: Sendable {
    case edge(TriggerEdge)
    /// A press that lasts.
    case press(PressWatch.Finding)
    case observed(ReadFrame)
    /// Whether anyone follows the events on the control socket.
    case heard(Bool)
    case command(HostCommand, reply: @Sendable (HostReply) -> Void)
    case stored(PendingRecord)
    case device(DeviceKind, DeviceStatus)
    /// A camera, by its place, was opened and did not work, or has given its first frame.
    case cameraTried(Int, DeviceError?)
    /// What became of a photograph that the camera was to take.
    case photographed(Result<LumaImage, DeviceError>)
    case hostOpened(String)
    /// The recognisers are loaded.
    case readerReady
    /// The rig cannot work at all: why.
    case fatal(String)
    case stop
}

/// A frame and what recognition made of it.
struct ReadFrame: Sendable {
    var frame: Frame
    var observation: Observation
    /// How well it could be read; nil where that was not measured.
    var measures: FrameMeasures?
    /// How long recognition took.
    var decodeTime: Duration
}
