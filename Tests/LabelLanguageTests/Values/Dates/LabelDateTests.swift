import LabelLanguage
import Testing

@Suite("Label date")
struct LabelDateTests {
    @Test("knows the calendar")
    func calendar() {
        #expect(LabelDate(day: 29, month: 2, year: 2024) != nil)
        #expect(LabelDate(day: 29, month: 2, year: 2023) == nil)
        #expect(LabelDate(day: 29, month: 2) != nil)
        #expect(LabelDate(day: 31, month: 6, year: 2026) == nil)
        #expect(LabelDate(day: 5) == nil)
        #expect(LabelDate() == nil)
        #expect(LabelDate(month: 13, year: 2026) == nil)
        #expect(LabelDate(dayOfYear: 60, year: 2024)?.iso8601 == "2024-02-29")
        #expect(LabelDate(dayOfYear: 60, year: 2023)?.iso8601 == "2023-03-01")
        #expect(LabelDate(dayOfYear: .max, year: 2023) == nil)
    }

    @Test("reads what it writes", arguments: ["2026-12-24", "2026-12", "2026", "--12-24", "--12", "0001-01-01"])
    func roundTrip(text: String) {
        #expect(LabelDate(iso8601: text)?.iso8601 == text)
    }

    @Test(
        "refuses what is no date",
        arguments: ["", "-", "2026-", "2026-13", "2026-02-30", "--", "24-12-2026x", "2026-12-24-1", "+5"])
    func wrong(text: String) {
        #expect(LabelDate(iso8601: text) == nil)
    }

    @Test("stands in order")
    func order() throws {
        let dates = try ["2026-12", "2026-12-24", "2027-01-01", "2026-11-30"].map {
            try #require(LabelDate(iso8601: $0))
        }
        #expect(dates.sorted().map(\.iso8601) == ["2026-11-30", "2026-12", "2026-12-24", "2027-01-01"])
    }
}
