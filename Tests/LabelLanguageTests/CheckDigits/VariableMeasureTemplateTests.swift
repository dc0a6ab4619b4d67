import Testing

@testable import LabelLanguage

@Suite("Restricted-circulation symbols")
struct VariableMeasureTemplateTests {
    @Test("price and weight are read by the layout")
    func values() throws {
        let price = try VariableMeasureTemplate("20IIIIIPPP.PPC")
        #expect(price.value(in: complete("201234501234"))?.amount.description == "12.34")
        #expect(price.value(in: complete("201234501234"))?.item == "12345")
        #expect(price.value(in: complete("211234501234")) == nil)
        #expect(price.value(in: "2012345012340") == nil)
        let weight = try VariableMeasureTemplate("2?IIIIIWW.WWWC")
        #expect(weight.value(in: complete("281234500586"))?.amount.description == "0.586")
        #expect(weight.value(in: complete("281234500586"))?.isWeight == true)
        #expect(weight.value(in: "28") == nil)
        #expect(weight.value(in: "28123450058é") == nil)
    }

    @Test("the price's own check digit is verified")
    func priceCheckDigit() throws {
        // General Specifications, figures 7.9.3-1 and 7.9.4-1.
        #expect(PriceCheckDigit.digit(for: [2, 8, 7, 5]) == 9)
        #expect(PriceCheckDigit.digit(for: [1, 4, 6, 8, 5]) == 6)
        #expect(PriceCheckDigit.digit(for: [1, 2, 3]) == nil)
        let template = try VariableMeasureTemplate("02IIIIVPP.PPPC")
        let right = complete("021234614685")
        #expect(template.value(in: right)?.amount.description == "14.685")
        #expect(template.value(in: complete("021234714685")) == nil)
    }

    @Test(
        "a wrong layout is refused with a reason",
        arguments: rows(
            """
            20IIIIIPPPPP | 12 places
            20IIIIIP.PP.PPC | several points
            20IIIIIXXXXXC | a 'X'
            20IIIIIIIIIIC | no unbroken run
            20IIIIPIPPPPC | no unbroken run
            20IIIIIPPWWWC | no unbroken run
            20.IIIIIPPPPPC | outside the amount
            20IIIIIPPPPP.C | outside the amount
            """))
    func wrong(_ row: CaseRow) {
        do throws(TemplateError) {
            _ = try VariableMeasureTemplate(row[0])
            Issue.record("accepted")
        } catch {
            #expect(error.message.contains(row[1]))
        }
    }

    private func complete(_ twelve: String) -> String {
        twelve + String(CheckDigit.gs1Digit(after: twelve.compactMap { $0.wholeNumberValue }.map(UInt8.init)))
    }
}
