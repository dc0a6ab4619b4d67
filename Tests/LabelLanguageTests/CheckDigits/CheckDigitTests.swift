import LabelLanguage
import Testing

@Suite("Check digits")
struct CheckDigitTests {
    /// Rule; code; whether it holds.
    @Test("hold for right codes and no others", arguments: table)
    func holds(_ row: CaseRow) throws {
        let rule = try #require(CheckDigit(rawValue: row[0]))
        #expect(rule.holds(row[1]) == (row[2] == "yes"))
    }

    private static let table = rows(
        """
        gtin | 4012345123456 | yes
        gtin | 4012345123457 | no
        gtin | 96385074 | yes
        gtin | 96385075 | no
        gtin | 036000291452 | yes
        gtin | 036000291453 | no
        gtin | 10614141000415 | yes
        gtin | 1061414100041 | no
        gtin | 40123451234 | no
        gtin | 401234512345X | no
        gtin | · | no
        gs1 | 18 | no
        gs1 | 17 | yes
        gs1 | 7 | no
        upcE | 04252614 | yes
        upcE | 04252615 | no
        upcE | 01234505 | yes
        upcE | 24252614 | no
        upcE | 0425261 | no
        sscc | 106141412345678908 | yes
        sscc | 106141412345678909 | no
        sscc | 10614141234567890 | no
        isbn10 | 0306406152 | yes
        isbn10 | 0-306-40615-2 | yes
        isbn10 | 080442957X | yes
        isbn10 | 0804429571 | no
        isbn10 | X804429570 | no
        isbn13 | 9780306406157 | yes
        isbn13 | 978-0-306-40615-7 | yes
        isbn13 | 9780306406158 | no
        isbn13 | 4012345123456 | no
        issn | 2049-3630 | yes
        issn | 2434-561X | yes
        issn | 2049-3631 | no
        imei | 490154203237518 | yes
        imei | 490154203237517 | no
        imei | 49015420323751 | no
        luhn | 79927398713 | yes
        luhn | 79927398710 | no
        vin | 1M8GDM9AXKP042788 | yes
        vin | 11111111111111111 | yes
        vin | 1M8GDM9A1KP042788 | no
        vin | YS3FF46W381015523 | yes
        vin | WDB2110062A623543 | no
        vin | TMBJG65J483141944 | yes
        vin | 1M8GDM9AXKPO42788 | no
        vin | 1M8GDM9AXKP04278 | no
        """)

    @Test(
        "UPC-E is expanded",
        arguments: rows(
            """
            04252614 | 042100005264
            01234505 | 012000003455
            01234531 | 012300000451
            01234543 | 012340000053
            01234558 | 012345000058
            01234596 | 012345000096
            24252614 |
            0425261 |
            0425261X |
            """))
    func upcE(_ row: CaseRow) {
        #expect(UPCE.expanded(row[0]) ?? "" == row[1])
    }

    @Test("the GS1 digit completes any digits")
    func digit() {
        #expect(CheckDigit.gs1Digit(after: [4, 0, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5]) == 6)
        #expect(CheckDigit.gs1Digit(after: []) == 0)
    }
}
