import Delivery
import Devices
import Foundation
import Imaging
import LabelLanguage
import Testing

@testable import Rig

@Suite("Commands to the rig", .serialized)
struct CommandTests {
    private static let patience: Duration = .seconds(10)

    @Test("an option holds until the next start, and longer once it is saved")
    func options() throws {
        let devices = DeviceSet(camera: FakeCamera(try TestRig.picture()))
        let first = try TestRig(devices, mode: .host)
        defer { first.removeData() }
        try first.waitUntilReady()
        var client = try ControlClient([first.data + "/control"])
        #expect(
            try client.ask("OPTION auto.passes=0", within: Self.patience)
                == "ER BAD_ARGUMENT auto.passes is from 1 to 100")
        #expect(try client.ask("OPTION auto.pases=2", within: Self.patience).contains("'auto.passes'"))
        #expect(try client.ask("OPTION timeout=0.5", within: Self.patience) == "OK")
        #expect(try client.ask("MODE continuous", within: Self.patience) == "OK")
        #expect(try client.ask("SAVE", within: Self.patience) == "OK")
        client.close()
        try first.stop()
        let second = try TestRig(devices, mode: .host, data: first.data)
        try second.waitUntilReady()
        client = try ControlClient([second.data + "/control"])
        #expect(try client.ask("STATUS", within: Self.patience).contains(#""mode":"continuous""#))
        client.close()
        try second.stop()
    }

    @Test("the zoom reads the middle of the picture, within its limits")
    func zoom() throws {
        let rig = try TestRig(DeviceSet(camera: FakeCamera(TestRig.picture())), mode: .host)
        defer { rig.removeData() }
        try rig.waitUntilReady()
        var client = try ControlClient([rig.data + "/control"])
        defer { client.close() }
        #expect(try client.ask("ZOOM 9", within: Self.patience) == "ER BAD_ARGUMENT the zoom is from 1 to 8")
        #expect(try client.ask("ZOOM 1.2", within: Self.patience) == "OK")
        _ = try client.ask("TRIGGER ON", within: Self.patience)
        try rig.event("a record") { $0.isFinal }
        try rig.stop()
    }

    @Test("a photograph is the next frame, as JPEG")
    func photo() throws {
        let rig = try TestRig(DeviceSet(camera: FakeCamera(TestRig.picture())), mode: .host)
        defer { rig.removeData() }
        try rig.waitUntilReady()
        var client = try ControlClient([rig.data + "/control"])
        defer { client.close() }
        let reply = try client.ask("PHOTO", within: Self.patience)
        let path = String(reply.dropFirst("OK ".count))
        #expect(reply.hasPrefix("OK \(rig.data)/photos/"))
        #expect(FileManager.default.contents(atPath: path)?.prefix(2) == Data([0xFF, 0xD8]))
        try rig.stop()
    }

    @Test("a photograph has the camera's size for photographs; while a label is being read, that of the frames")
    func largePhoto() throws {
        let large = LumaImage(width: 320, height: 200) { $0.initializeMemory(as: UInt8.self, repeating: 90) }
        let small = LumaImage(width: 64, height: 48) { $0.initializeMemory(as: UInt8.self, repeating: 90) }
        let camera = FakeCamera(small, photograph: .success(large))
        let rig = try TestRig(DeviceSet(camera: camera), mode: .host)
        defer { rig.removeData() }
        try rig.waitUntilReady()
        var client = try ControlClient([rig.data + "/control"])
        defer { client.close() }
        #expect(try sizeOfPhoto(&client) == large.size)
        _ = try client.ask("TRIGGER ON", within: Self.patience)
        #expect(try sizeOfPhoto(&client) == small.size)
        _ = try client.ask("CANCEL", within: Self.patience)
        #expect(try sizeOfPhoto(&client) == large.size)
        try rig.stop()
    }

    private func sizeOfPhoto(_ client: inout ControlClient) throws -> PixelSize {
        let reply = try client.ask("PHOTO", within: Self.patience)
        try #require(reply.hasPrefix("OK "))
        return try Picture.open(String(reply.dropFirst("OK ".count))).size
    }

    @Test("a photograph that fails is told, and the stream goes on")
    func failedPhoto() throws {
        let camera = FakeCamera(
            try TestRig.picture(), photograph: .failure(DeviceError(.failed, "fake camera has no such size")))
        let rig = try TestRig(DeviceSet(camera: camera), mode: .host)
        defer { rig.removeData() }
        try rig.waitUntilReady()
        var client = try ControlClient([rig.data + "/control"])
        defer { client.close() }
        #expect(try client.ask("PHOTO", within: Self.patience) == "ER UNAVAILABLE fake camera has no such size")
        _ = try client.ask("TRIGGER ON", within: Self.patience)
        try rig.event("a record") { $0.isFinal }
        try rig.stop()
    }

    @Test("a photograph without a camera is refused after a while")
    func photoWithoutCamera() throws {
        let camera = FakeCamera(try TestRig.picture(), failure: DeviceError(.absent, "fake camera is not there"))
        let rig = try TestRig(DeviceSet(camera: camera), mode: .host)
        defer { rig.removeData() }
        try rig.waitUntilReady()
        var client = try ControlClient([rig.data + "/control"])
        defer { client.close() }
        #expect(try client.ask("PHOTO", within: Self.patience) == "ER UNAVAILABLE the camera gives no picture")
        try rig.stop()
    }

    @Test("whoever asks on the control socket is told what happens")
    func events() throws {
        let rig = try TestRig(DeviceSet(camera: FakeCamera(TestRig.picture())), mode: .host)
        defer { rig.removeData() }
        try rig.waitUntilReady()
        var listener = try ControlClient([rig.data + "/control"])
        #expect(try listener.ask("EVENTS", within: Self.patience) == "OK")
        var client = try ControlClient([rig.data + "/control"])
        // Asked for after the listener, so that the listener is known by then.
        #expect(try client.ask("TRIGGER ON", within: Self.patience) == "OK")
        client.close()
        try rig.event("a record") { $0.isFinal }
        try rig.stop()
        var lines: [String] = []
        try listener.follow { lines.append($0) }
        listener.close()
        #expect(lines.contains { $0.hasPrefix(#"{"event":"scan""#) })
        #expect(lines.contains { $0.hasPrefix(#"{"event":"final","seq":1,"#) })
    }

    @Test("RELOAD takes over what has changed in the settings")
    func reload() throws {
        let rig = try TestRig(DeviceSet(camera: FakeCamera(TestRig.picture())), mode: .host) { _ in
        } reread: { settings in
            settings.capture.mode = .single
        }
        defer { rig.removeData() }
        try rig.waitUntilReady()
        var client = try ControlClient([rig.data + "/control"])
        defer { client.close() }
        #expect(try client.ask("RELOAD", within: Self.patience).hasPrefix("OK "))
        #expect(try client.ask("STATUS", within: Self.patience).contains(#""mode":"single""#))
        try rig.stop()
    }

    @Test("items and predictions are told to those who follow, and one can be chosen by its number")
    func select() throws {
        let host = FakeHostLine()
        let rig = try TestRig(DeviceSet(camera: FakeCamera(TestRig.picture()), host: host), mode: .host) { settings in
            settings.capture.capturesAutomatically = false
        }
        defer { rig.removeData() }
        try rig.waitUntilReady()
        var listener = try ControlClient([rig.data + "/control"])
        defer { listener.close() }
        #expect(try listener.ask("EVENTS", within: Self.patience) == "OK")
        var client = try ControlClient([rig.data + "/control"])
        defer { client.close() }
        #expect(try client.ask("SELECT 1", within: Self.patience).hasPrefix("ER REJECTED "))
        #expect(try client.ask("TRIGGER ON", within: Self.patience) == "OK")
        let added = try rig.event("the label is in view") { if case .item(.added, _) = $0 { true } else { false } }
        guard case .item(_, let item) = added else { return }
        try rig.event("a prediction that it passes") { event in
            if case .prediction(let prediction) = event { prediction.id == item.id } else { false }
        }
        #expect(try client.ask("SELECT \(item.id.rawValue)", within: Self.patience) == "OK")
        #expect(try #require(host.wait(for: 1)?.first).contains(#""trigger":"host""#))
        try rig.event("the label is kept") { if case .itemKept(item.id) = $0 { true } else { false } }
        try rig.stop()
    }

    @Test("in the dark the rig asks for more light")
    func guidance() throws {
        let dark = LumaImage(width: 320, height: 240) { $0.initializeMemory(as: UInt8.self, repeating: 4) }
        let rig = try TestRig(DeviceSet(camera: FakeCamera(dark)), mode: .host)
        defer { rig.removeData() }
        try rig.waitUntilReady()
        var client = try ControlClient([rig.data + "/control"])
        defer { client.close() }
        #expect(try client.ask("GUIDANCE", within: Self.patience) == "OK")
        #expect(try client.ask("TRIGGER ON", within: Self.patience) == "OK")
        try rig.event("more light is asked for") { $0 == .guidance(.moreLight) }
        #expect(try client.ask("GUIDANCE", within: Self.patience) == "OK MORE_LIGHT more light is needed")
        try rig.stop()
    }

    @Test("a label that waits for its confirmation takes what the host sets, and is delivered once it is confirmed")
    func validation() throws {
        let host = FakeHostLine()
        let label = LabelDefinition("Goods") {
            CustomBarcode(name: "Barcode", symbologies: [.ean13])
            CustomText(name: "Lot").valueRegex("[A-Z][0-9]{4}")
        }
        let rig = try TestRig(
            DeviceSet(camera: FakeCamera(TestRig.picture()), host: host), mode: .host, timeout: .seconds(120)
        ) { settings in
            settings.definitions = [label]
            settings.capture.validates = true
        }
        defer { rig.removeData() }
        try rig.waitUntilReady()
        var client = try ControlClient([rig.data + "/control"])
        defer { client.close() }
        #expect(try client.ask("TRIGGER ON", within: Self.patience) == "OK")
        try rig.event("the barcode is captured") { event in
            if case .validation(let checklist) = event { checklist["Barcode"] != nil } else { false }
        }
        #expect(try client.ask("CONFIRM", within: Self.patience).hasPrefix("ER REJECTED "))
        #expect(try client.ask("SET Lot=nonsense", within: Self.patience).hasPrefix("ER REJECTED "))
        #expect(try client.ask("SET Lot=A4711", within: Self.patience) == "OK")
        #expect(try client.ask("CONFIRM", within: Self.patience) == "OK")
        let line = try #require(host.wait(for: 1)?.first)
        #expect(line.contains(#""fields":{"Barcode":"4012345123456","Lot":"A4711"}"#))
        try rig.stop()
    }
}
