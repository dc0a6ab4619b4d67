import Foundation
import Testing

@testable import Delivery

@Suite("Record layouts")
struct RecordLayoutTests {
    private func text(_ layout: RecordLayout, _ record: Record = .full) -> String? {
        RecordFormatter(layout: layout).text(for: record)
    }

    @Test("CSV has the columns, then the values")
    func csv() {
        #expect(
            text(.csv)
                == "12,2026-11-30T21:37:07.123Z,PASS,,Perishable Product,order-7,4012345123456,2026-12-24,5.92")
        #expect(text(.csv, .noRead.numbered(13)) == "13,2026-11-30T21:37:08.000Z,NOREAD,TIMEOUT,,")
    }

    @Test(
        "CSV cells are quoted as RFC 4180 has it, also where a combining mark hides the separator",
        arguments: [
            ("a,b", #""a,b""#), (#"a"b"#, #""a""b""#), (" a", #"" a""#), ("a\u{301}", "a\u{301}"),
            ("a,\u{301}b", "\"a,\u{301}b\""), ("a\"\u{301}b", "\"a\"\"\u{301}b\""), ("a\nb", #"a\u000ab"#),
        ])
    func csvQuoting(value: String, cell: String) {
        #expect(text(.csv(columns: [.decision], separator: ","), .value(value)) == "PASS," + cell)
    }

    @Test("key=value has the keys of the JSON object")
    func keyValue() {
        #expect(
            text(.keyValue(extras: []))
                == #"seq=12 time=2026-11-30T21:37:07.123Z decision=PASS trigger=auto started=button label="Perishable Product" reference=order-7 fields.Barcode=4012345123456 "fields.Expiry Date"=2026-12-24 "fields.Total Price"=5.92 "units.Total Price"=USD"#
        )
        #expect(text(.keyValue(extras: []), .value(#"a "b"=\"#))?.hasSuffix(#" fields.Barcode="a \"b\"=\\""#) == true)
        #expect(text(.keyValue(extras: []), .value(""))?.hasSuffix(#" fields.Barcode="""#) == true)
    }

    @Test("bare values are the values alone, and a value cannot pretend to be two")
    func values() {
        #expect(text(.values) == "4012345123456\t2026-12-24\t5.92")
        #expect(text(.values(separator: ";"), .value("a;b")) == #"a\u003bb"#)
        #expect(text(.values(separator: ""), .value("a;b")) == "a;b")
    }

    @Test("a record that is no pass never looks like one where the layout does not show the decision")
    func otherDecisions() throws {
        let noRead = Record.noRead.numbered(13)
        var fail = Record.value("4012").numbered(14)
        fail.decision = .fail
        fail.reason = "EXPIRED"
        let template = try RecordTemplate("{field:Barcode}")
        for layout in [.values, .template(template), .csv(columns: [.sequence], separator: ",")] as [RecordLayout] {
            #expect(text(layout, noRead) == "NOREAD TIMEOUT")
            #expect(text(layout, fail) == "FAIL EXPIRED")
        }
        #expect(text(.template(try RecordTemplate("{decision} {field:Barcode}")), fail) == "FAIL 4012")
    }

    @Test("a no-read has a text of its own or is not sent")
    func noReadText() throws {
        let record = Record.noRead.numbered(13)
        let own = RecordFormatter(layout: .values, noRead: .text(try RecordTemplate("NR {reason}: {title}")))
        #expect(own.text(for: record) == "NR TIMEOUT: nothing read in 10 s")
        let silent = RecordFormatter(noRead: .silent)
        #expect(silent.bytes(for: record).isEmpty)
        #expect(!silent.bytes(for: .full).isEmpty)
    }

    @Test("hostile text stays one line without control characters in every layout, escaped or dropped")
    func hostile() throws {
        let template = try RecordTemplate(
            "{seq}{label}{reference}{value:1}{unit:x}{symbology}{identifier}{corners}{model}{evidence}{time:%Y}")
        let layouts: [RecordLayout] = [
            .json(extras: Set(RecordExtra.allCases)), .csv, .keyValue(extras: Set(RecordExtra.allCases)),
            .values(separator: ","), .template(template),
        ]
        var fail = Record.hostile
        fail.decision = .fail
        fail.reason = hostileText
        fail.title = hostileText
        for layout in layouts {
            for controls in ControlCharacterRule.allCases {
                for record in [Record.hostile, fail] {
                    let formatter = RecordFormatter(layout: layout, controls: controls)
                    let text = try #require(formatter.text(for: record))
                    #expect(!text.hasControls)
                    #expect(text.contains("\\u000d") == (controls == .escape))
                }
            }
        }
    }
}
