import LabelLanguage
import Testing

@Suite("GS1 Digital Link")
struct DigitalLinkTests {
    @Test(
        "is read wherever its domain and path are",
        arguments: rows(
            """
            https://id.gs1.org/01/04012345123456 | (01)04012345123456
            https://example.com/01/04012345123456/10/AB12/21/7 | (01)04012345123456(10)AB12(21)7
            https://example.com/01/04012345123456/22/2A/10/AB12 | (01)04012345123456(22)2A(10)AB12
            https://example.com/some/path/01/04012345123456?17=261224 | (01)04012345123456(17)261224
            http://example.com/01/4012345123456 | (01)04012345123456
            https://example.com/01/96385074 | (01)00000096385074
            https://example.com/01/04012345123456?17=261224&3103=000195&utm=x | (01)04012345123456(17)261224(3103)000195
            https://example.com/01/04012345123456/10/A%2FB#top | (01)04012345123456(10)A/B
            https://example.com/00/106141412345678908 | (00)106141412345678908
            https://example.com/414/4012345123456/254/X1 | (414)4012345123456(254)X1
            https://example.com/8018/401234512345678901 |
            HTTPS://EXAMPLE.COM/01/04012345123456 | (01)04012345123456
            https://example.com/01/04012345123457 |
            https://example.com/01/04012345123456/21/7/10/A |
            https://example.com/01/04012345123456/10 |
            https://example.com/10/AB12 |
            https://example.com/ |
            https://example.com |
            ftp://example.com/01/04012345123456 |
            01/04012345123456 |
            https://example.com/01/0401234%2 |
            """))
    func parse(_ row: CaseRow) {
        let parsed = try? GS1ElementString(digitalLink: row[0])
        #expect(parsed?.bracketed ?? "" == row[1])
    }

    @Test("is built with the key first and the rest behind it")
    func build() throws {
        let label = try GS1ElementString(bracketed: "(17)261224(10)A/B(01)04012345123456(21)7")
        let link = try #require(label.digitalLink(domain: "https://example.com"))
        #expect(link == "https://example.com/01/04012345123456/10/A%2FB/21/7?17=261224")
        #expect(try Set(GS1ElementString(digitalLink: link).elements) == Set(label.elements))
        #expect(try GS1ElementString(bracketed: "(17)261224").digitalLink() == nil)
    }

    @Test("is not built longer than one is read")
    func longest() throws {
        let weights = String(repeating: "3333333333", count: 699)
        let label = try GS1ElementString(parsing: "0104012345123456" + weights)
        #expect(label.digitalLink() == nil)
        let some = try GS1ElementString(parsing: "0104012345123456" + weights.prefix(600 * 10))
        let link = try #require(some.digitalLink())
        #expect(try Set(GS1ElementString(digitalLink: link).elements) == Set(some.elements))
    }
}
