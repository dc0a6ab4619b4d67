import Imaging

/// A camera that can be opened again and again.
public protocol Camera: Sendable {
    /// For messages: a path or a name.
    var name: String { get }

    /// Opens the camera and starts its stream.
    func open() throws(DeviceError) -> any CameraStream

    /// Whether it takes photographs of a size of their own; otherwise its stream's frames are all there is.
    var takesPhotographs: Bool { get }

    /// Takes one picture in the size for photographs, in some seconds at the most.
    ///
    /// Belongs to the thread that opens the camera, while no stream of it is open: few cameras give two sizes at once.
    func photograph() throws(DeviceError) -> LumaImage
}

extension Camera {
    /// How long a camera may take for its first frame.
    private static var patience: Duration { .seconds(3) }

    /// The first frame, once a time has passed, of a stream that is opened for it.
    ///
    /// - Parameter settling: how long exposure and white balance take to settle.
    func settledFrame(after settling: Duration) throws(DeviceError) -> LumaImage {
        let stream = try open()
        defer { stream.close() }
        let opening = MonotonicTime.now()
        let deadline = opening + settling + Self.patience
        while true {
            let left = deadline - .now()
            guard left > .zero, let frame = try stream.frame(within: left) else {
                throw DeviceError(.stalled, "\(name) gives no picture in the size for photographs")
            }
            if frame.time - opening >= settling { return frame.image }
        }
    }
}

/// A running camera. Belongs to the one thread that opened it.
public protocol CameraStream: AnyObject {
    /// What was got: "1280x720 YUYV at 30 frames/s".
    var format: String { get }

    /// How many frames came broken, and were dropped, since the stream was opened.
    var brokenFrames: Int { get }

    /// Waits for the next frame.
    ///
    /// - Returns: nil when none came within the time.
    func frame(within timeout: Duration) throws(DeviceError) -> Frame?

    /// Waits for the next frame and drops it undecoded, at next to no cost: what an idle rig does, so that exposure
    /// stays settled and a scan's first frame is fresh.
    func skipFrame(within timeout: Duration) throws(DeviceError)

    /// Stops the stream and lets the camera go, in bounded time.
    func close()
}

extension CameraStream {
    /// For cameras whose frames are always whole.
    public var brokenFrames: Int { 0 }
}
