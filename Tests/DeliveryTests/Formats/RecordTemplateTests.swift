import Foundation
import Testing

@testable import Delivery

@Suite("Record templates")
struct RecordTemplateTests {
    private func text(_ template: String, _ record: Record = .full, zone: TimeZone = .gmt) throws -> String {
        try RecordTemplate(template).text(for: record, in: zone)
    }

    @Test("items stand for what the record has, nothing for what it has not")
    func items() throws {
        #expect(
            try text("{seq}|{decision}|{trigger}|{started}|{label}|{reference}|{count}|{milliseconds}")
                == "12|PASS|auto|button|Perishable Product|order-7|3|12.345")
        #expect(try text("{field:Barcode}|{value:2}|{value:9}|{field:Nope}") == "4012345123456|2026-12-24||")
        #expect(try text("{unit:Total Price}|{unit:Barcode}|{reason}{title}") == "USD||")
        #expect(try text("{model}|{evidence}") == "1.0/abc|000000000012.jpg")
    }

    @Test("a barcode's symbology, identifier and corners come by name or from the first barcode")
    func barcode() throws {
        #expect(try text("{symbology}{identifier}") == "ean13]E0")
        #expect(try text("{symbology:Barcode}|{identifier:Expiry Date}") == "ean13|")
        #expect(try text("{corners}") == "10,20 111,20 110,60 -1000000000,0")
    }

    @Test("times have the zone and form that are asked for")
    func times() throws {
        #expect(try text("{time}") == "2026-11-30T21:37:07.123Z")
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        #expect(try text("{time:%d.%m.%y %H:%M:%S,%L %z}", zone: berlin) == "30.11.26 22:37:07,123 +0100")
        #expect(try text("{time:%Y-%j %s 100%%}") == "2026-334 1796074627 100%")
    }

    @Test("braces are written twice")
    func braces() throws {
        #expect(try text("{{{seq}}}") == "{12}")
    }

    @Test(
        "what is wrong is said with its place",
        arguments: [
            ("a{seq", "character 2: the brace is not closed"), ("a}", "character 2: a brace closes"),
            ("{nope}", "no item 'nope'; there are: count, "), ("{value:0}", "a number from 1"),
            ("{value:x}", "a number from 1"), ("{time:%q}", "no conversion %q; there are %H"),
            ("{time:%}", "no conversion %;"), ("{field:}", "no item 'field:'"), ("{}", "no item ''"),
        ])
    func errors(template: String, message: String) {
        let error = #expect(throws: DeliveryError.self) { try RecordTemplate(template) }
        #expect(error?.code == .invalid)
        #expect(error?.message.contains(message) == true)
    }

    @Test("the day of the year follows the leap years")
    func dayOfYear() throws {
        for (milliseconds, text) in [
            (1_709_164_800_000, "2024-060"), (1_735_603_200_000, "2024-366"), (951_782_400_000, "2000-060"),
            (-62_167_219_200_000, "0000-001"), (253_402_300_799_000, "9999-365"),
        ] as [(Int64, String)] {
            let time = Date(millisecondsSince1970: milliseconds)
            #expect(try TimeFormat("%Y-%j").string(from: time, in: .gmt) == text)
        }
    }
}
