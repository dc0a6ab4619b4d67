import Testing

@testable import LabelLanguage

@Suite("Seven-segment displays")
struct DisplayNumberTests {
    /// Print; number as shown; unit.
    @Test(
        "are read digit for digit",
        arguments: rows(
            """
            7.499 | 7.499
            7,499 | 7.499
            009926 | 009926
            00.45 | 00.45
            0.00 | 0.00
            -12.5 | -12.5
            185.15 g | 185.15 | g
            185.15g | 185.15 | g
            7.499 kg | 7.499 | kg
            7.499kg | 7.499 | kg
            7 .499 | 7.499
            7. 499 | 7.499
            O.586 | 0.586
            Q.586 | 0.586
            D.586 | 0.586
            5B.2 | 58.2
            B.5B6 | 8.586
            1OO | 
            10O | 100
            S1.2 | 51.2
            2Z.5 | 22.5
            I2.5 | 12.5
            12.b | 12.6
            1.2.3 |
            .5 |
            5. |
            total |
            OOO |
            12 kg net |
            """))
    func table(_ row: CaseRow) {
        let number = DisplayNumber(printed(row[0]))
        #expect(number?.value ?? "" == row[1])
        #expect(number?.unit?.rawValue ?? "" == row[2])
    }
}
