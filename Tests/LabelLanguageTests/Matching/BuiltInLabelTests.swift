import LabelLanguage
import Testing

@Suite("Built-in labels")
struct BuiltInLabelTests {
    private func readings(_ name: String, _ lines: [TextLine], _ symbols: [Symbol] = []) throws -> [LabelReading] {
        let label = try #require(LabelDefinition.builtIn(named: name))
        return try matcher(label).readings(symbols: symbols, lines: lines)
    }

    @Test(
        "have the fields that scripts rely on",
        arguments: rows(
            """
            price-label | SKU priceText unitPriceText
            vin | text barcode
            seven-segment | weight
            receipt | storeName storeAddress storeCity date time paymentPreTaxTotal paymentTax paymentTotal loyaltyNumber lineItems
            expiry-date | expiry
            anything | barcode text
            """))
    func fields(_ row: CaseRow) throws {
        let label = try #require(LabelDefinition.builtIn(named: row[0]))
        #expect(label.fields.map(\.name).joined(separator: " ") == row[1])
        #expect(LabelDefinition.builtInNames.contains(row[0]))
    }

    @Test("a VIN is read from print and barcode, which help each other")
    func vin() throws {
        let reading = try #require(
            try readings("vin", lines("TYPE 245", "WDB211OO62A6Z3543"), [symbol("IWDB2110062A623543", .code39)]).first)
        #expect(reading["text"]?.value == "WDB2110062A623543")
        #expect(reading["barcode"]?.value == "WDB2110062A623543")
        #expect(reading["text"]?.checkDigit == false)
        #expect(reading["text"]?.corrections == ["O→0 at 7", "O→0 at 8", "Z→2 at 13"])
        #expect(reading.isComplete)
        #expect(try readings("vin", lines("1M8GDM9AXKP042788")).first?["text"]?.checkDigit == true)
        #expect(try readings("vin", lines("NO NUMBER HERE")).isEmpty)
    }

    @Test("a display is its largest line of digits")
    func sevenSegment() throws {
        let reading = try #require(
            try readings(
                "seven-segment",
                [line("MAX 15 kg", height: 12), line("7.4B9", y: 20, height: 60), line("0.00", y: 90, height: 20)]
            ).first)
        #expect(reading["weight"]?.value == "7.489")
        #expect(reading["weight"]?.corrections == ["B→8 at 4"])
    }

    @Test("an expiry date needs no words, and of several dates the last is it")
    func expiry() throws {
        #expect(try readings("expiry-date", lines("2022.03.11")).first?["expiry"]?.value == "2022-03-11")
        #expect(try readings("expiry-date", lines("19 09 2020", "19 09 2021")).first?["expiry"]?.value == "2021-09-19")
        #expect(
            try readings("expiry-date", lines("BEST BEFORE 19/09/2021", "PACKED 19/09/2022")).first?["expiry"]?.value
                == "2021-09-19")
        #expect(try readings("expiry-date", lines("PACKED ON 24/11/2026")).first?["expiry"] == nil)
        let ambiguous = try readings("expiry-date", lines("EXP 03/04/26")).first?["expiry"]
        #expect(ambiguous?.value == "2026-04-03")
        #expect(ambiguous?.isAmbiguous == true)
        let legend = try readings("expiry-date", lines("EXP (mm/dd/yy) 03/04/26")).first?["expiry"]
        #expect(legend?.value == "2026-03-04")
        #expect(legend?.isAmbiguous == false)
        for damaged in ["dd/mm/my", "dd/mm/y"] {
            let east = try readings("expiry-date", lines("유통기한 건강한 우유", "EXP (\(damaged)) 01/12/26")).first?["expiry"]
            #expect(east?.value == "2026-12-01", "\(damaged)")
        }
        #expect(try readings("expiry-date", lines("유통기한 건강한 우유", "21.06.25")).first?["expiry"]?.value == "2021-06-25")
    }

    @Test("anything is each symbol and each line")
    func anything() throws {
        let all = try readings("anything", lines("hello", " ", "world 7"), [symbol("4012345123456"), symbol("X", .qr)])
        #expect(all.flatMap(\.fields).map(\.value) == ["4012345123456", "X", "hello", "world 7"])
        #expect(all.allSatisfy { $0.isComplete })
        let codes = LabelDefinition.anything(symbologies: [.qr], readsText: false)
        let symbols = [symbol("4012345123456"), symbol("X", .qr)]
        let chosen = try matcher(codes).readings(symbols: symbols, lines: lines("hello"))
        #expect(chosen.count == 1)
    }
}
