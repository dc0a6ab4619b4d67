import Foundation
import Imaging

/// The kernel's simulated camera: what is written to its output comes out of its input, pixel by pixel.
final class Vivid {
    static let device = "/dev/video0"
    private static let output = "/dev/video1"

    private var player: Process?
    private let folder: String
    /// The number of 1280x720 at 30 frames/s among the timings that vivid lists.
    private var timings = 0

    init(folder: String) throws {
        self.folder = folder
        try Guest.load(
            "vivid", "n_devs=1", "node_types=0x101", "num_inputs=1", "input_types=3", "num_outputs=1",
            "output_types=1", "no_error_inj=0")
        timings = try Self.findTimings()
        try begin()
    }

    deinit {
        player?.terminate()
    }

    private static func findTimings() throws -> Int {
        try wait(for: "vivid's devices") { Guest.exists(device) && Guest.exists(output) }
        let lists = try Guest.run("v4l2-ctl", "-d", device, "--list-dv-timings").components(separatedBy: "Index: ")
        let found = lists.first { list in
            ["Active width: 1280\n", "Active height: 720\n", "(30.00 frames"].allSatisfy { list.contains($0) }
        }
        guard let number = found?.prefix(while: \.isNumber), let index = Int(number) else {
            throw Failure("vivid has no 1280x720 at 30 frames/s")
        }
        return index
    }

    /// Shows a picture, again and again, in the format that the camera is asked to deliver.
    func show(_ image: LumaImage, as format: TestFormat) throws {
        hide()
        let path = folder + "/frame.raw"
        try Data(format.bytes(of: image)).write(to: URL(fileURLWithPath: path))
        try Guest.run(
            "v4l2-ctl", "-d", Self.output, "--set-fmt-video-out",
            "width=\(image.width),height=\(image.height),pixelformat=\(format.rawValue)")
        player = try Guest.start(
            "v4l2-ctl", ["-d", Self.output, "--stream-out-mmap", "--stream-loop", "--stream-from=\(path)"]
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

    /// Loops the output to the input, without the text that vivid would write into the picture, at 30 frames/s.
    private func begin() throws {
        try wait(for: "vivid's devices") { Guest.exists(Self.device) && Guest.exists(Self.output) }
        try set("loop_video", 1)
        try set("osd_text_mode", 2)
        for device in [Self.output, Self.device] {
            try Guest.run("v4l2-ctl", "-d", device, "--set-dv-bt-timings", "index=\(timings)")
        }
    }
}
