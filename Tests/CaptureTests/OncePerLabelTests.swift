import LabelLanguage
import Testing

@testable import Capture

@Suite("Once per label")
struct OncePerLabelTests {
    @Test("a label that stays in view is delivered once", arguments: [CaptureMode.presentation, .continuous])
    func staysInView(mode: CaptureMode) {
        var scene = Scene(mode)
        #expect(scene.show(product("1", "2026-12-24"), times: 300).captured.count == 1)
    }

    @Test(
        "the same code on a second item is delivered once the first has left",
        arguments: [
            CaptureMode.presentation, .continuous,
        ])
    func secondItem(mode: CaptureMode) {
        var scene = Scene(mode)
        let first = scene.show(product("1", "2026-12-24"), times: 5).captured
        scene.show(times: 10)
        let second = scene.show(product("1", "2026-12-24"), times: 5).captured
        #expect(first.count == 1)
        #expect(second.count == 1)
        #expect(first.first?.id != second.first?.id)
    }

    @Test("frames that could not be read for a moment do not make a label new")
    func flicker() {
        var scene = Scene(.continuous)
        #expect(scene.show(product("1", "2026-12-24"), times: 5).captured.count == 1)
        for _ in 0..<50 {
            scene.show(times: 5)
            #expect(scene.show(product("1", "2026-12-24"), times: 2).captured.isEmpty)
        }
    }

    @Test("a label that moves stays the same label")
    func moving() {
        var scene = Scene(.continuous)
        var captured: [CapturedLabel] = []
        for step in 0..<60 {
            captured += scene.show(product("1", "2026-12-24", x: Double(step) * 40)).captured
        }
        #expect(captured.count == 1)
    }

    @Test("a label misread for a while is not delivered under its wrong value while the right one is seen between")
    func misread() {
        var scene = Scene(.continuous)
        var captured = scene.show(product("1", "2026-12-24"), times: 5).captured
        for _ in 0..<20 {
            captured += scene.show(product("1", "2026-12-29"), times: 4).captured
            captured += scene.show(product("1", "2026-12-24")).captured
        }
        #expect(captured.map { $0.reading["Expiry Date"]?.value } == ["2026-12-24"])
    }

    @Test("a different label in the same place is delivered")
    func replaced() {
        var scene = Scene(.continuous)
        #expect(scene.show(product("1", "2026-12-24"), times: 5).captured.count == 1)
        let second = scene.show(product("2", "2027-01-31"), times: 20).captured
        #expect(second.map { $0.reading["Barcode"]?.value } == ["2"])
    }

    @Test("two items with the same code side by side are two labels")
    func sideBySide() {
        var scene = Scene(.continuous)
        let captured = scene.show(
            product("1", "2026-12-24", x: 0), product("1", "2026-12-24", x: 900), times: 10
        ).captured
        #expect(Set(captured.map(\.id)).count == 2)
        #expect(captured.count == 2)
    }

    @Test("presentation: a second label in view waits until the first has left")
    func presentationOneByOne() {
        var scene = Scene(.presentation)
        let first = product("1", "2026-12-24", x: 500)
        let second = product("2", "2026-12-24", x: 900)
        #expect(scene.show(first, second, times: 20).captured.map { $0.reading["Barcode"]?.value } == ["1"])
        #expect(scene.show(second, times: 20).captured.map { $0.reading["Barcode"]?.value } == ["2"])
    }

    @Test("presentation: what could not be read is said once, not every ten seconds")
    func presentationNoReadOnce() {
        var scene = Scene(.presentation)
        let events = scene.show(product("1", nil), times: 2000)
        #expect(events.noReads.map(\.started) == [.presence])
    }

    @Test(
        "presentation: what a press found unreadable is not said again by the time-out, and captured once it is whole")
    func presentationNoReadByPress() throws {
        var scene = Scene(.presentation)
        scene.show(product("1", nil), times: 5)
        #expect(try scene.press().noReads.map(\.reason) == [.missingField])
        #expect(scene.show(product("1", nil), times: 1_000).isEmpty)
        #expect(scene.show(product("1", "2026-12-24"), times: 3).captured.count == 1)
    }

    @Test("a press reads a label that was there before once more")
    func pressAgain() throws {
        var scene = Scene()
        for _ in 0..<3 {
            try scene.press()
            #expect(scene.show(product("1", "2026-12-24"), times: 3).captured.count == 1)
        }
    }

    @Test("tracking ids are never used twice")
    func idsAreUnique() {
        var scene = Scene(.continuous)
        var ids: [TrackingID] = []
        for item in 0..<50 {
            ids += scene.show(product(String(item), "2026-12-24"), times: 4).captured.map(\.id)
            scene.show(times: 12)
        }
        #expect(ids.count == 50)
        #expect(Set(ids).count == 50)
    }
}
