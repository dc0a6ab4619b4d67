import LabelLanguage
import Testing

@testable import Capture

@Suite("Passes in a row")
struct PassTests {
    @Test("a label is captured in the frame that completes the third pass, not before")
    func capturesOnThirdPass() throws {
        var scene = Scene()
        try scene.press()
        #expect(scene.show(product("4012345123456", "2026-12-24"), times: 2).isEmpty)
        let events = scene.show(product("4012345123456", "2026-12-24"))
        #expect(events.captured.map(\.trigger) == [.auto])
        #expect(events.captured.first?.reading["Expiry Date"]?.value == "2026-12-24")
        #expect(events.last == .scanEnded)
    }

    @Test("the number of passes is what the settings say", arguments: [1, 2, 5])
    func passesBySettings(passes: Int) throws {
        var scene = Scene(passes: passes)
        try scene.press()
        #expect(scene.show(product("1", "2026-12-24"), times: passes - 1).captured.isEmpty)
        #expect(scene.show(product("1", "2026-12-24")).captured.count == 1)
    }

    @Test("a frame in which a required field reads differently starts the count anew")
    func differingValueRestarts() throws {
        var scene = Scene()
        try scene.press()
        scene.show(product("1", "2026-12-24"), times: 2)
        scene.show(product("1", "2026-12-29"))
        #expect(scene.show(product("1", "2026-12-24"), times: 2).captured.isEmpty)
        #expect(scene.show(product("1", "2026-12-24")).captured.count == 1)
    }

    @Test("a frame that misses a required field starts the count anew")
    func missingFieldRestarts() throws {
        var scene = Scene()
        try scene.press()
        scene.show(product("1", "2026-12-24"), times: 2)
        scene.show(product("1", nil))
        #expect(scene.show(product("1", "2026-12-24"), times: 2).captured.isEmpty)
        #expect(scene.show(product("1", "2026-12-24")).captured.count == 1)
    }

    @Test("a frame without the label starts the count anew")
    func missedFrameRestarts() throws {
        var scene = Scene()
        try scene.press()
        scene.show(product("1", "2026-12-24"), times: 2)
        scene.show()
        #expect(scene.show(product("1", "2026-12-24"), times: 2).captured.isEmpty)
    }

    @Test("an optional field may come and go without starting the count anew")
    func optionalFieldIsFree() throws {
        var scene = Scene()
        try scene.press()
        scene.show(product("1", "2026-12-24", lot: "A1"), times: 2)
        let label = scene.show(product("1", "2026-12-24")).captured.first
        #expect(label?.reading["Lot"]?.value == "A1")
    }

    @Test("an optional field that reads two ways equally often is left out")
    func undecidedOptionalField() throws {
        var scene = Scene(passes: 2)
        try scene.press()
        scene.show(product("1", "2026-12-24", lot: "A1"))
        let label = scene.show(product("1", "2026-12-24", lot: "A7")).captured.first
        #expect(label != nil)
        #expect(label?.reading["Lot"] == nil)
    }

    @Test("without a required field, the same set of values must be read in every pass")
    func noRequiredField() throws {
        let optionalOnly = LabelDefinition("Product") {
            CustomBarcode(name: "Barcode", symbologies: [.ean13]).optional(true)
            ExpiryDateText(name: "Expiry Date").optional(true)
        }
        func seen(_ barcode: String?, _ expiry: String?) -> LabelReading {
            var reading = product(barcode, expiry)
            reading.isComplete = !reading.fields.isEmpty
            return reading
        }
        var scene = Scene(definition: optionalOnly)
        try scene.press()
        scene.show(seen("1", nil), times: 2)
        #expect(scene.show(seen("1", "2026-12-24")).captured.isEmpty)
        #expect(scene.show(seen("1", "2026-12-24")).captured.isEmpty)
        #expect(scene.show(seen("1", "2026-12-24")).captured.first?.reading.fields.count == 2)
    }
}
