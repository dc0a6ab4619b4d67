import Delivery
import Devices
import Foundation
import Imaging
import Testing

@testable import Rig

@Suite("The supervisor", .serialized)
struct SupervisorTests {
    @Test("a press makes one record, one beep after it, and one line")
    func pressToLine() throws {
        let button = FakeButton()
        let host = FakeHostLine()
        let rig = try TestRig(
            DeviceSet(camera: FakeCamera(TestRig.picture()), button: button, beeper: FakeBeeper(), host: host))
        defer { rig.removeData() }
        try rig.waitUntilReady()
        button.make(.pressed)
        let lines = try #require(host.wait(for: 1))
        #expect(lines[0].hasPrefix(#"{"seq":1,"time":""#))
        #expect(lines[0].contains(#""decision":"PASS","trigger":"auto","started":"button","label":"Goods""#))
        #expect(lines[0].contains(#""fields":{"Barcode":"4012345123456"}"#))
        try rig.event("the success tone") { $0 == .tone(.success, sequence: 1) }
        try rig.stop()
        #expect(rig.events.filter(\.isFinal).count == 1)
    }

    @Test("the states follow one another as a scan goes")
    func states() throws {
        let button = FakeButton()
        let rig = try TestRig(DeviceSet(camera: FakeCamera(TestRig.picture()), button: button))
        defer { rig.removeData() }
        try rig.waitUntilReady()
        button.make(.pressed)
        try rig.event("the rig is idle again", count: 2) { $0.isState(.idle) }
        try rig.stop()
        let states = rig.events.compactMap { if case .state(let state) = $0 { state } else { nil } }
        #expect(states == [.idle, .scanning, .delivering, .idle, .stopping])
    }

    @Test("a scan without a label ends with a no-read, its tone and its line")
    func noRead() throws {
        let button = FakeButton()
        let host = FakeHostLine()
        let rig = try TestRig(
            DeviceSet(camera: FakeCamera(TestRig.emptyBench()), button: button, beeper: FakeBeeper(), host: host),
            timeout: .milliseconds(300))
        defer { rig.removeData() }
        try rig.waitUntilReady()
        button.make(.pressed)
        let line = try #require(host.wait(for: 1)?.first)
        #expect(line.contains(#""decision":"NOREAD","reason":"TIMEOUT","title":"nothing read in 0.3 s""#))
        try rig.event("the no-read tone") { $0.isTone(.noRead) }
        try rig.stop()
    }

    @Test("a camera that is absent at the start is reported once, and used when it comes")
    func absentCamera() throws {
        let camera = FakeCamera(try TestRig.picture(), failure: DeviceError(.absent, "fake camera is not there"))
        let button = FakeButton()
        let rig = try TestRig(DeviceSet(camera: camera, button: button))
        defer { rig.removeData() }
        try rig.waitUntilReady()
        let attempts = camera.state.wait(until: .now() + .seconds(10)) { state in state.opened >= 4 ? state.opened : nil
        }
        #expect(attempts != nil)
        #expect(rig.events.filter { $0.isUnavailable(.camera) }.count == 1)
        var client = try ControlClient([rig.data + "/control"])
        #expect(try client.ask("TRIGGER ON", within: .seconds(20)) == "ER UNAVAILABLE fake camera is not there")
        client.close()
        button.make(.pressed)
        try rig.event("the press fails") { $0 == .failed("press", .unavailable, "fake camera is not there") }
        button.make(.released)
        camera.state.withLock { $0.failure = nil }
        try rig.event("the camera is available") { $0.isAvailable(.camera) }
        button.make(.pressed)
        try rig.event("a record") { $0.isFinal }
        try rig.stop()
    }

    @Test("a camera that fails while scanning is opened again and the scan goes on")
    func failingCamera() throws {
        let camera = FakeCamera(try TestRig.emptyBench())
        let button = FakeButton()
        let rig = try TestRig(DeviceSet(camera: camera, button: button))
        defer { rig.removeData() }
        try rig.waitUntilReady()
        button.make(.pressed)
        try rig.event("the rig scans") { $0.isState(.scanning) }
        camera.state.withLock { $0.failure = DeviceError(.gone, "fake camera was pulled") }
        try rig.event("the loss is reported") { $0.isUnavailable(.camera) }
        let picture = try TestRig.picture()
        camera.state.withLock { state in
            state.image = picture
            state.failure = nil
        }
        try rig.event("a record") { $0.isFinal }
        try rig.stop()
    }

    @Test("the torch is lit while a scan runs, and off at the end")
    func torch() throws {
        let torch = FakeTorch()
        let button = FakeButton()
        let rig = try TestRig(DeviceSet(camera: FakeCamera(TestRig.emptyBench()), button: button, torch: torch))
        defer { rig.removeData() }
        try rig.waitUntilReady()
        #expect(!torch.isLit.withLock { $0 })
        button.make(.pressed)
        let isLit = torch.isLit.wait(until: .now() + .seconds(10)) { isLit in isLit ? true : nil }
        #expect(isLit == true)
        try rig.stop()
        #expect(!torch.isLit.withLock { $0 })
    }

    @Test("a long press cancels the scan that it began: no record, no line; the next press begins another")
    func longPress() throws {
        let button = FakeButton()
        let host = FakeHostLine()
        let rig = try TestRig(
            DeviceSet(camera: FakeCamera(TestRig.emptyBench()), button: button, host: host), timeout: .seconds(60)
        ) { $0.longPress = .milliseconds(300) }
        defer { rig.removeData() }
        try rig.waitUntilReady()
        button.make(.pressed)
        try rig.event("the scan begins") { $0.isState(.scanning) }
        // The first one was told at the start.
        try rig.event("the scan ends while the button is down", count: 2) { $0.isState(.idle) }
        button.make(.released)
        button.make(.pressed)
        try rig.event("the next scan begins", count: 2) { $0.isState(.scanning) }
        try rig.stop()
        #expect(rig.events.filter(\.isFinal).isEmpty)
        #expect(host.lines.isEmpty)
    }

    @Test("records made while the host is away go out when it comes, in order, none glued to a torn line")
    func hostAway() throws {
        let host = FakeHostLine()
        let button = FakeButton()
        let rig = try TestRig(DeviceSet(camera: FakeCamera(TestRig.picture()), button: button, host: host))
        defer { rig.removeData() }
        try rig.waitUntilReady()
        // The first line is torn after 20 bytes.
        host.state.withLock { $0.room = 20 }
        button.make(.pressed)
        try rig.event("the first record") { $0.isFinal }
        host.state.withLock { $0.isPulled = true }
        try rig.event("the loss is reported") { $0.isUnavailable(.host) }
        button.make(.pressed)
        try rig.event("the second record", count: 2) { $0.isFinal }
        host.state.withLock { state in
            state.output = []
            state.room = nil
            state.isPulled = false
        }
        let lines = try #require(host.wait(for: 2))
        #expect(lines.map { $0.prefix(8) } == [#"{"seq":1"#, #"{"seq":2"#])
        try rig.stop()
    }

    @Test("records that were not delivered go out after a restart under their own numbers")
    func restart() throws {
        let button = FakeButton()
        let first = try TestRig(DeviceSet(camera: FakeCamera(TestRig.picture()), button: button))
        defer { first.removeData() }
        try first.waitUntilReady()
        button.make(.pressed)
        try first.event("a record") { $0.isFinal }
        try first.stop()
        let host = FakeHostLine()
        let second = try TestRig(
            DeviceSet(camera: FakeCamera(TestRig.picture()), host: host), data: first.data)
        try second.waitUntilReady()
        let lines = try #require(host.wait(for: 1))
        #expect(lines[0].hasPrefix(#"{"seq":1"#))
        try second.stop()
    }

    @Test("a second rig on the same data folder is refused")
    func sameFolder() throws {
        let first = try TestRig(DeviceSet(camera: FakeCamera(TestRig.picture())))
        defer { first.removeData() }
        try first.waitUntilReady()
        let second = try TestRig(DeviceSet(camera: FakeCamera(TestRig.picture())), data: first.data)
        #expect(throws: DeliveryError.self) { try second.stop() }
        try first.stop()
    }

    @Test("what the host asks is answered, also over the control socket")
    func commands() throws {
        let host = FakeHostLine()
        let rig = try TestRig(DeviceSet(camera: FakeCamera(TestRig.picture()), host: host), mode: .host)
        defer { rig.removeData() }
        try rig.waitUntilReady()
        var client = try ControlClient([rig.data + "/control"])
        defer { client.close() }
        #expect(try client.ask("VERSION", within: .seconds(10)) == "OK labelrig \(Version.current)")
        #expect(try client.ask("nonsense", within: .seconds(10)).hasPrefix("ER UNKNOWN_COMMAND "))
        #expect(try client.ask("TRIGGER OFF", within: .seconds(10)).hasPrefix("ER REJECTED "))
        #expect(
            try client.ask("LABEL Other", within: .seconds(10)) == "ER NOT_FOUND no label 'Other'; there are: Goods")
        #expect(try client.ask("REFERENCE order-7", within: .seconds(10)) == "OK")
        #expect(try client.ask("TRIGGER ON", within: .seconds(10)) == "OK")
        let line = try #require(host.wait(for: 1)?.first)
        #expect(line.contains(#""started":"host","label":"Goods","reference":"order-7""#))
        #expect(try client.ask("STATUS", within: .seconds(10)).hasPrefix(#"OK {"state":"#))
        #expect(try client.ask("RESEND 1", within: .seconds(10)) == "OK")
        #expect(try #require(host.wait(for: 2))[1] == line)
        try rig.stop()
    }
}
