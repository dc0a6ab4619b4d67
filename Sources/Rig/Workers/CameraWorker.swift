import Devices
import Imaging

/// The camera's thread: lays each new frame into the ``LatestFrame`` while frames are wanted, and lets the camera run
/// undecoded while they are not.
final class CameraWorker: Sendable {
    /// A stream that gives nothing for so long is started anew.
    private static let stall: Duration = .seconds(2)
    /// How long the thread may sleep before it looks at the stop and at what is wanted.
    private static let step: Duration = .milliseconds(100)

    private let wanted = Monitor(false)

    var isWanted: Bool {
        get { wanted.withLock { $0 } }
        set { wanted.withLock { $0 = newValue } }
    }

    func run(_ camera: any Camera, into latest: LatestFrame, loop: DeviceLoop) {
        loop.run(open: camera.open) { (stream, works) throws(DeviceError) in
            defer { stream.close() }
            var lastFrame = MonotonicTime.now()
            while !loop.stop.isStopped {
                loop.pulse.beat()
                guard isWanted else {
                    try stream.skipFrame(within: Self.step)
                    works(stream.format)
                    lastFrame = .now()
                    continue
                }
                if let frame = try stream.frame(within: Self.step) {
                    works(stream.format)
                    lastFrame = .now()
                    latest.put(frame)
                } else if .now() - lastFrame >= Self.stall {
                    throw DeviceError(.stalled, "camera \(camera.name) has given no frame for 2 s; it is started anew")
                }
            }
        }
    }
}
