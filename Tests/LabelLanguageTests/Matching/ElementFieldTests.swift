import LabelLanguage
import Testing

@Suite("Fields filled from barcodes")
struct ElementFieldTests {
    private let fresh = LabelDefinition("Fresh") {
        CustomBarcode(name: "GTIN", symbologies: [.code128]).gs1("01")
        ExpiryDateText(name: "Expiry").labelDateFormat(LabelDateFormat(componentFormat: .dmy))
        WeightText(name: "Weight").optional(true)
        TotalPriceText(name: "Price").optional(true)
        CustomText(name: "Lot").gs1("10").optional(true)
    }

    private func gs1(_ text: String) -> Symbol {
        var symbol = symbol(text, .code128)
        symbol.symbologyIdentifier = "]C1"
        return symbol
    }

    private let code = "01040123451234563103000586" + "17261224" + "3932978592\u{1D}" + "10L20417"

    @Test("each takes its identifier's value")
    func values() throws {
        let reading = try #require(try matcher(fresh).readings(symbols: [gs1(code)], lines: []).first)
        #expect(reading.fields.map(\.value) == ["04012345123456", "2026-12-24", "0.586", "5.92", "L20417"])
        #expect(reading["Weight"]?.unit == "kg")
        #expect(reading["Price"]?.currency == "EUR")
        #expect(reading["Expiry"]?.symbology == .code128)
        #expect(reading.isComplete)
    }

    @Test("barcode and print that agree are one value")
    func agree() throws {
        let reading = try #require(
            try matcher(fresh).readings(symbols: [gs1(code)], lines: lines("BEST BEFORE 24.12.2026", "NET WT 586 g"))
                .first)
        #expect(reading["Expiry"]?.value == "2026-12-24")
        #expect(reading["Weight"]?.value == "0.586")
        #expect(reading.rejections.isEmpty)
    }

    @Test("barcode and print that contradict each other are no value, and it is said why")
    func disagree() throws {
        let reading = try #require(
            try matcher(fresh).readings(symbols: [gs1(code)], lines: lines("BEST BEFORE 21.12.2026")).first)
        #expect(reading["Expiry"] == nil)
        #expect(!reading.isComplete)
        #expect(reading.rejections.map(\.reason) == ["the barcode says 2026-12-24, the print 2026-12-21"])
        #expect(reading.predicted == ["Expiry"])
    }

    @Test("a date without its day agrees with one that has it")
    func partial() throws {
        let partial = LabelDefinition("Partial") {
            ExpiryDateText(name: "Expiry").labelDateFormat(
                LabelDateFormat(componentFormat: .dmy, acceptPartialDates: true))
        }
        let symbols = [gs1("15261200")]
        let agreeing = try matcher(partial).readings(symbols: symbols, lines: lines("EXP 24.12.2026")).first
        #expect(agreeing?["Expiry"]?.value == "2026-12-24")
        #expect(try matcher(partial).readings(symbols: symbols, lines: []).first?["Expiry"]?.value == "2026-12")
        #expect(try matcher(fresh).readings(symbols: symbols, lines: []).isEmpty)
    }

    @Test("broken GS1 data fills nothing")
    func broken() throws {
        #expect(try matcher(fresh).readings(symbols: [gs1("0104012345123457" + "17261224")], lines: []).isEmpty)
    }

    @Test("an empty identifier keeps barcodes out")
    func off() throws {
        let printOnly = LabelDefinition("Print") { ExpiryDateText(name: "Expiry").gs1("") }
        #expect(try matcher(printOnly).readings(symbols: [gs1(code)], lines: []).isEmpty)
    }

    @Test("prices and weights inside EAN-13 are read by their layout")
    func embedded() throws {
        let deli = LabelDefinition("Deli") {
            CustomBarcode(name: "Barcode", symbologies: [.ean13])
            TotalPriceText(name: "Price").embedded("20IIIIIPPP.PPC")
            WeightText(name: "Weight").embedded("28IIIIIWW.WWWC").optional(true)
        }
        let price = try #require(try matcher(deli).readings(symbols: [symbol("2012345005921")], lines: []).first)
        #expect(price["Price"]?.value == "5.92")
        #expect(price["Barcode"]?.value == "2012345005921")
        let weight = try #require(try matcher(deli).readings(symbols: [symbol("2812345005866")], lines: []).first)
        #expect(weight["Weight"]?.value == "0.586")
        #expect(weight["Weight"]?.unit == "kg")
        #expect(deli.symbologies == [.ean13])
    }

    @Test("a text field that is filled from a barcode asks for its carriers")
    func carriers() {
        let lot = LabelDefinition("Lot") { CustomText(name: "Lot").gs1("10") }
        #expect(lot.symbologies.isSuperset(of: [.code128, .dataMatrix, .databarExpanded]))
    }
}
