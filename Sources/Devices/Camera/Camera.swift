import Imaging

/// A camera that can be opened again and again.
public protocol Camera: Sendable {
    /// For messages: a path or a name.
    var name: String { get }

    /// Opens the camera and starts its stream.
    func open() throws(DeviceError) -> any CameraStream
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
