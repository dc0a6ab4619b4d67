internal import CV4L
import Imaging

/// A camera behind the kernel's Video4Linux2 interface: USB, CSI, or an HDMI grabber.
public struct V4L2Camera: Camera {
    private let device: String
    private let settings: V4L2Settings

    /// - Parameter device: a path that stays, such as one in `/dev/v4l/by-id`; or the camera's serial number, or its
    ///   card name ("HD Pro Webcam C920").
    public init(device: String, settings: V4L2Settings = V4L2Settings()) {
        self.device = device
        self.settings = settings
    }

    public var name: String { "camera \(device)" }

    public var takesPhotographs: Bool { settings.photograph != nil }

    public func photograph() throws(DeviceError) -> LumaImage {
        try V4L2Camera(device: device, settings: settings.forPhotographs).settledFrame(after: Self.settling)
    }

    /// Automatic exposure starts anew with a new size; webcams take about half a second.
    private static let settling: Duration = .milliseconds(700)

    public func open() throws(DeviceError) -> any CameraStream {
        let path = try VideoNodes().path(of: device, name: name)
        let node: VideoDevice
        do throws(Errno) {
            node = try VideoDevice(path: path)
        } catch {
            throw DeviceError(opening: name, error, group: "video")
        }
        do throws(DeviceError) {
            return try V4L2Stream(name: name, device: node, settings: settings)
        } catch {
            node.close()
            throw error
        }
    }
}

/// What is asked of a V4L2 camera.
public struct V4L2Settings: Hashable, Sendable {
    public var width: Int
    public var height: Int
    /// Frames a second.
    public var rate: Double
    /// Formats to take first, best first; empty leaves the choice to what costs least.
    public var formats: [CameraPixelFormat]
    public var controls: [CameraControl]
    /// The size of a photograph, in pixels; nil for no other than that of the stream.
    public var photograph: PixelSize?
    /// No whole frame for so long is a stall: the stream is started anew, and given up if that does not help.
    var stall: Duration = .seconds(2)

    public init(
        width: Int = 1280, height: Int = 720, rate: Double = 30, formats: [CameraPixelFormat] = [],
        controls: [CameraControl] = [], photograph: PixelSize? = nil
    ) {
        self.width = width
        self.height = height
        self.rate = rate
        self.formats = formats
        self.controls = controls
        self.photograph = photograph
    }

    /// The size for photographs, in whatever format and at whatever rate the camera gives it.
    var forPhotographs: V4L2Settings {
        var settings = self
        if let photograph { (settings.width, settings.height) = (photograph.width, photograph.height) }
        settings.formats = []
        return settings
    }
}

/// A camera's control and what it is set to.
public struct CameraControl: Hashable, Sendable {
    /// One of the common names (`exposure`, `gain`, `focus`, `whiteBalance`, `powerLineFrequency`, `zoom`, `sharpness`)
    /// or the driver's own as v4l2-ctl lists it (`backlight_compensation`).
    public var name: String
    /// A whole number in the driver's units, `auto` where the camera can do it by itself, or a menu's item ("50 Hz").
    public var value: String

    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}
