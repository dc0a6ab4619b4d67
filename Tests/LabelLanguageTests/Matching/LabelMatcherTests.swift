import LabelLanguage
import Testing

@Suite("Label matcher")
struct LabelMatcherTests {
    private let perishable = LabelDefinition("Perishable Product") {
        CustomBarcode(name: "Barcode", symbologies: [.ean13, .code128])
        ExpiryDateText(name: "Expiry Date").labelDateFormat(LabelDateFormat(componentFormat: .dmy))
        TotalPriceText(name: "Total Price").optional(true)
        CustomText(name: "Lot").anchorRegex("LOT").valueRegex("[A-Z0-9]{4,10}").optional(true)
    }

    @Test("fills every field of a label")
    func complete() throws {
        let readings = try matcher(perishable).readings(
            symbols: [symbol("4012345123456")],
            lines: lines(
                "Cheddar 250 g", "PACKED ON 24/11/26", "BEST BEFORE 03/04/26", "LOT L20417", "TOTAL PRICE $5.92"))
        let reading = try #require(readings.first)
        #expect(readings.count == 1)
        #expect(reading.isComplete)
        #expect(reading.fields.map(\.name) == ["Barcode", "Expiry Date", "Total Price", "Lot"])
        #expect(reading.fields.map(\.value) == ["4012345123456", "2026-04-03", "5.92", "L20417"])
        #expect(reading["Total Price"]?.currency == "USD")
        #expect(reading["Barcode"]?.symbology == .ean13)
        #expect(reading["Expiry Date"]?.text == "03/04/26")
        #expect(reading["Expiry Date"]?.box.y == 60)
        #expect(reading["Expiry Date"]?.isAmbiguous == false)
    }

    @Test("finds values in the line below and in the right column")
    func layouts() throws {
        let below = try matcher(perishable).readings(
            symbols: [symbol("4012345123456")],
            lines: [
                line("PROD", x: 0, y: 0), line("EXP", x: 200, y: 0), line("24/11/2026", x: 0, y: 30),
                line("25/12/2026", x: 200, y: 30),
            ])
        #expect(below.first?["Expiry Date"]?.value == "2026-12-25")
        let right = try matcher(perishable).readings(
            symbols: [symbol("4012345123456")],
            lines: [
                line("Packed", y: 0), line("Use by", y: 30), line("24/11/2026", x: 300, y: 0),
                line("25/12/2026", x: 300, y: 32),
            ])
        #expect(right.first?["Expiry Date"]?.value == "2026-12-25")
    }

    @Test("tells a field that is seen from one that is read")
    func predicted() throws {
        let reading = try #require(
            try matcher(perishable).readings(symbols: [], lines: lines("BEST BEFORE 2", "TOTAL")).first)
        #expect(!reading.isComplete)
        #expect(reading.fields.isEmpty)
        #expect(reading.predicted == ["Expiry Date", "Total Price"])
    }

    @Test("takes no date that belongs to other words")
    func rival() throws {
        let reading = try #require(
            try matcher(perishable).readings(symbols: [symbol("4012345123456")], lines: lines("PACKED ON 24/11/2026"))
                .first)
        #expect(reading.fields.map(\.name) == ["Barcode"])
        #expect(!reading.isComplete)
    }

    @Test("keeps two labels side by side apart")
    func two() throws {
        let readings = try matcher(perishable).readings(
            symbols: [symbol("4012345123456", x: 0, y: 100), symbol("5012345678900", x: 400, y: 100)],
            lines: [line("EXP 01/12/2026", x: 0, y: 0), line("EXP 02/12/2026", x: 400, y: 0)])
        #expect(readings.map { $0["Barcode"]?.value } == ["4012345123456", "5012345678900"])
        #expect(readings.map { $0["Expiry Date"]?.value } == ["2026-12-01", "2026-12-02"])
    }

    @Test("nothing on the page is no label")
    func nothing() throws {
        #expect(try matcher(perishable).readings(symbols: [], lines: []).isEmpty)
        #expect(try matcher(perishable).readings(symbols: [symbol("X", .qr)], lines: lines("hello")).isEmpty)
    }

    @Test("broken geometry and huge input are taken calmly")
    func hostile() throws {
        let matcher = try matcher(perishable)
        let broken = TextLine(
            text: "EXP 01/12/2026", confidence: .nan, box: Box(x: .nan, y: 0, width: .infinity, height: -1))
        #expect(matcher.readings(symbols: [], lines: [broken]).isEmpty)
        let long = line(String(repeating: "EXP 01/12/2026 ", count: 2_000))
        #expect(matcher.readings(symbols: [], lines: Array(repeating: long, count: 8)).count <= 32)
    }
}
