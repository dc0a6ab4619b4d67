#if DEBUG
import CV4L
import Foundation
import Imaging
import Testing

@testable import Devices

@Suite struct V4L2CameraTests {
    private let folder: Scratch
    private let fake: FakeVideoDevice
    private let trace: SystemCallTrace

    init() throws {
        folder = try Scratch()
        fake = try FakeVideoDevice(in: folder)
        trace = fake.trace()
    }

    private func open() throws -> any CameraStream {
        try trace.watch { try fake.camera.open() }
    }

    private func frame(_ stream: any CameraStream, within timeout: Duration = .seconds(10)) throws -> Frame? {
        try trace.watch { try stream.frame(within: timeout) }
    }

    private func luma(_ frame: Frame?) -> UInt8? {
        frame?.image.withPixels { $0[0] }
    }

    private func isMapped(_ path: String) throws -> Bool {
        let maps = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/self/maps")).readToEnd()
        return String(decoding: maps ?? Data(), as: UTF8.self).contains(path)
    }

    @Test("frames come with the driver's pixels and numbers, and what was got is reported")
    func captures() throws {
        let stream = try open()
        #expect(stream.format == "16x8 GREY")
        for number in 1...20 {
            let frame = try #require(try frame(stream))
            #expect(frame.sequence == UInt64(number))
            #expect(luma(frame) == UInt8(number))
        }
    }

    @Test("a frame that is held keeps its pixels however many come after it, and outlives the camera, which it lets go")
    func lendsBuffers() throws {
        let stream = try open()
        let held = try (1...5).map { _ in try #require(try frame(stream)) }
        for _ in 1...20 { #expect(try frame(stream) != nil) }
        trace.mend()
        #expect(try isMapped(fake.path))
        stream.close()
        #expect(held.map { luma($0) } == [1, 2, 3, 4, 5])
        #expect(try !isMapped(fake.path))
    }

    @Test("a frame that is held outlives a new size that the driver refuses, and the camera's end after it")
    func outlivesRefusedSize() throws {
        let stream = try open()
        let held = try #require(try frame(stream))
        fake.state.withLock { $0.hasChangedSize = true }
        trace.fail("ioctl", request: labelrig_vidioc_s_fmt, with: .busy)
        #expect(throws: DeviceError.self) { try frame(stream) }
        stream.close()
        #expect(luma(held) == 1)
    }

    @Test("broken and short frames are dropped and counted")
    func dropsBrokenFrames() throws {
        let stream = try open()
        fake.state.withLock { $0.brokenFrames = 2 }
        #expect(luma(try frame(stream)) == 3)
        fake.state.withLock { $0.shortFrames = 1 }
        #expect(luma(try frame(stream)) == 5)
        #expect(stream.brokenFrames == 3)
    }

    @Test("no frame within the time is nil")
    func timesOut() throws {
        let stream = try open()
        fake.state.withLock { $0.isSilent = true }
        #expect(try frame(stream, within: .zero) == nil)
    }

    @Test("a failed dequeue starts the stream anew, once; a second failure without a frame between gives it up")
    func restartsOnce() throws {
        let stream = try open()
        trace.fail("ioctl", request: labelrig_vidioc_dqbuf, .nth(1), with: .ioError)
        #expect(try frame(stream) != nil)
        #expect(fake.state.withLock { $0.starts } == 2)
        trace.mend()
        trace.fail("ioctl", request: labelrig_vidioc_dqbuf, .always, with: .ioError)
        let error = #expect(throws: DeviceError.self) { try frame(stream) }
        #expect(error?.code == .gone)
        #expect(fake.state.withLock { $0.starts } == 3)
    }

    @Test("a stream that stays silent is started anew, and then stalled")
    func reportsStalls() throws {
        let stream = try open()
        fake.state.withLock { $0.isSilent = true }
        let error = #expect(throws: DeviceError.self) { try frame(stream) }
        #expect(error?.code == .stalled)
        #expect(fake.state.withLock { $0.starts } == 2)
    }

    @Test("a new size at the source is taken over")
    func renegotiates() throws {
        let stream = try open()
        let held = try frame(stream)
        fake.state.withLock {
            $0.width = 32
            $0.hasChangedSize = true
        }
        let next = try #require(try frame(stream))
        #expect(next.image.width == 32)
        #expect(held?.image.width == 16)
        #expect(stream.format == "32x8 GREY")
    }

    @Test("a pulled camera is gone, and closing it ends")
    func noticesUnplugging() throws {
        let stream = try open()
        fake.state.withLock { $0.isPulled = true }
        let error = #expect(throws: DeviceError.self) { try frame(stream) }
        #expect(error?.code == .gone)
        stream.close()
    }

    @Test(
        "whatever fails at opening is an error, and the node is closed",
        arguments: [
            labelrig_vidioc_querycap, labelrig_vidioc_s_fmt, labelrig_vidioc_reqbufs, labelrig_vidioc_querybuf,
            labelrig_vidioc_qbuf, labelrig_vidioc_streamon,
        ])
    func closesAfterFailure(request: UInt) throws {
        trace.fail("ioctl", request: request, with: .noMemory)
        #expect(throws: DeviceError.self) { try open() }
        #expect(trace.names.last == "close" || trace.names.contains("close"))
    }

    @Test("controls are set by their common or their driver's name")
    func setsControls() throws {
        for (name, value) in [("exposure", "201"), ("exposure_time_absolute", "301")] {
            try trace.watch { try openWith(name, value) }
            #expect(fake.state.withLock { $0.exposure } == Int32(value))
        }
    }

    @Test(
        "a control that is missing, read-only or out of range is an error that helps",
        arguments: [
            ("exposre", "1", "has no control exposre; the nearest is exposure"), ("zoom", "1", "is read-only"),
            ("exposure", "6000", "takes 1 to 5001 in steps of 10, not 6000"),
            ("exposure", "auto", "cannot set exposure by itself"),
            ("exposure", "-9223372036854775808", "takes 1 to 5001"),
        ])
    func refusesControls(name: String, value: String, message: String) throws {
        let error = #expect(throws: DeviceError.self) { try trace.watch { try openWith(name, value) } }
        #expect(error?.code == .misconfigured)
        #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    }

    private func openWith(_ control: String, _ value: String) throws {
        var settings = V4L2Settings(width: 16, height: 8)
        settings.controls = [CameraControl(name: control, value: value)]
        _ = try V4L2Camera(device: folder("video0"), settings: settings).open()
    }

    @Test("a camera that is not there is an error of absence", arguments: ["/dev/video999", "No Such Camera"])
    func reportsAbsence(device: String) {
        let error = #expect(throws: DeviceError.self) { try V4L2Camera(device: device).open() }
        #expect(error?.code == .absent)
    }
}
#endif
