import LabelLanguage
import Testing

@testable import Capture

@Suite("Validation of a label")
struct ValidationTests {
    /// A scan of labels that wait for their confirmation.
    private static func scene(_ mode: CaptureMode = .single) throws -> Scene {
        var scene = Scene(mode) { $0.validates = true }
        if mode == .host { _ = try scene.session.start(by: .host, at: scene.time) }
        if mode == .single || mode == .hold { try scene.press() }
        return scene
    }

    @Test("a whole label is not captured by itself; a short press confirms it")
    func confirm() throws {
        var scene = try Self.scene()
        #expect(scene.show(product("1", "2026-12-24"), times: 20).captured.isEmpty)
        let events = try scene.press()
        #expect(events.captured.map { $0.reading["Expiry Date"]?.value } == ["2026-12-24"])
        #expect(events.captured.first?.trigger == .button)
        #expect(events.last == .scanEnded)
        #expect(scene.session.checklist == nil)
    }

    @Test("fields may be read in different frames; each change of the checklist is told once")
    func grows() throws {
        var scene = try Self.scene(.host)
        #expect(scene.show(product("1", nil), times: 10).missing == [["Barcode", "Expiry Date"], ["Expiry Date"]])
        #expect(scene.show(product(nil, "2026-12-24"), times: 10).missing == [[]])
        let label = try scene.session.confirm(by: .host).captured.first
        #expect(label?.reading.fields.map(\.value) == ["1", "2026-12-24"])
        #expect(label?.reading.isComplete == true)
        #expect(label?.trigger == .host)
    }

    @Test("required fields gate: a confirmation before is refused and the scan goes on")
    func gate() throws {
        var scene = try Self.scene()
        scene.show(product("1", nil), times: 5)
        #expect(throws: CaptureRefusal.notWhole(missing: ["Expiry Date"])) { try scene.press() }
        #expect(throws: CaptureRefusal.notWhole(missing: ["Expiry Date"])) { try scene.session.confirm(by: .host) }
        scene.show(product("1", "2026-12-24"), times: 5)
        #expect(try scene.press().captured.first?.reading["Lot"] == nil)
    }

    @Test("a value read in fewer frames than a capture needs is not taken")
    func evidence() throws {
        var scene = try Self.scene()
        scene.show(product("1", "2026-12-24"), times: 2)
        #expect(scene.session.checklist?.missing == ["Barcode", "Expiry Date"])
        scene.show(product("1", "2026-12-29"))
        #expect(scene.session.checklist?.missing == ["Expiry Date"])
    }

    @Test("the host sets a missing field, and corrects one; both are told with the old and the new value")
    func manualEntry() throws {
        var scene = try Self.scene()
        scene.show(product("1", "2026-12-24"), times: 3)
        let set = try scene.session.set(field: "Expiry Date", value: "2027-01-31", at: scene.time)
        #expect(set.entries == [ManualEntry(field: "Expiry Date", old: "2026-12-24", new: "2027-01-31")])
        let lot = try scene.session.set(field: "Lot", value: "A1", at: scene.time)
        #expect(lot.entries == [ManualEntry(field: "Lot", old: nil, new: "A1")])
        // What the host said stands against what frames go on to read.
        scene.show(product("1", "2026-12-24", lot: "A7"), times: 10)
        #expect(try scene.press().captured.first?.reading.fields.map(\.value) == ["1", "2027-01-31", "A1"])
    }

    @Test("a field is set only while a label is validated, by its name, to what fits its patterns")
    func refusedEntries() throws {
        var scene = try Self.scene()
        #expect(throws: CaptureRefusal.nothingToValidate) {
            try scene.session.set(field: "Lot", value: "A1", at: scene.time)
        }
        scene.show(product("1", nil))
        #expect(throws: CaptureRefusal.noSuchField("Batch")) {
            try scene.session.set(field: "Batch", value: "A1", at: scene.time)
        }
        #expect(throws: CaptureRefusal.badValue(field: "Expiry Date")) {
            try scene.session.set(field: "Expiry Date", value: "soon", at: scene.time)
        }
        #expect(scene.session.checklist?["Expiry Date"] == nil)
    }

    @Test("a label that was taken away keeps its checklist and can still be completed by hand")
    func takenAway() throws {
        var scene = try Self.scene()
        scene.show(product("1", nil), times: 5)
        scene.show(times: 60)
        _ = try scene.session.set(field: "Expiry Date", value: "2026-12-24", at: scene.time)
        scene.show(product("2", "2027-01-31"), times: 20)
        #expect(try scene.press().captured.first?.reading["Barcode"]?.value == "1")
    }

    @Test("a label that comes back goes on where it was")
    func comesBack() throws {
        var scene = try Self.scene()
        scene.show(product("1", nil), times: 5)
        scene.show(times: 60)
        scene.show(product("1", "2026-12-24"), times: 5)
        #expect(scene.session.checklist?.isComplete == true)
        #expect(try scene.press().captured.map(\.id.rawValue) == [2])
    }

    @Test("another label begins anew where nothing was typed")
    func another() throws {
        var scene = try Self.scene()
        scene.show(product("1", nil, lot: "A1"), times: 5)
        scene.show(times: 60)
        scene.show(product("2", "2027-01-31"), times: 5)
        #expect(try scene.press().captured.first?.reading.fields.map(\.value) == ["2", "2027-01-31"])
    }

    @Test("the time-out says what is missing, or that nobody confirmed; typing starts it anew")
    func timeout() throws {
        var scene = try Self.scene()
        scene.show(product("1", nil), times: 5)
        #expect(scene.wait(.seconds(9)).isEmpty)
        _ = try scene.session.set(field: "Lot", value: "A1", at: scene.time)
        #expect(scene.wait(.seconds(9)).isEmpty)
        #expect(scene.wait(.seconds(1)).noReads.first?.title == "Product: Expiry Date not read in 10 s")
        try scene.press()
        scene.show(product("1", "2026-12-24"), times: 5)
        #expect(scene.wait(.seconds(10)).noReads.first?.title == "Product: not confirmed in 10 s")
    }

    @Test("hold: letting the button go confirms what is complete")
    func hold() throws {
        var scene = try Self.scene(.hold)
        scene.show(product("1", nil), times: 3)
        scene.show(product(nil, "2026-12-24"), times: 3)
        #expect(scene.release().captured.count == 1)
    }

    @Test("presentation: a label is confirmed once, and the next waits until it has left")
    func presentation() throws {
        var scene = try Self.scene(.presentation)
        scene.show(product("1", "2026-12-24"), times: 5)
        #expect(try scene.press().captured.count == 1)
        #expect(scene.show(product("1", "2026-12-24"), times: 60).isEmpty)
        scene.show(times: 20)
        scene.show(product("2", "2026-12-24"), times: 5)
        #expect(try scene.press().captured.map { $0.reading["Barcode"]?.value } == ["2"])
    }

    @Test("presentation: with automatic capture off only labels to be validated begin a scan")
    func presentationWithoutAuto() {
        var scene = Scene(.presentation, auto: false) { $0.validates = true }
        #expect(scene.show(product("1", nil)).first == .scanStarted(.presence))
        var plain = Scene(.presentation, auto: false)
        #expect(plain.show(product("1", nil)).isEmpty)
    }

    @Test("choosing a label validates that one")
    func select() throws {
        var scene = try Self.scene()
        scene.show(product("1", "2026-12-24", x: 500), product("2", "2026-12-24", x: 0), times: 5)
        #expect(try scene.session.select(TrackingID(rawValue: 2)).missing == [[]])
        #expect(try scene.press().captured.map { $0.reading["Barcode"]?.value } == ["2"])
    }

    @Test("labels that are known as a whole, and all in continuous mode, are captured as ever")
    func exempt() throws {
        var whole = Scene.product
        whole.name = "price-label"
        var scene = Scene(definition: whole) { $0.validates = true }
        try scene.press()
        var label = product("1", "2026-12-24")
        label.definition = "price-label"
        #expect(scene.show(label, times: 3).captured.count == 1)
        var belt = Scene(.continuous) { $0.validates = true }
        #expect(belt.show(product("1", "2026-12-24"), times: 3).captured.count == 1)
    }
}

extension [CaptureEvent] {
    /// What each new state of the checklist lacks.
    fileprivate var missing: [[String]] {
        compactMap { if case .validation(let checklist) = $0 { checklist.missing } else { nil } }
    }

    fileprivate var entries: [ManualEntry] {
        compactMap { if case .manualEntry(let entry) = $0 { entry } else { nil } }
    }
}
