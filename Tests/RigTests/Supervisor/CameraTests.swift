import Devices
import Foundation
import Imaging
import Testing

@testable import Rig

@Suite("Several cameras", .serialized)
struct CameraTests {
    private static let patience: Duration = .seconds(20)
    private static let codes = (main: "4012345123456", side: "4006381333931")

    private let main: FakeCamera
    private let side: FakeCamera
    private let devices: DeviceSet

    init() throws {
        main = FakeCamera(try TestRig.picture(Self.codes.main))
        side = FakeCamera(try TestRig.picture(Self.codes.side))
        devices = DeviceSet(cameras: [("main", main), ("side", side)])
    }

    @Test("one is in use at a time, by its name; the choice lasts when it is saved")
    func choice() throws {
        let rig = try TestRig(devices, mode: .host)
        defer { rig.removeData() }
        try rig.waitUntilReady()
        var client = try ControlClient([rig.data + "/control"])
        #expect(side.state.withLock { $0.opened } == 0)
        #expect(try client.ask("CAMERA side", within: Self.patience) == "OK camera 'side'")
        #expect(try client.ask("STATUS", within: Self.patience).contains(#""camera":"side""#))
        #expect(try barcode(of: rig, client: &client) == Self.codes.side)
        #expect(try client.ask("SAVE", within: Self.patience) == "OK")
        client.close()
        try rig.stop()

        let next = try TestRig(devices, mode: .host, data: rig.data)
        try next.waitUntilReady()
        client = try ControlClient([next.data + "/control"])
        defer { client.close() }
        #expect(try barcode(of: next, client: &client) == Self.codes.side)
        #expect(try client.ask("CAMERA main", within: Self.patience) == "OK camera 'main'")
        #expect(try barcode(of: next, client: &client, number: 2) == Self.codes.main)
        try next.stop()
    }

    @Test("a name that there is not, and a camera that is not there, are told by name")
    func absent() throws {
        side.state.withLock { $0.failure = DeviceError(.absent, "fake camera is not there") }
        let rig = try TestRig(devices, mode: .host)
        defer { rig.removeData() }
        try rig.waitUntilReady()
        var client = try ControlClient([rig.data + "/control"])
        defer { client.close() }
        #expect(
            try client.ask("CAMERA sid", within: Self.patience)
                == "ER NOT_FOUND no camera 'sid'; did you mean 'side'?")
        #expect(
            try client.ask("CAMERA side", within: Self.patience)
                == "ER UNAVAILABLE camera 'side': fake camera is not there")
        try rig.event("the camera is missed by name") { event in
            event == .unavailable(.camera, DeviceError(.absent, "camera 'side': fake camera is not there"))
        }
        side.state.withLock { $0.failure = nil }
        try rig.event("the camera is found when it comes") { $0 == .available(.camera, "camera 'side': fake") }
        #expect(try barcode(of: rig, client: &client) == Self.codes.side)
        try rig.stop()
    }

    @Test("on a rig that starts without its saved camera, the first is used")
    func forgotten() throws {
        let rig = try TestRig(devices, mode: .host)
        defer { rig.removeData() }
        try rig.waitUntilReady()
        var client = try ControlClient([rig.data + "/control"])
        #expect(try client.ask("CAMERA side", within: Self.patience).hasPrefix("OK"))
        #expect(try client.ask("SAVE", within: Self.patience) == "OK")
        client.close()
        try rig.stop()
        let next = try TestRig(DeviceSet(camera: main), mode: .host, data: rig.data)
        try next.waitUntilReady()
        client = try ControlClient([next.data + "/control"])
        defer { client.close() }
        #expect(try barcode(of: next, client: &client) == Self.codes.main)
        try next.stop()
    }

    private func barcode(of rig: TestRig, client: inout ControlClient, number: Int = 1) throws -> String? {
        #expect(try client.ask("TRIGGER ON", within: Self.patience) == "OK")
        let event = try rig.event("a record", count: number) { $0.isFinal }
        return if case .final(let record) = event { record.fields.first?.value } else { nil }
    }
}
