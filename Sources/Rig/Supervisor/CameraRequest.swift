import Delivery
import Devices
import Imaging

/// A change of camera that the host has asked for: answered once the camera has shown that it is there, or is not.
struct CameraRequest {
    /// A camera that is there has a frame long before.
    private static let patience: Duration = .seconds(8)

    let name: String
    let deadline = MonotonicTime.now() + patience
    private let reply: @Sendable (HostReply) -> Void

    init(name: String, reply: @escaping @Sendable (HostReply) -> Void) {
        self.name = name
        self.reply = reply
    }

    /// Answers with what became of the camera; nil for nothing yet.
    func answer(_ status: DeviceStatus?) {
        switch status {
        case .available(let detail): reply(.ok(detail))
        case .unavailable(let error): reply(.error(.unavailable, error.message))
        case nil: reply(.error(.unavailable, "camera '\(name)' gives no picture"))
        }
    }
}
