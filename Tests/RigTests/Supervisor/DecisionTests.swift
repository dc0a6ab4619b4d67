import Capture
import Delivery
import Devices
import Foundation
import Testing

@testable import Rig

@Suite("Decisions by policy", .serialized)
struct DecisionTests {
    @Test("a label that breaks a rule becomes a FAIL with its reason, and its own tone")
    func fail() throws {
        let host = FakeHostLine()
        let list = try CodeList(Array("5012345678900\n".utf8))
        let policy = DecisionPolicy(name: "known", rules: [DecisionRule(field: "Barcode", check: .inList(list))])
        let rig = try TestRig(
            DeviceSet(camera: FakeCamera(TestRig.picture()), beeper: FakeBeeper(), host: host), mode: .host
        ) { settings in
            settings.policies = [policy]
            settings.policy = "known"
        }
        defer { rig.removeData() }
        try rig.waitUntilReady()
        var client = try ControlClient([rig.data + "/control"])
        defer { client.close() }
        _ = try client.ask("TRIGGER ON", within: .seconds(10))
        let line = try #require(host.wait(for: 1)?.first)
        #expect(
            line.contains(
                #""decision":"FAIL","reason":"NOT_IN_LIST","title":"Barcode 4012345123456 is not in the list""#))
        #expect(line.contains(#""fields":{"Barcode":"4012345123456"}"#))
        try rig.event("the failed tone") { $0.isTone(.failed) }
        try rig.stop()
    }

    @Test("the host says what a field must be, for one record, and chooses the policy")
    func hostValue() throws {
        let host = FakeHostLine()
        let policy = DecisionPolicy(name: "order", rules: [DecisionRule(field: "Barcode", check: .equalsHostValue)])
        let rig = try TestRig(DeviceSet(camera: FakeCamera(TestRig.picture()), host: host), mode: .host) { settings in
            settings.policies = [policy]
        }
        defer { rig.removeData() }
        try rig.waitUntilReady()
        var client = try ControlClient([rig.data + "/control"])
        defer { client.close() }
        #expect(try client.ask("POLICY nonsense", within: .seconds(10)).hasPrefix("ER NOT_FOUND "))
        #expect(try client.ask("POLICY order", within: .seconds(10)) == "OK")
        #expect(try client.ask("SET Barcod=1", within: .seconds(10)).contains("'Barcode'"))
        #expect(try client.ask("SET Barcode=4012345123456", within: .seconds(10)) == "OK")
        for number in 1...2 {
            _ = try client.ask("TRIGGER ON", within: .seconds(10))
            let line = try #require(host.wait(for: number)?.last)
            #expect(line.contains(number == 1 ? #""decision":"PASS""# : #""reason":"MISMATCH""#))
            try rig.event("the rig is idle again", count: number + 1) { $0.isState(.idle) }
        }
        try rig.stop()
    }

    @Test("a list is read anew when its file changes; a damaged one leaves the last in use")
    func changedList() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("1\n", to: "codes.txt")
        let list = try CodeListFile(path: path)
        #expect(list.contains("1") && !list.contains("2"))
        #expect(list.refresh() == nil)
        _ = try folder.write("1\n2\n", to: "codes.txt")
        #expect(list.refresh() == "\(path): 2 codes read anew")
        #expect(list.contains("2"))
        _ = try folder.write("3\n\0\n", to: "codes.txt")
        #expect(try #require(list.refresh()).hasSuffix("the list from before stays in use"))
        #expect(list.refresh() == nil)
        #expect(list.contains("2") && !list.contains("3"))
    }

    @Test("a clock from before this version was made is not set")
    func clock() {
        #expect(!SystemClock.isSet(needsSynchronization: false, at: Date(timeIntervalSince1970: 1_000_000_000)))
        #expect(SystemClock.isSet(needsSynchronization: false, at: Date(timeIntervalSince1970: 2_000_000_000)))
    }

    @Test("the day of a scan is that of the rig's time zone")
    func day() throws {
        let time = Date(timeIntervalSince1970: 1_798_761_600)  // 2027-01-01T00:00:00Z
        #expect(civilDay(time, in: try #require(TimeZone(identifier: "Europe/Berlin"))) == "2027-01-01")
        #expect(civilDay(time, in: try #require(TimeZone(identifier: "America/New_York"))) == "2026-12-31")
    }
}
