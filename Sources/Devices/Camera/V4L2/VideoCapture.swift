internal import CV4L
import Imaging

/// A format agreed on with the driver, buffers for it, and a stream that runs.
struct VideoCapture {
    let converter: FrameConverter
    let ring: VideoRing
    /// "1280x720 YUYV at 30 frames/s".
    let description: String

    init(name: String, device: VideoDevice, settings: V4L2Settings, buffers: Int) throws(DeviceError) {
        try Self.check(device, name: name)
        device.adoptTimings()
        let mode = try Self.chooseMode(name: name, device: device, settings: settings)
        let format: v4l2_pix_format
        do throws(Errno) {
            format = try device.setFormat(width: mode.width, height: mode.height, code: mode.format.rawValue)
        } catch {
            throw DeviceError(opening: name, error)
        }
        let rate = device.setRate(settings.rate)
        try device.set(settings.controls, name: name)
        do throws(ImagingError) {
            converter = try FrameConverter(
                CameraPixelFormat(rawValue: format.pixelformat), width: Int(format.width), height: Int(format.height),
                stride: Int(format.bytesperline))
        } catch {
            throw DeviceError(.unsupported, "\(name): \(error)")
        }
        description =
            "\(format.width)x\(format.height) \(converter.format)"
            + (rate.map { " at \(Self.text(of: $0)) frames/s" } ?? "")
        do throws(Errno) {
            ring = try VideoRing(device, count: buffers)
            try ring.restart()
        } catch {
            throw DeviceError(name, doing: "starting its stream", error)
        }
    }

    private static func check(_ device: VideoDevice, name: String) throws(DeviceError) {
        let identity: VideoDevice.Identity
        do throws(Errno) {
            identity = try device.identity()
        } catch {
            if error == .notATerminal || error == .invalidArgument {
                throw DeviceError(.misconfigured, "\(name) is not a video device")
            }
            throw DeviceError(opening: name, error)
        }
        let needed = UInt32(V4L2_CAP_VIDEO_CAPTURE | V4L2_CAP_STREAMING)
        guard identity.capabilities & needed == needed else {
            throw DeviceError(.misconfigured, "\(name) captures no pictures; choose another of the camera's devices")
        }
    }

    private static func chooseMode(
        name: String, device: VideoDevice, settings: V4L2Settings
    ) throws(DeviceError) -> VideoMode {
        let modes = device.modes(nearest: settings.width, settings.height)
        let offered = Set(modes.map(\.format))
        if !modes.isEmpty, !settings.formats.isEmpty, offered.isDisjoint(with: settings.formats) {
            let wanted = settings.formats.map { String(describing: $0) }.joined(separator: ", ")
            let known = offered.map { String(describing: $0) }.sorted().joined(separator: ", ")
            throw DeviceError(.misconfigured, "\(name) does not offer \(wanted); it offers \(known)")
        }
        let preferred = modes.filter { settings.formats.isEmpty || settings.formats.contains($0.format) }
        let best = preferred.best(
            width: settings.width, height: settings.height, rate: settings.rate,
            preference: settings.formats + CameraPixelFormat.native)
        return best ?? VideoMode(format: .yuyv, width: settings.width, height: settings.height)
    }

    private static func text(of rate: Double) -> String {
        let tenths = (rate * 10).rounded()
        return tenths.truncatingRemainder(dividingBy: 10) == 0 ? String(Int(tenths / 10)) : String(tenths / 10)
    }
}
