import Devices
import Foundation
import Imaging

/// The camera, seen from the host: labels that are shown to it come out of the serial line.
struct CameraCases {
    let bench: Bench

    func run(_ report: inout Report) {
        for format in [TestFormat.yuyv, .uyvy, .nv12, .grey, .rgb3] {
            report.check("camera: a label in \(format.rawValue) reaches the host") { try readLabel(format) }
        }
        report.check("camera: control set") { try setControl() }
        report.check("camera: missing control is named with its nearest") {
            try refuse("contrst: 100", "has no control contrst; the nearest is contrast")
        }
        report.check("camera: control out of range is named with its range") {
            try refuse("contrast: 900", "takes 0 to 255, not 900")
        }
        report.check("camera: a photograph has a size of its own, and labels are read after it") { try photograph() }
        checkFailures(&report)
    }

    private func photograph() throws {
        var configuration = bench.configuration()
        configuration.mode = "host"
        configuration.cameraExtras = "photograph: 1920x1080"
        let rig = try bench.start(configuration)
        let settings = ["--config", bench.folder + "/rig.yaml"]
        let reply = try Guest.run(bench.program, ["send"] + settings + ["PHOTO"])
        let path = reply.dropFirst("OK ".count).trimmingCharacters(in: .newlines)
        try expect(reply.hasPrefix("OK "), reply)
        let picture = try Picture.open(path)
        try expect(picture.width == 1920 && picture.height == 1080, "\(picture.width)x\(picture.height)")
        try Guest.run(bench.program, ["send"] + settings + ["TRIGGER", "ON"])
        try bench.readLabel(HostSide(path: Cable.hostLine))
        let status = try rig.end()
        try expect(status == 0, "exit status \(status)")
    }

    private func readLabel(_ format: TestFormat) throws {
        var configuration = bench.configuration()
        configuration.format = format
        let rig = try bench.start(configuration)
        try bench.readLabel(HostSide(path: Cable.hostLine), as: format)
        let status = try rig.end()
        try expect(status == 0, "exit status \(status)")
    }

    private func setControl() throws {
        var configuration = bench.configuration()
        configuration.cameraExtras = "controls: {contrast: 77}"
        let rig = try bench.start(configuration)
        try rig.waitForEvent("available") { $0["device"] as? String == "camera" }
        let value = try Guest.run("v4l2-ctl", "-d", Vivid.device, "-C", "contrast")
        try expect(value.contains("contrast: 77"), value)
    }

    private func refuse(_ control: String, _ message: String) throws {
        var configuration = bench.configuration()
        configuration.cameraExtras = "controls: {\(control)}"
        let rig = try bench.start(configuration)
        let event = try rig.waitForEvent("unavailable") { $0["device"] as? String == "camera" }
        try expect((event["message"] as? String)?.contains(message) == true, "\(event)")
    }

    /// One rig lives through all of these.
    private func checkFailures(_ report: inout Report) {
        var rig: RigProcess?
        let host = HostSide(path: Cable.hostLine)
        report.check("camera: a label is read before anything fails") {
            rig = try bench.start(bench.configuration())
            try bench.readLabel(host)
        }
        guard let rig else { return }
        let vivid = bench.vivid
        let failures: [(name: String, () throws -> Void)] = [
            ("buffer error", { try vivid.set("inject_v4l2_buf_flag_error", 1) }),
            ("fatal streaming error", { try vivid.set("inject_fatal_streaming_error", 1) }),
            // QBUF fails while the stream runs, the other two only when it begins anew.
            ("QBUF error", { try vivid.set("inject_vidioc_qbuf_error", 1) }),
            (
                "STREAMON error",
                {
                    try vivid.set("inject_vidioc_streamon_error", 1)
                    try vivid.set("inject_fatal_streaming_error", 1)
                }
            ),
            (
                "REQBUFS error",
                {
                    try vivid.set("inject_vidioc_streamon_error", 1)
                    try vivid.set("inject_vidioc_reqbufs_error", 1)
                    try vivid.set("inject_fatal_streaming_error", 1)
                }
            ),
            ("disconnect", { try vivid.disconnect() }),
        ]
        for (name, fail) in failures {
            report.check("camera: \(name) is survived") {
                try fail()
                try bench.readLabel(host)
            }
        }
        report.check("camera: half of the frames dropped is survived") {
            try vivid.set("percentage_of_dropped_buffers", 50)
            try bench.readLabel(host)
            try vivid.set("percentage_of_dropped_buffers", 0)
        }
        report.check("camera: its cable pulled and put back 20 times while scanning") {
            for _ in 0..<20 {
                let count = rig.events().count
                try vivid.unplug()
                try rig.waitForEvent("unavailable", after: count) { $0["device"] as? String == "camera" }
                try vivid.plugIn()
                try bench.readLabel(host)
            }
        }
        report.check("camera: SIGTERM ends the rig with status 0") {
            let status = try rig.end()
            try expect(status == 0, "status \(status)")
        }
    }
}
