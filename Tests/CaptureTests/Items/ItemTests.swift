import LabelLanguage
import Testing

@testable import Capture

@Suite("Labels in view")
struct ItemTests {
    @Test("a label is added, updated while more is known of it, and removed")
    func life() {
        var scene = Scene(.continuous, auto: false)
        scene.session.reportsItems = true
        #expect(scene.show(product("1", nil)).items == ["+1"])
        #expect(scene.show(product("1", "2026-12-24")).items == ["~1"])
        scene.show(product("1", "2026-12-24"), times: 3)
        #expect(scene.show(product("1", "2026-12-24", x: 510), times: 20).items.isEmpty)
        #expect(scene.show(times: 20).items == ["-1"])
    }

    @Test("fields that come and go from frame to frame are no news once they are known")
    func flicker() {
        var scene = Scene(.continuous, auto: false)
        scene.session.reportsItems = true
        scene.show(product("1", "2026-12-24"), times: 4)
        for _ in 0..<10 {
            #expect(scene.show(product("1", nil)).items.isEmpty)
            #expect(scene.show(product("1", "2026-12-24")).items.isEmpty)
        }
        #expect(scene.session.tracker.items.first?.reading.fields.map(\.value) == ["1", "2026-12-24"])
    }

    @Test("nothing is told while no one watches, and all that is in view once someone does")
    func onDemand() {
        var scene = Scene(.continuous, auto: false)
        #expect(scene.show(product("1", nil), times: 5).items.isEmpty)
        scene.session.reportsItems = true
        #expect(scene.show(product("1", nil)).items == ["+1"])
    }

    @Test("items are told in reading order: rows from the top, each from the left")
    func readingOrder() {
        var scene = Scene(.continuous, auto: false)
        scene.session.reportsItems = true
        let events = scene.show(
            product("4", nil, x: 900, y: 410), product("2", nil, x: 900, y: 90), product("3", nil, x: 100, y: 400),
            product("1", nil, x: 100, y: 110))
        let barcodes = events.compactMap { event in
            if case .added(let item) = event { item.reading["Barcode"]?.value } else { nil }
        }
        #expect(barcodes == ["1", "2", "3", "4"])
    }

    @Test("a new scan removes what the one before had in view")
    func newScan() throws {
        var scene = Scene()
        scene.session.reportsItems = true
        try scene.press()
        #expect(scene.show(product("1", "2026-12-24"), times: 3).captured.count == 1)
        #expect(try scene.press().items == ["-1"])
        #expect(scene.show(product("1", "2026-12-24")).items == ["+2"])
    }

    @Test("choosing a whole label delivers it, whatever lies nearer to the aiming point")
    func select() throws {
        var scene = Scene(auto: false)
        scene.session.reportsItems = true
        try scene.press()
        scene.show(product("1", "2026-12-24", x: 500), product("2", "2026-12-24", x: 0))
        let events = try scene.session.select(TrackingID(rawValue: 2))
        #expect(events.items == ["!2"])
        #expect(events.captured.map { $0.reading["Barcode"]?.value } == ["2"])
        #expect(events.captured.first?.trigger == .host)
        #expect(events.last == .scanEnded)
    }

    @Test("choosing tolerates a frame that missed the label")
    func selectInGap() throws {
        var scene = Scene(auto: false)
        try scene.press()
        scene.show(product("1", "2026-12-24"))
        scene.show()
        #expect(try scene.session.select(TrackingID(rawValue: 1)).captured.count == 1)
    }

    @Test("choosing is refused with the reason: no scan, no such label, not whole, captured before")
    func refusals() throws {
        var scene = Scene()
        let first = TrackingID(rawValue: 1)
        #expect(throws: CaptureRefusal.notScanning) { try scene.session.select(first) }
        try scene.press()
        #expect(throws: CaptureRefusal.noSuchItem(first)) { try scene.session.select(first) }
        scene.show(product("1", nil))
        #expect(throws: CaptureRefusal.notWhole(missing: ["Expiry Date"])) { try scene.session.select(first) }
        var belt = Scene(.continuous)
        belt.show(product("1", "2026-12-24"), times: 3)
        #expect(throws: CaptureRefusal.alreadyCaptured(first)) { try belt.session.select(first) }
    }

    @Test("after a pause a label has to be seen again before it can be chosen")
    func selectAfterPause() throws {
        var scene = Scene(auto: false)
        try scene.press()
        scene.show(product("1", "2026-12-24"), times: 3)
        scene.session.pause()
        #expect(throws: CaptureRefusal.paused) { try scene.session.select(TrackingID(rawValue: 1)) }
        scene.session.resume(at: scene.time)
        #expect(throws: CaptureRefusal.self) { try scene.session.select(TrackingID(rawValue: 1)) }
    }

    @Test("with one item at a time only the label nearest to the aiming point is looked at")
    func nearestOnly() {
        var scene = Scene(.continuous) { $0.recognizesMultipleItems = false }
        scene.session.reportsItems = true
        let events = scene.show(
            product("1", "2026-12-24", x: 0), product("2", "2026-12-24", x: 500), times: 30)
        #expect(events.captured.map { $0.reading["Barcode"]?.value } == ["2"])
        #expect(Set(events.items) == ["+1", "~1"])
    }

    @Test("a prediction tells what a press would give, as it changes")
    func prediction() throws {
        var scene = Scene(auto: false)
        scene.session.reportsPredictions = true
        try scene.press()
        func titles(_ events: [CaptureEvent]) -> [String] {
            events.compactMap { if case .prediction(let prediction) = $0 { prediction.title } else { nil } }
        }
        #expect(titles(scene.show(times: 5)) == ["nothing read"])
        #expect(titles(scene.show(product("1", nil), times: 5)) == ["Product: Expiry Date not read"])
        #expect(titles(scene.show(product("1", "2026-12-24"), times: 5)) == ["Product"])
        let prediction = scene.session.prediction
        #expect(try scene.press().captured.first?.reading == prediction.reading)
    }
}
