import LabelLanguage
import Testing

@testable import Capture

@Suite("Stability")
struct StabilityTests {
    @Test(
        "what the frames read decides how stable a field is",
        arguments: [
            ("", Stability.notReady), ("A", .tentative), ("AB", .tentative), ("AA", .verified), ("ABC", .available),
            ("AAB", .available), ("ABA", .available), ("ABB", .tentativelyStable), ("AABB", .tentativelyStable),
            ("AAA", .stable), ("ABBB", .stable), ("AAAB", .available), ("AAAAAA", .stable),
        ])
    func field(readings: String, stability: Stability) {
        var history = FieldHistory()
        for reading in readings {
            history.add(
                FieldValue(
                    name: "Lot", text: String(reading), value: String(reading), confidence: 1,
                    box: Box(x: 0, y: 0, width: 1, height: 1)))
        }
        #expect(history.stability == stability)
    }

    @Test("the levels rise in the order in which they are named, and go by their names")
    func order() {
        #expect(Stability.allCases == Stability.allCases.sorted())
        #expect(Stability(name: "tentativelyStable") == .tentativelyStable)
        #expect(Stability(name: "shaky") == nil)
    }

    @Test("a label is as stable as its least stable required field")
    func label() throws {
        var scene = Scene(auto: false)
        try scene.press()
        scene.show(product("1", nil), times: 3)
        #expect(scene.session.tracker.items.map(\.stability) == [.notReady])
        scene.show(product("1", "2026-12-24"), times: 2)
        let item = try #require(scene.session.tracker.items.first)
        #expect(item.stability == .verified)
        #expect(item.fieldStability == ["Barcode": .stable, "Expiry Date": .verified])
    }

    @Test(
        "a label is captured by itself once it is as stable as the settings ask",
        arguments: [(Stability.tentative, 1), (.verified, 2), (.available, 3), (.tentativelyStable, 3), (.stable, 3)])
    func automatic(stability: Stability, frames: Int) throws {
        var scene = Scene { $0.stability = stability }
        try scene.press()
        #expect(scene.show(product("1", "2026-12-24"), times: frames - 1).captured.isEmpty)
        #expect(scene.show(product("1", "2026-12-24")).captured.count == 1)
    }

    @Test("frames without the label do not count against its stability")
    func gaps() throws {
        var scene = Scene { $0.stability = .stable }
        try scene.press()
        for _ in 0..<2 {
            #expect(scene.show(product("1", "2026-12-24")).captured.isEmpty)
            scene.show()
        }
        #expect(scene.show(product("1", "2026-12-24")).captured.count == 1)
    }

    @Test("what one label needs does not bind another")
    func byLabel() throws {
        var scene = Scene {
            $0.stability = .stable
            $0.labelStability = ["Product": .verified]
        }
        try scene.press()
        #expect(scene.show(product("1", "2026-12-24"), times: 2).captured.count == 1)
    }

    @Test("a pause starts the sightings anew")
    func pause() throws {
        var scene = Scene { $0.stability = .verified }
        try scene.press()
        scene.show(product("1", "2026-12-24"))
        scene.session.pause()
        scene.session.resume(at: scene.time)
        #expect(scene.show(product("1", "2026-12-24")).captured.isEmpty)
        #expect(scene.show(product("1", "2026-12-24")).captured.count == 1)
    }
}
