import Devices
import Foundation
import Imaging
import Testing

@testable import Rig

@Suite("Feedback at the bench", .serialized)
struct FeedbackTests {
    private static let patience: Duration = .seconds(20)

    @Test("tone and blinks are as configured, once for a label")
    func configured() throws {
        let torch = FakeTorch()
        let rig = try TestRig(
            DeviceSet(camera: FakeCamera(TestRig.picture()), torch: torch, beeper: FakeBeeper()), mode: .continuous
        ) { settings in
            settings.feedback[.success] = .init(tone: .ready, blinks: 2)
            settings.torchUse = .command
        }
        defer { rig.removeData() }
        try rig.waitUntilReady()
        try rig.event("the tone") { $0 == .tone(.ready, sequence: 1) }
        try rig.event("the blinks") { $0 == .blink(.success, 2, sequence: 1) }
        #expect(torch.changes.wait(until: .now() + Self.patience) { $0.first } == true)
        try rig.stop()
        #expect(rig.events.filter { $0.isTone(.success) }.isEmpty)
        #expect(rig.events.filter { if case .blink = $0 { true } else { false } }.count == 1)
    }

    @Test("a silent rig blinks and makes no sound until it is told to")
    func silent() throws {
        let rig = try TestRig(
            DeviceSet(camera: FakeCamera(TestRig.picture()), torch: FakeTorch(), beeper: FakeBeeper()), mode: .host
        ) { settings in
            settings.feedback.isSilent = true
        }
        defer { rig.removeData() }
        try rig.waitUntilReady()
        var client = try ControlClient([rig.data + "/control"])
        defer { client.close() }
        #expect(
            try client.ask("OPTION feedback.success.tone=buzz", within: Self.patience)
                == "ER BAD_ARGUMENT feedback.success.tone is one of success, failed, noRead, fault, ready, none")
        #expect(try client.ask("OPTION feedback.succes.blinks=1", within: Self.patience).contains("success.blinks'"))
        #expect(try client.ask("OPTION feedback.success.blinks=1", within: Self.patience) == "OK")
        #expect(try client.ask("TRIGGER ON", within: Self.patience) == "OK")
        try rig.event("the blink") { $0 == .blink(.success, 1, sequence: 1) }
        #expect(try client.ask("OPTION feedback.silent=false", within: Self.patience) == "OK")
        #expect(try client.ask("TRIGGER ON", within: Self.patience) == "OK")
        try rig.event("the tone") { $0 == .tone(.success, sequence: 2) }
        try rig.stop()
        #expect(!rig.events.contains(.tone(.success, sequence: 1)))
    }

    @Test("a lamp blinks whether it is lit or not")
    func blinking() {
        let begin = MonotonicTime(nanoseconds: 1_000_000_000)
        let blinking = Blinking(count: 2, length: .milliseconds(100), from: begin)
        let states = [-50, 0, 99, 100, 199, 200, 299, 300, 1_000].map { milliseconds in
            blinking.isOver(at: begin + .milliseconds(milliseconds))
        }
        #expect(states == [false, true, true, false, false, true, true, false, false])
        #expect(blinking.nextChange(after: begin + .milliseconds(50)) == begin + .milliseconds(100))
        #expect(blinking.nextChange(after: begin + .milliseconds(250)) == begin + .milliseconds(300))
        #expect(blinking.nextChange(after: begin + .milliseconds(300)) == nil)
    }
}
