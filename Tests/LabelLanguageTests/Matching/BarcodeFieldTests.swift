import LabelLanguage
import Testing

@Suite("Barcode fields")
struct BarcodeFieldTests {
    private let phone = LabelDefinition("Phone") {
        IMEIOneBarcode(name: "IMEI 1")
        IMEITwoBarcode(name: "IMEI 2").optional(true)
        SerialNumberBarcode(name: "Serial")
        PartNumberBarcode(name: "Part").optional(true)
    }

    @Test("are told by the words beside them")
    func words() throws {
        let reading = try #require(
            try matcher(phone).readings(
                symbols: [
                    symbol("490154203237518", .code128, y: 30), symbol("356938035643809", .code128, y: 130),
                    symbol("F2LX4321ABCD", .code128, y: 230), symbol("MGL93LL/A", .code128, y: 330),
                ].map { $0 },
                lines: [
                    line("IMEI 2", y: 5), line("IMEI 1", y: 105), line("Serial No.", y: 205), line("Part No.", y: 305),
                ]
            ).first)
        #expect(reading["IMEI 1"]?.value == "356938035643809")
        #expect(reading["IMEI 2"]?.value == "490154203237518")
        #expect(reading["Serial"]?.value == "F2LX4321ABCD")
        #expect(reading["Part"]?.value == "MGL93LL/A")
        #expect(reading["IMEI 1"]?.checkDigit == true)
        #expect(reading.isComplete)
    }

    @Test("are told by data identifiers and check digits, the first IMEI by standing higher")
    func identifiers() throws {
        let reading = try #require(
            try matcher(phone).readings(
                symbols: [
                    symbol("SF2LX4321ABCD", .code128, y: 0), symbol("1PMGL93LL/A", .code128, y: 100),
                    symbol("356938035643809", .code128, y: 300), symbol("490154203237518", .code128, y: 200),
                ], lines: []
            ).first)
        #expect(reading["IMEI 1"]?.value == "490154203237518")
        #expect(reading["IMEI 2"]?.value == "356938035643809")
        #expect(reading["Serial"]?.value == "SF2LX4321ABCD")
        #expect(reading["Part"]?.value == "1PMGL93LL/A")
    }

    @Test("are not guessed at")
    func unknown() throws {
        let readings = try matcher(phone).readings(
            symbols: [symbol("F2LX4321ABCD", .code128, y: 0), symbol("490154203237517", .code128, y: 100)], lines: [])
        #expect(readings.isEmpty)
    }

    @Test("of any kind are told by symbology and pattern")
    func custom() throws {
        let label = LabelDefinition("Box") {
            CustomBarcode(name: "Order", symbologies: [.code128]).valueRegex("PO[0-9]+")
            CustomBarcode(name: "Box", symbologies: [.code128]).valueRegex("BX[0-9]+")
        }
        let reading = try #require(
            try matcher(label).readings(
                symbols: [symbol("BX7", .code128), symbol("PO12", .code128, y: 0), symbol("PO12", .qr, y: 400)],
                lines: []
            ).first)
        #expect(reading.fields.map(\.value) == ["PO12", "BX7"])
    }

    @Test("one symbol is for one field")
    func once() throws {
        let label = LabelDefinition("Two") {
            CustomBarcode(name: "A", symbologies: [.code128])
            CustomBarcode(name: "B", symbologies: [.code128])
        }
        let reading = try #require(try matcher(label).readings(symbols: [symbol("X", .code128)], lines: []).first)
        #expect(reading.fields.count == 1 && !reading.isComplete)
    }
}
