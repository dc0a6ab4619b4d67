import LabelLanguage
import Testing

@Suite("Exact decimal")
struct ExactDecimalTests {
    @Test(
        "writes what it reads",
        arguments: ["5.92", "0.05", "-0.50", "45", "0", "999999999999999999", "0.00000000000000001"])
    func roundTrip(text: String) {
        #expect(ExactDecimal(text)?.description == text)
    }

    @Test(
        "refuses what is no number",
        arguments: ["", ".", "5.", ".5", "1e3", "--5", "5-", "1,5", "1234567890123456789", "5.9.2", "٣"])
    func wrong(text: String) {
        #expect(ExactDecimal(text) == nil)
    }

    @Test("compares and adds numbers of different scale")
    func arithmetic() throws {
        let (a, b) = try (#require(ExactDecimal("5.9")), #require(ExactDecimal("5.90")))
        #expect(a.isSameNumber(as: b))
        #expect(a.adding(b)?.description == "11.80")
        #expect(a.multiplied(by: b)?.description == "34.810")
        #expect(try #require(ExactDecimal("-1")) < #require(ExactDecimal("0.01")))
        #expect(try #require(ExactDecimal("0.1")).negated.description == "-0.1")
    }

    @Test("overflow is no number rather than a trap")
    func overflow() {
        let huge = ExactDecimal(significand: .max, scale: 0)
        #expect(huge.adding(huge) == nil)
        #expect(huge.multiplied(by: huge) == nil)
        #expect(huge.adding(ExactDecimal(significand: 1, scale: 18)) == nil)
        #expect(ExactDecimal(significand: 1, scale: 18) < huge)
        #expect(ExactDecimal(significand: .min, scale: 0).negated.significand == .max)
    }
}
