import LabelLanguage
import Testing

@Suite("Shelf labels")
struct PriceTagTests {
    private func reading(_ lines: [TextLine], _ symbols: [Symbol] = []) throws -> LabelReading? {
        let label = try #require(LabelDefinition.builtIn(named: "price-label"))
        return try matcher(label).readings(symbols: symbols, lines: lines).first
    }

    private let name = line("PEANUT BUTTER CRUNCHY", x: 0, y: 0, height: 26)

    @Test("the largest number is the price, small raised digits its cents")
    func raised() throws {
        let reading = try reading(
            [name, line("Pr/kg 133.82", y: 100, height: 20), priceLine(large: "45", small: "50", x: 250, y: 60)],
            [symbol("5701038033248")])
        #expect(reading?["priceText"]?.value == "45.50")
        #expect(reading?["unitPriceText"]?.value == "133.82")
        #expect(reading?["unitPriceText"]?.unit == "kg")
        #expect(reading?["SKU"]?.value == "5701038033248")
        #expect(reading?.isComplete == true)
    }

    @Test("cents that the reader gave as a line of their own")
    func ownLine() throws {
        let reading = try reading([
            name, line("17", x: 200, y: 50, height: 88, width: 110), line("45", x: 300, y: 60, height: 38, width: 48),
        ])
        #expect(reading?["priceText"]?.value == "17.45")
    }

    @Test("cents that nothing tells apart are told by a price with cents beside them")
    func context() throws {
        #expect(
            try reading([name, line("4290", x: 200, y: 50, height: 80), line("134.91", y: 100)])?["priceText"]?.value
                == "42.90")
        #expect(try reading([name, line("4290", x: 200, y: 50, height: 80)])?["priceText"] == nil)
    }

    @Test("size times price by unit settles the price")
    func size() throws {
        let lines = [
            line("HONEY 400 G", height: 26), line("Pr/kg 154", y: 100), line("6160", x: 250, y: 50, height: 88),
        ]
        #expect(try reading(lines)?["priceText"]?.value == "61.60")
    }

    @Test("a price whose cents were not read is no price")
    func missingCents() throws {
        let reading = try reading([name, line("24", x: 200, y: 50, height: 70), line("62.25", y: 100)])
        #expect(reading?["priceText"] == nil)
    }

    @Test("what was guessed at tells nothing of a price's cents")
    func guessed() throws {
        let price = line("149", x: 80, y: 60, height: 45)
        #expect(try reading([price, line("1.25", y: 120, confidence: 0.4)])?["priceText"]?.value == "149")
        #expect(try reading([price, line("1.25", y: 120)])?["priceText"] == nil)
    }

    @Test("whole yen are whole")
    func yen() throws {
        #expect(
            try reading([line("マスタードソース", height: 30), line("299", x: 80, y: 60, height: 45)])?["priceText"]?.value
                == "299")
        let marked = try reading([line("¥1,280", x: 80, y: 60, height: 45), line("税込 1,382", y: 120)])
        #expect(marked?["priceText"]?.value == "1280")
        #expect(marked?["priceText"]?.currency == "JPY")
    }

    @Test(
        "numbers among words, weights, percentages and small print are no prices",
        arguments: [
            "TACO SHELLS 12", "500 g", "25 %", "4012345123456", "E02", "1 299", "2 for £5", "3 för 50:-",
        ])
    func others(text: String) throws {
        #expect(try reading([line(text, y: 40, height: 60), line("small print", y: 120)])?["priceText"] == nil)
    }

    @Test(
        "prices with their own marks",
        arguments: rows(
            """
            45,50 kr | 45.50 |
            kr 45,50 | 45.50 |
            45,- | 45 |
            €3,49 | 3.49 | EUR
            3.49 € | 3.49 | EUR
            £12.00 | 12.00 | GBP
            $1,299.00 | 1299.00 | USD
            12,90 zł | 12.90 | PLN
            1 299 kr | 1299 |
            1 299,- | 1299 |
            3€49 | 3.49 | EUR
            99p | 0.99 | GBP
            39:90 | 39.90 |
            45⁵⁰ | 45.50 |
            """))
    func marks(_ row: CaseRow) throws {
        let value = try reading([name, line(row[0], y: 50, height: 70)])?["priceText"]
        #expect(value?.value == row[1])
        #expect(value?.currency ?? "" == row[2])
    }
}
