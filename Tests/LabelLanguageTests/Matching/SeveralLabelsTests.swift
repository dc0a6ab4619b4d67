import LabelLanguage
import Testing

@Suite("Several labels in one picture")
struct SeveralLabelsTests {
    private let product = LabelDefinition("Product") {
        CustomBarcode(name: "Barcode", symbologies: [.ean13])
        ExpiryDateText(name: "Expiry").labelDateFormat(LabelDateFormat(componentFormat: .dmy))
    }

    @Test("a value goes to its own label, also where a neighbour's barcode is nearer")
    func offset() throws {
        // Dates stand at the foot of each label, right over the next label's barcode.
        let codes = ["4012345123456", "5012345678900", "7340011459101"]
        let symbols = codes.enumerated().map { symbol($1, y: Double($0) * 200, height: 40) }
        let lines = (0..<3).map { line("EXP 0\($0 + 1)/12/2026", y: Double($0) * 200 + 165) }
        let readings = try matcher(product).readings(symbols: symbols, lines: lines)
        #expect(readings.map { $0["Barcode"]?.value } == codes)
        #expect(readings.map { $0["Expiry"]?.value } == ["2026-12-01", "2026-12-02", "2026-12-03"])
    }

    @Test("a grid of labels is read cell by cell")
    func grid() throws {
        var symbols: [Symbol] = []
        var lines: [TextLine] = []
        for row in 0..<2 {
            for column in 0..<3 {
                let (x, y) = (Double(column) * 300, Double(row) * 250)
                symbols.append(symbol("40123451234\(row)\(column)", x: x, y: y + 100))
                lines.append(line("EXP 1\(row)/1\(column)/2026", x: x, y: y + 30))
            }
        }
        let readings = try matcher(product).readings(symbols: symbols.reversed(), lines: lines)
        #expect(readings.count == 6)
        for reading in readings {
            let code = try #require(reading["Barcode"]?.value)
            #expect(reading["Expiry"]?.value == "2026-1\(code.suffix(1))-1\(code.suffix(2).prefix(1))")
        }
    }

    @Test("one label without its date does not take a neighbour's")
    func missing() throws {
        let readings = try matcher(product).readings(
            symbols: [symbol("4012345123456", x: 0, y: 100), symbol("5012345678900", x: 400, y: 100)],
            lines: [line("EXP 01/12/2026", x: 0, y: 60)])
        #expect(readings.count == 2)
        #expect(readings[0].isComplete && readings[0]["Barcode"]?.value == "4012345123456")
        #expect(!readings[1].isComplete && readings[1]["Expiry"] == nil)
    }

    private let priced = LabelDefinition("Priced") {
        CustomBarcode(name: "Barcode", symbologies: [.ean13])
        ExpiryDateText(name: "Expiry").labelDateFormat(LabelDateFormat(componentFormat: .dmy))
        TotalPriceText(name: "Price")
    }

    @Test("of a label without its date and one without its barcode, none is made up")
    func mixed() throws {
        let readings = try matcher(priced).readings(
            symbols: [symbol("4012345123456", x: 80, y: 110)],
            lines: [
                line("TOTAL PRICE $5.92", x: 20, y: 238), line("EXP 07/03/2027", x: 340, y: 212),
                line("TOTAL PRICE $12.40", x: 340, y: 238),
            ])
        #expect(!readings.isEmpty)
        for reading in readings {
            #expect(!reading.isComplete)
            #expect(reading["Barcode"] == nil || reading["Expiry"] == nil)
            #expect(reading["Price"]?.value == (reading["Barcode"] != nil ? "5.92" : "12.40"))
        }
    }

    @Test("a label that prints its price in two rows, or its date far from both, is one label")
    func priceTwice() throws {
        for (x, y) in [(20.0, 186.0), (20, 600), (600, 212), (20, 264)] {
            let readings = try matcher(priced).readings(
                symbols: [symbol("4012345123456", x: 80, y: 110)],
                lines: [
                    line("TOTAL PRICE $5.92", x: 20, y: 212), line("TOTAL PRICE €6.40", x: 20, y: 238),
                    line("EXP 07/03/2027", x: x, y: y),
                ])
            #expect(readings.first?.isComplete == true, "date at \(x), \(y)")
        }
    }

    @Test("labels without barcodes are told by their repeated words")
    func words() throws {
        let text = LabelDefinition("Text") {
            ExpiryDateText(name: "Expiry").labelDateFormat(LabelDateFormat(componentFormat: .dmy))
            CustomText(name: "Lot").anchorRegex("LOT").valueRegex("[A-Z][0-9]{4}")
        }
        let readings = try matcher(text).readings(
            symbols: [],
            lines: [
                line("EXP 01/12/2026", x: 0, y: 0), line("LOT A1111", x: 0, y: 30),
                line("EXP 02/12/2026", x: 500, y: 0),
                line("LOT B2222", x: 500, y: 30),
            ])
        #expect(readings.map { $0["Expiry"]?.value } == ["2026-12-01", "2026-12-02"])
        #expect(readings.map { $0["Lot"]?.value } == ["A1111", "B2222"])
    }

    @Test("one date printed twice is one label")
    func twice() throws {
        let text = LabelDefinition("Text") { ExpiryDateText(name: "Expiry") }
        let readings = try matcher(text).readings(
            symbols: [], lines: [line("EXP 24/12/2026"), line("EXP 24/12/2026", x: 500, y: 300)])
        #expect(readings.count == 1)
    }

    @Test("price tags on a shelf are told by their large prices")
    func shelf() throws {
        let prices = [("45", "50"), ("16", "90"), ("129", "00")]
        let lines = prices.enumerated().flatMap { index, price in
            [
                priceLine(large: price.0, small: price.1, x: Double(index) * 400, y: 60),
                line("PRODUCT \(index)", x: Double(index) * 400, y: 20),
            ]
        }
        let label = try #require(LabelDefinition.builtIn(named: "price-label"))
        let readings = try matcher(label).readings(symbols: [], lines: lines)
        #expect(readings.map { $0["priceText"]?.value } == ["45.50", "16.90", "129.00"])
    }

    @Test("of definitions that fit the same print the fuller one wins")
    func arbitration() throws {
        let code = LabelDefinition("Code") { CustomBarcode(name: "Barcode", symbologies: [.ean13]) }
        let symbols = [symbol("4012345123456")]
        let full = try matcher(code, product).readings(symbols: symbols, lines: lines("EXP 24/12/2026"))
        #expect(full.map(\.definition) == ["Product"])
        let bare = try matcher(code, product).readings(symbols: symbols, lines: [])
        #expect(bare.map(\.definition) == ["Code"])
        #expect(bare.first?.isComplete == true)
    }

    @Test("labels of two kinds stand side by side")
    func kinds() throws {
        let box = LabelDefinition("Box") { CustomBarcode(name: "SSCC", symbologies: [.code128]) }
        let readings = try matcher(product, box).readings(
            symbols: [symbol("4012345123456"), symbol("00106141412345678908", .code128, x: 500)],
            lines: lines("EXP 24/12/2026"))
        #expect(readings.map(\.definition) == ["Product", "Box"])
    }
}
