import Imaging
import LabelLanguage
import Testing

@testable import Capture

@Suite("Following labels")
struct TrackingTests {
    @Test("one field misread for a frame leaves the label its id")
    func misreadKeepsID() throws {
        var scene = Scene()
        scene.session.reportsItems = true
        try scene.press()
        scene.show(product("1", "2026-12-24"), times: 2)
        scene.show(product("1", "2026-12-29"))
        #expect(scene.show(product("1", "2026-12-24"), times: 3).captured.map(\.id.rawValue) == [1])
    }

    @Test("another item put over an unread one in its place is another label")
    func replacedBeforeCapture() {
        var scene = Scene(.continuous)
        scene.session.reportsItems = true
        scene.show(product("1", "2026-12-24"), times: 2)
        #expect(scene.show(product("2", "2027-01-31")).items.contains("+2"))
    }

    @Test("parts of a label that different frames read apart from each other belong to one label")
    func partsApart() throws {
        var scene = Scene(auto: false)
        scene.session.reportsItems = true
        try scene.press()
        let top = product("1", nil, y: 0)
        let bottom = product(nil, "2026-12-24", y: 400)
        var events: [CaptureEvent] = []
        for _ in 0..<5 { events += scene.show(top) + scene.show(bottom) }
        #expect(events.items.first == "+1")
        #expect(Set(scene.session.tracker.tracks.map(\.id.rawValue)) == [1])
        #expect(scene.session.tracker.items.first?.stability == .stable)
    }

    @Test("parts apart are kept apart where two labels lie in view")
    func partsOfTwo() throws {
        var scene = Scene(auto: false)
        try scene.press()
        scene.show(product("1", nil, x: 0), product("2", nil, x: 900))
        scene.show(product("1", nil, x: 0), product(nil, "2026-12-24", x: 450))
        #expect(scene.session.tracker.tracks.count == 3)
    }

    @Test("a button let go during a pause ends its scan when the rig goes on")
    func releasedWhilePaused() throws {
        var scene = Scene(.hold)
        try scene.press()
        scene.show(product("1", nil))
        scene.session.pause()
        #expect(scene.release().isEmpty)
        scene.session.resume(at: scene.time)
        #expect(scene.session.deadline == scene.time)
        #expect(scene.wait(.zero).noReads.map(\.trigger) == [.button])
        #expect(scene.session.scan == nil)
    }

    @Test("a retake that the mode refuses leaves the running scan as it is")
    func refusedRetake() throws {
        var scene = Scene(.host)
        _ = try scene.session.start(by: .host, at: scene.time)
        #expect(throws: CaptureRefusal.notInThisMode) { try scene.session.retake(by: .button, at: scene.time) }
        #expect(scene.session.scan != nil)
    }

    @Test("a press while only captured labels lie in view reads nothing new")
    func onlyCaptured() throws {
        var scene = Scene(.presentation)
        scene.show(product("1", "2026-12-24"), times: 5)
        #expect(try scene.press().noReads.map(\.reason) == [.nothingRead])
    }

    @Test("of a page with thousands of lines a bounded number is followed")
    func bounded() {
        var scene = Scene(.continuous)
        let labels = (0..<2_000).map { product(String($0), nil, x: Double($0 % 40) * 30, y: Double($0 / 40) * 14) }
        for _ in 0..<3 {
            scene.time = scene.time + .milliseconds(33)
            scene.session.tracker.update(with: labels, at: scene.time)
        }
        #expect(scene.session.tracker.tracks.count == LabelTracker.labelsPerFrame)
    }

    @Test("places that are no numbers do not stop the tracking")
    func notNumbers() {
        var scene = Scene(.continuous)
        let nowhere = product("1", "2026-12-24", x: .nan, y: .infinity)
        #expect(scene.show(nowhere, product("2", "2026-12-24"), times: 5).captured.count == 2)
    }
}
