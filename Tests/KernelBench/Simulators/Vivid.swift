import Foundation
import Imaging

/// The kernel's simulated camera: what is written to its output comes out of its input, pixel by pixel.
final class Vivid {
    static let device = "/dev/video0"
    private static let output = "/dev/video1"

    private var player: Process?
    private let folder: String

    init(folder: String) throws {
        self.folder = folder
        try Guest.load(
            "vivid", "n_devs=1", "node_types=0x101", "num_inputs=1", "input_types=3", "num_outputs=1",
            "output_types=1", "no_error_inj=0")
        try begin()
    }

    deinit {
        player?.terminate()
    }

    /// Shows a picture, again and again, in the format that the camera is asked to deliver.
    func show(_ image: LumaImage, as format: TestFormat = .usual) throws {
        hide()
        let path = folder + "/frame.raw"
        try Data(format.bytes(of: image)).write(to: URL(fileURLWithPath: path))
        let size = "width=\(image.width),height=\(image.height),pixelformat=\(format.rawValue)"
        player = try Guest.start(
            "v4l2-ctl",
            [
                "-d", Self.output, "--set-fmt-video-out", size, "--stream-out-mmap", "--stream-loop",
                "--stream-from=\(path)",
            ]
        ).process
    }

    func hide() {
        player?.terminate()
        player?.waitUntilExit()
        player = nil
    }

    /// Sets one of vivid's own controls, such as a failure that it is to inject.
    func set(_ control: String, _ value: Int) throws {
        try Guest.run("v4l2-ctl", "-d", Self.device, "-c", "\(control)=\(value)")
    }

    /// Has the driver say that its device has gone, until all that have it open have closed it.
    func disconnect() throws {
        try set("disconnect", 1)
        hide()
        try wait(for: "the camera's return") {
            try Guest.runAnyhow("v4l2-ctl", ["-d", Self.device, "-C", "loop_video"]).status == 0
        }
    }

    /// Pulls the camera's cable.
    func unplug() throws {
        hide()
        try Guest.write("vivid.0", to: "/sys/bus/platform/drivers/vivid/unbind")
        try wait(for: "the camera's leaving") { !Guest.exists(Self.device) }
    }

    func plugIn() throws {
        try Guest.write("vivid.0", to: "/sys/bus/platform/drivers/vivid/bind")
        try begin()
    }

    /// Loops the output to the input, without the text that vivid would write into the picture; at 24 frames/s, since
    /// copying 60 a second is all that an emulated processor can do.
    private func begin() throws {
        try wait(for: "vivid's devices") { Guest.exists(Self.device) && Guest.exists(Self.output) }
        // 1280x720 at 24 frames/s in the kernel's list (drivers/media/v4l2-core/v4l2-dv-timings.c).
        let timings = "index=3"
        try Guest.run("v4l2-ctl", "-d", Self.output, "--set-dv-bt-timings", timings)
        // Refused where a rig that waited for its camera streams from it already; that one then gets 60 a second.
        _ = try Guest.runAnyhow("v4l2-ctl", ["-d", Self.device, "--set-dv-bt-timings", timings])
        try Guest.run("v4l2-ctl", "-d", Self.device, "-c", "loop_video=1,osd_text_mode=2")
    }
}
