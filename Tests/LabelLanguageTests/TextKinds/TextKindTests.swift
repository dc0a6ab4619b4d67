import LabelLanguage
import Testing

@Suite("Kinds of text")
struct TextKindTests {
    private func found(_ kinds: Set<TextKind>, in texts: String...) throws -> [FieldValue] {
        let matcher = try LabelMatcher(definitions: [.anything(symbologies: [], kinds: kinds)])
        return matcher.readings(symbols: [], lines: texts.enumerated().map { line($1, y: 40 * Double($0)) })
            .flatMap(\.fields)
    }

    @Test(
        "each is found among other print, and only where it is asked for",
        arguments: rows(
            """
            date | BEST BEFORE 24/12/2026 L4711 | 2026-12-24
            money | now only $5.92 each | 5.92
            money | 12,40 EUR | 12.40
            email | Questions? service@milk-works.example.com. | service@milk-works.example.com
            url | see https://example.org/recipes?id=7, or ask | https://example.org/recipes?id=7
            url | www.example.de/käse | www.example.de/käse
            url | visit dairy-farm.com | dairy-farm.com
            telephone | Hotline +49 (0)30 1234567 | +49301234567
            telephone | Tel. 030/123 45 67 | 0301234567
            telephone | call (415) 555-2671 now | 4155552671
            telephone | 1-800-555-0199 | 18005550199
            tracking | UPS 1Z 999 AA1 01 2345 6784 | 1Z999AA10123456784
            tracking | USPS TRACKING # 9405 5118 9922 3197 4284 90 | 9405511899223197428490
            tracking | 00 34012345 000000001 7 | 00340123450000000017
            tracking | SSCC (00)340123450000000017 | 340123450000000017
            tracking | TRK# 9865 7878 8855 | 986578788855
            tracking | FedEx Ground 041441760228964 | 041441760228964
            tracking | WAYBILL 33 1881 0235 | 3318810235
            tracking | RR 473 124 829 GB | RR473124829GB
            """))
    func each(row: CaseRow) throws {
        let kind = try #require(TextKind(rawValue: row[0]))
        let values = try found([kind], in: row[1])
        #expect(values.map(\.value) == [row[2]])
        #expect(values.allSatisfy { $0.kind == kind })
        for other in TextKind.allCases where other != kind && other != .any {
            #expect(try found([other], in: row[1]).isEmpty, "\(other)")
        }
    }

    @Test(
        "what only looks alike is none",
        arguments: [
            "4012345123456", "LOT 4711 0815", "500 g", "12.5 %", "1Z999AA10123456785", "RR473124828GB",
            "TRK# 9865 7878 8854", "WAYBILL 33 1881 0236", "986578788855", "3318810235", "e.g.this", "a@b", "19:30",
            "9405511899223197428491", "192.168.178.100",
        ])
    func none(text: String) throws {
        let kinds = Set(TextKind.allCases).subtracting([.any])
        #expect(try found(kinds, in: text).map { "\($0.kind?.rawValue ?? ""): \($0.value)" } == [])
    }

    @Test("several values of a line and of several lines come in reading order")
    func order() throws {
        let values = try found(
            [.date, .money, .email], in: "24/12/2026 $5.92", "info@example.com", "packed 20/12/2026")
        #expect(values.map(\.value) == ["2026-12-24", "5.92", "info@example.com", "2026-12-20"])
        #expect(values[1].currency == "USD")
    }

    @Test("whole lines come in reading order too")
    func lines() throws {
        let matcher = try LabelMatcher(definitions: [.anything(symbologies: [])])
        let texts = [line("right", x: 400, y: 12), line("below", y: 60), line("left", y: 10)]
        #expect(
            matcher.readings(symbols: [], lines: texts).flatMap(\.fields).map(\.value) == ["left", "right", "below"])
    }

    @Test("an ambiguous date says so")
    func ambiguous() throws {
        #expect(try found([.date], in: "03/04/2026").first?.isAmbiguous == true)
        #expect(try found([.date], in: "25/04/2026").first?.isAmbiguous == false)
    }

    @Test(
        "a parcel's number is told by its carrier",
        arguments: rows(
            """
            1Z999AA10123456784 | ups
            420 94107 9405511899223197428490 | usps
            RR473124829GB | postal
            00340123450000000017 | sscc
            """))
    func carriers(row: CaseRow) throws {
        #expect(TrackingNumber(row[0])?.carrier.rawValue == row[1])
    }
}
