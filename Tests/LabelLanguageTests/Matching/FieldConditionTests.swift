import LabelLanguage
import Testing

@Suite("Conditions on values")
struct FieldConditionTests {
    private func reading(_ label: LabelDefinition, _ texts: String...) throws -> LabelReading? {
        try matcher(label).readings(symbols: [], lines: texts.enumerated().map { line($1, y: Double($0) * 30) }).first
    }

    private func date(_ validation: FieldValidation) -> LabelDefinition {
        LabelDefinition("L") {
            ExpiryDateText(name: "Date").labelDateFormat(
                LabelDateFormat(componentFormat: .dmy, acceptPartialDates: true)
            )
            .validation(validation)
        }
    }

    /// Tests are read on 30 November 2026.
    @Test(
        "a date may have to lie ahead or behind",
        arguments: rows(
            """
            notInPast | 29/11/2026 | 2026-11-29 has passed
            notInPast | 30/11/2026 |
            notInPast | 01/12/2026 |
            notInPast | 11/2026 |
            notInPast | 10/2026 | 2026-10 has passed
            notInFuture | 01/12/2026 | 2026-12-01 is still to come
            notInFuture | 30/11/2026 |
            notInFuture | 31/12/2025 |
            """))
    func dates(_ row: CaseRow) throws {
        let validation: FieldValidation = row[0] == "notInPast" ? .notInPast : .notInFuture
        let reading = try #require(try reading(date(validation), "EXP \(row[1])"))
        #expect(reading.rejections.map(\.reason) == (row[2].isEmpty ? [] : [row[2]]))
        #expect((reading["Date"] != nil) == row[2].isEmpty)
        #expect(reading.isComplete == row[2].isEmpty)
    }

    @Test("text may need a check digit, a length, or to be in a list")
    func text() throws {
        func lot(_ validation: FieldValidation) -> LabelDefinition {
            LabelDefinition("L") {
                CustomText(name: "Code").anchorRegex("CODE").valueRegex("[0-9A-Z]+").validation(validation)
            }
        }
        #expect(try reading(lot(.checkDigit(.gtin)), "CODE 4012345123456")?.isComplete == true)
        #expect(
            try reading(lot(.checkDigit(.gtin)), "CODE 4012345123457")?.rejections.first?.reason.contains(
                "gtin check digit") == true)
        #expect(try reading(lot(.length(3...4)), "CODE ABC")?.isComplete == true)
        #expect(try reading(lot(.length(3...4)), "CODE ABCDE")?.isComplete == false)
        #expect(try reading(lot(.list(["A", "B"])), "CODE B")?.isComplete == true)
        #expect(try reading(lot(.list(["A", "B"])), "CODE C")?.isComplete == false)
        #expect(
            try reading(lot(.custom(name: "starts with A") { $0.value.hasPrefix("A") }), "CODE BC")?.rejections.first?
                .reason == "BC fails 'starts with A'")
    }

    @Test("a number may need to lie in a range")
    func range() throws {
        let label = LabelDefinition("L") {
            TotalPriceText(name: "Price").validation(.range(least: ExactDecimal("1.00"), most: ExactDecimal("9.99")))
        }
        #expect(try reading(label, "Total 5.92")?.isComplete == true)
        #expect(try reading(label, "Total 10.00")?.rejections.first?.reason == "10.00 is more than 9.99")
        #expect(try reading(label, "Total 0.99")?.rejections.first?.reason == "0.99 is less than 1.00")
    }

    @Test("of values that fit otherwise, one that passes is taken")
    func choice() throws {
        let label = LabelDefinition("L") {
            CustomText(name: "GTIN").valueRegex("[0-9]{13}").validation(.checkDigit(.gtin))
        }
        #expect(try reading(label, "4012345123457", "4012345123456")?["GTIN"]?.value == "4012345123456")
    }

    @Test("two fields may have to say the same")
    func matching() throws {
        let label = LabelDefinition("L") {
            CustomBarcode(name: "Barcode", symbologies: [.ean13])
            CustomText(name: "Printed").valueRegex("[0-9]{13}").validation(.matches(field: "Barcode"))
        }
        let symbols = [symbol("4012345123456")]
        let same = try matcher(label).readings(symbols: symbols, lines: lines("4012345123456")).first
        #expect(same?.isComplete == true)
        let other = try matcher(label).readings(symbols: symbols, lines: lines("4012345123463")).first
        #expect(other?.isComplete == false)
        #expect(other?.rejections.first?.reason == "4012345123463 is not Barcode's 4012345123456")
    }

    @Test("a place on the label decides between values that fit otherwise")
    func location() throws {
        func label(_ location: FieldLocation) -> LabelDefinition {
            LabelDefinition("L") {
                CustomBarcode(name: "Barcode", symbologies: [.ean13])
                CustomText(name: "Code").valueRegex("[A-Z][0-9]{3}").location(location)
            }
        }
        let symbols = [symbol("4012345123456", x: 100, y: 100, height: 50)]
        let lines = [
            line("A111", x: 100, y: 20), line("B222", x: 100, y: 200), line("C333", x: 400, y: 110),
            line("D444", x: 10, y: 110),
        ]
        func code(_ location: FieldLocation) throws -> String? {
            try matcher(label(location)).readings(symbols: symbols, lines: lines).first?["Code"]?.value
        }
        #expect(try code(.relative(.above, to: "Barcode")) == "A111")
        #expect(try code(.relative(.below, to: "Barcode")) == "B222")
        #expect(try code(.relative(.rightOf, to: "Barcode")) == "C333")
        #expect(try code(.relative(.leftOf, to: "Barcode")) == "D444")
        #expect(try code(.region(x: 0, y: 0.8, width: 1, height: 0.2)) == "B222")
    }
}
