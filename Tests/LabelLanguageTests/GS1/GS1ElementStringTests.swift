import LabelLanguage
import Testing

@Suite("GS1 element strings")
struct GS1ElementStringTests {
    /// What a decoder gives, `~` for the separator; what it says in brackets.
    @Test("are read", arguments: right)
    func parse(_ row: CaseRow) throws {
        let parsed = try GS1ElementString(parsing: row[0].replacing("~", with: "\u{1D}"))
        #expect(parsed.bracketed == row[1])
        #expect(try GS1ElementString(bracketed: row[1]) == parsed)
        #expect(try GS1ElementString(parsing: parsed.text) == parsed)
    }

    private static let right = rows(
        """
        0104012345123456 | (01)04012345123456
        010401234512345617261224 | (01)04012345123456(17)261224
        01040123451234561726122410AB12 | (01)04012345123456(17)261224(10)AB12
        10AB12~0104012345123456 | (10)AB12(01)04012345123456
        ]C10104012345123456 | (01)04012345123456
        ]d2~0104012345123456 | (01)04012345123456
        ~0104012345123456~ | (01)04012345123456
        0104012345123456~~10A~21B | (01)04012345123456(10)A(21)B
        010401234512345631030001951526122410X | (01)04012345123456(3103)000195(15)261224(10)X
        00106141412345678908 | (00)106141412345678908
        0104012345123456392212345 | (01)04012345123456(3922)12345
        0104012345123456393297812345 | (01)04012345123456(3932)97812345
        253401234512345610AB | (253)401234512345610AB
        2534012345123456 | (253)4012345123456
        8008261224141530 | (8008)261224141530
        800826122414 | (8008)26122414
        42027012 | (420)27012
        4235781002 |
        423578100 | (423)578100
        37000012 | (37)000012
        21a(b)c | (21)a(b)c
        91any thing |
        91anything | (91)anything
        8013 1987654Ad4X4bL5ttr2310c2K |
        80131987654Ad4X4bL5ttr2310c2K | (8013)1987654Ad4X4bL5ttr2310c2K
        8007DE89370400440532013000 | (8007)DE89370400440532013000
        72582/3 | (7258)2/3
        7007261201261224 | (7007)261201261224
        4309 |
        43090796858667036132600 |
        43090796858667 |
        430907968586670361326000 |
        43090796858667 |
        43090796858667~ |
        """.split(separator: "\n").filter { !$0.hasSuffix("|") }.joined(separator: "\n"))

    /// What is wrong: the code, and characters before the place.
    @Test("that are malformed say what and where", arguments: wrong)
    func malformed(_ row: CaseRow) throws {
        do throws(GS1Error) {
            let parsed = try GS1ElementString(parsing: row[0].replacing("~", with: "\u{1D}"))
            Issue.record("read as \(parsed.bracketed)")
        } catch {
            #expect(error.code.rawValue == row[1])
            #expect("\(error.offset)" == row[2])
            #expect(!error.message.isEmpty)
        }
    }

    private static let wrong = rows(
        """
        · | unknownIdentifier | 0
        ~ | empty | 0
        0 | unknownIdentifier | 0
        0504012345123456 | unknownIdentifier | 0
        0104012345123457 | badCheckDigit | 2
        010401234512345 | tooShort | 2
        01040123451234X6 | badCharacter | 14
        0104012345123456991~05 | unknownIdentifier | 20
        0104012345123456172613 | tooShort | 18
        010401234512345617261324 | badDate | 18
        010401234512345617260230 | badDate | 18
        7003261200 | badDate | 4
        7003261201 | tooShort | 4
        7003261224006 | tooShort | 4
        70032612002359 | badDate | 4
        010401234512345615261200 | |
        10123456789012345678901 | tooLong | 22
        1012345678901234567890~17261224~10X | repeated | 0
        10A~10B | repeated | 0
        3105123 | tooShort | 4
        3106123456 | unknownIdentifier | 0
        3922 | tooShort | 4
        39321231234 | badFormat | 4
        3932978 | tooShort | 4
        10a é | badCharacter | 3
        8006040123451234560103 | |
        8006040123451234560301 | badFormat | 18
        8007DE89370400440532013001 | badCheckDigit | 4
        80131987654Ad4X4bL5ttr2310c2L | badCheckDigit | 4
        4330001500+ | badFormat | 10
        43212 | badFormat | 4
        43001%2 | badFormat | 4
        8040490154203237517 | badCheckDigit | 4
        40112A4 | badFormat | 3
        72584/3 | badFormat | 4
        80110123 | badFormat | 4
        7252~ | tooShort | 4
        """.split(separator: "\n").filter { !$0.hasSuffix("| |") }.joined(separator: "\n"))

    @Test("measures, prices and dates are exact")
    func values() throws {
        #expect(try GS1Element("3103", "000195").decimal?.description == "0.195")
        #expect(try GS1Element("3100", "000195").decimal?.description == "195")
        #expect(try GS1Element("3105", "123456").decimal?.description == "1.23456")
        #expect(try GS1Element("3922", "592").decimal?.description == "5.92")
        #expect(try GS1Element("3922", "5").decimal?.description == "0.05")
        #expect(try GS1Element("3932", "978592").decimal?.description == "5.92")
        #expect(try GS1Element("3932", "978592").currency == "EUR")
        #expect(try GS1Element("30", "12").decimal?.description == "12")
        #expect(try GS1Element("10", "12").decimal == nil)
        #expect(try GS1Element("01", "04012345123456").decimal == nil)
        #expect(try GS1Element("17", "261224").date(seenFrom: 2026)?.iso8601 == "2026-12-24")
        #expect(try GS1Element("15", "261200").date(seenFrom: 2026)?.iso8601 == "2026-12")
        #expect(try GS1Element("17", "770101").date(seenFrom: 2026)?.iso8601 == "1977-01-01")
        #expect(try GS1Element("17", "760101").date(seenFrom: 2026)?.iso8601 == "2076-01-01")
        #expect(try GS1Element("7003", "2612241430").date(seenFrom: 2026)?.iso8601 == "2026-12-24")
        #expect(try GS1Element("7250", "19770203").date(seenFrom: 2026)?.iso8601 == "1977-02-03")
        #expect(try GS1Element("10", "261224").date(seenFrom: 2026) == nil)
    }

    @Test("brackets that hold no identifier are an error or belong to the value")
    func brackets() throws {
        #expect(try GS1ElementString(bracketed: "(10)A(B)C")["10"]?.value == "A(B)C")
        #expect(try GS1ElementString(bracketed: "(01)04012345123456 (10)A")["10"]?.value == "A")
        #expect(try GS1ElementString(bracketed: "(01) 0 4012345 12345 6 (10) A")["01"]?.value == "04012345123456")
        #expect(throws: GS1Error.self) { try GS1ElementString(bracketed: "(10)A B") }
        for text in ["", "10A", "(99", "(05)1", "()1"] {
            #expect(throws: GS1Error.self) { try GS1ElementString(bracketed: text) }
        }
    }

    @Test("only a symbol that is marked as GS1 is taken for one")
    func symbols() throws {
        #expect(try GS1ElementString(marked("10AB12", .code128, "]C1"))?["10"]?.value == "AB12")
        #expect(try GS1ElementString(marked("10AB12", .code128, "]C0")) == nil)
        #expect(try GS1ElementString(marked("10AB12", .code128, nil)) == nil)
        #expect(try GS1ElementString(marked("10AB12\u{1D}21C", .dataMatrix, nil))?["21"]?.value == "C")
        #expect(try GS1ElementString(marked("0104012345123456", .databar, "]e0"))?["01"]?.value == "04012345123456")
        #expect(try GS1ElementString(marked("10614141000415", .itf, nil))?["01"]?.value == "10614141000415")
        #expect(try GS1ElementString(marked("https://id.gs1.org/01/04012345123456", .qr, nil))?["01"] != nil)
        #expect(throws: GS1Error.self) { try GS1ElementString(marked("05X", .code128, "]C1")) }
    }

    private func marked(_ text: String, _ symbology: Symbology, _ identifier: String?) -> Symbol {
        var symbol = symbol(text, symbology)
        symbol.symbologyIdentifier = identifier
        return symbol
    }
}
