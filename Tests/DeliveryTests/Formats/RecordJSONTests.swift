import Foundation
import LabelLanguage
import Testing

@testable import Delivery

@Suite("The default record line")
struct RecordJSONTests {
    @Test("a pass is the documented line, byte for byte")
    func pass() {
        let expected = #"""
            {"seq":12,"time":"2026-11-30T21:37:07.123Z","decision":"PASS","trigger":"auto","started":"button","label":"Perishable Product","reference":"order-7","fields":{"Barcode":"4012345123456","Expiry Date":"2026-12-24","Total Price":"5.92"},"units":{"Total Price":"USD"}}
            """#
        #expect(RecordFormatter().bytes(for: .pass.numbered(12)) == Array((expected + "\r\n").utf8))
    }

    @Test("a no-read has its reason and title after the decision and no absent keys")
    func noRead() {
        let expected = #"""
            {"seq":13,"time":"2026-11-30T21:37:08.000Z","decision":"NOREAD","reason":"TIMEOUT","title":"nothing read in 10 s","trigger":"timeout","started":"button"}
            """#
        #expect(RecordFormatter().text(for: .noRead.numbered(13)) == expected)
    }

    @Test("extras follow the fixed keys")
    func extras() {
        var record = Record.value("4012345123456").numbered(1)
        record.decodeTime = .microseconds(12_345)
        record.model = "1.0/abc"
        record.evidence = "000000000001.jpg"
        record.fields[0].symbology = .ean13
        record.fields[0].symbologyIdentifier = "]E0"
        let text = record.json(extras: Set(RecordExtra.allCases)).description
        #expect(
            text.hasSuffix(
                #""fields":{"Barcode":"4012345123456"},"milliseconds":12.345,"symbols":{"Barcode":{"symbology":"ean13","symbologyIdentifier":"]E0"}},"model":"1.0/abc","evidence":"000000000001.jpg"}"#
            ))
    }

    @Test("what a label says cannot end the line or reach a terminal")
    func hostile() throws {
        var record = Record.value(hostileText).numbered(1)
        record.label = hostileText
        record.reference = hostileText
        record.fields[0].name = hostileText
        record.fields[0].unit = hostileText
        let line = RecordFormatter(framing: LineFraming(terminator: [])).bytes(for: record)
        #expect(!line.contains { $0 < 0x20 || $0 == 0x7F })
        let text = String(decoding: line, as: UTF8.self)
        #expect(!text.hasControls)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
        #expect(object["fields"] as? [String: String] == [hostileText: hostileText])
        #expect(object["units"] as? [String: String] == [hostileText: hostileText])
    }

    @Test(
        "a time is written as UTC with milliseconds, as the calendar has it",
        arguments: [
            (0, "1970-01-01T00:00:00.000Z"), (951_782_399_999, "2000-02-28T23:59:59.999Z"),
            (951_782_400_000, "2000-02-29T00:00:00.000Z"), (4_107_542_400_000, "2100-03-01T00:00:00.000Z"),
            (-1, "1969-12-31T23:59:59.999Z"), (-62_167_219_200_001, "0000-01-01T00:00:00.000Z"),
            (.max, "9999-12-31T23:59:59.999Z"), (.min, "0000-01-01T00:00:00.000Z"),
        ] as [(Int64, String)])
    func times(milliseconds: Int64, text: String) {
        #expect(recordTime(Date(millisecondsSince1970: milliseconds)) == text)
    }

    @Test("a date that is no number does not trap")
    func strangeTimes() {
        for seconds in [Double.nan, .infinity, -.infinity, 1e300] {
            #expect(recordTime(Date(timeIntervalSince1970: seconds)).hasSuffix("Z"))
        }
    }
}
