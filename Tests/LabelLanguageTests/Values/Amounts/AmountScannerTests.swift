import Testing

@testable import LabelLanguage

@Suite("Amounts in print")
struct AmountScannerTests {
    /// Print; value; currency; unit; what it is a price for. Of several amounts the first; no value where there is none.
    @Test("are read exactly", arguments: money + marks + weights + unitPrices + slips + none)
    func table(_ row: CaseRow) {
        let amount = AmountScanner.amounts(in: printed(row[0])).first
        #expect(amount?.value.description ?? "" == row[1])
        #expect(amount?.currency ?? "" == row[2])
        #expect(amount?.unit?.rawValue ?? "" == row[3])
        #expect(amount?.per ?? "" == row[4])
    }

    private static let money = rows(
        """
        5.92 | 5.92
        5,92 | 5.92
        0.99 | 0.99
        .99 | 99
        45 | 45
        1234 | 1234
        1,234.50 | 1234.50
        1.234,50 | 1234.50
        1 234,50 | 1234.50
        1'234.50 | 1234.50
        12,345,678.90 | 12345678.90
        12.345.678,90 | 12345678.90
        1.234.567 | 1234567
        1,234 | 1234
        1.234 | 1234
        0,586 | 0.586
        0.586 | 0.586
        1234.567 | 1234.567
        12.5 | 12.5
        00045.50 | 45.50
        007 | 7
        1.234.50 | 1234.50
        100.000,00 | 100000.00
        5.9200 | 5.9200
        999999999999999999 | 999999999999999999
        １２．９０ | 12.90
        """)

    private static let marks = rows(
        """
        $5.92 | 5.92 | USD
        $ 5.92 | 5.92 | USD
        5.92 $ | 5.92 | USD
        US$5.92 | 5.92 | USD
        C$ 5.92 | 5.92 | CAD
        A$5.92 | 5.92 | AUD
        €3,49 | 3.49 | EUR
        3,49 € | 3.49 | EUR
        3,49€ | 3.49 | EUR
        EUR 3,49 | 3.49 | EUR
        3,49 EUR | 3.49 | EUR
        3,49 Euro | 3.49 | EUR
        £12.00 | 12.00 | GBP
        GBP12.00 | 12.00 | GBP
        kr 45,50 | 45.50
        45,50 kr | 45.50
        45,- | 45
        45,-- | 45
        45.- | 45
        45:- | 45
        kr45,- | 45
        ¥399 | 399 | JPY
        399円 | 399 | JPY
        1,280円 | 1280 | JPY
        ₩12,900 | 12900 | KRW
        RM 3.90 | 3.90 | MYR
        RM40.00 | 40.00 | MYR
        CHF 12.50 | 12.50 | CHF
        Fr. 12.50 | 12.50 | CHF
        12,90 zł | 12.90 | PLN
        12,90 PLN | 12.90 | PLN
        ₺49,90 | 49.90 | TRY
        49,90 TL | 49.90 | TRY
        R$ 19,90 | 19.90 | BRL
        ₹ 1,299.00 | 1299.00 | INR
        Rs. 99 | 99 | INR
        1 299 Ft | 1299 | HUF
        1 299 000 Ft | 1299000 | HUF
        1 299,- | 1299
        kr 1 299 | 1299
        kr 12 500 g | 12
        3€49 | 3.49 | EUR
        3 € 49 | 3.49 | EUR
        3 € 49 g | 3 | EUR
        39:90 | 39.90
        12:50 kr | 12.50
        99p | 0.99 | GBP
        99 pieces | 99
        25¢ | 0.25 | USD
        129 Kč | 129 | CZK
        SEK 45,50 | 45.50 | SEK
        -5.00 | -5.00
        -$5.00 | -5.00 | USD
        -RM0.02 | -0.02 | MYR
        """)

    private static let weights = rows(
        """
        500 g | 500 | | g
        500g | 500 | | g
        0.586 kg | 0.586 | | kg
        0,586kg | 0.586 | | kg
        1.5 KG | 1.5 | | kg
        2KG | 2 | | kg
        340G | 340 | | g
        33 cl | 33 | | cl
        1l | 1 | | l
        1 L | 1 | | l
        1,5 L | 1.5 | | l
        750ml | 750 | | ml
        2 dl | 2 | | dl
        12 oz | 12 | | oz
        11.29oz | 11.29 | | oz
        16 fl oz | 16 | | fl oz
        2.5 lb | 2.5 | | lb
        3 lbs | 3 | | lb
        250 mg | 250 | | mg
        1 litre | 1 | | l
        500 grams | 500 | | g
        500 g e | 500 | | g
        1 lb 2 oz | 18 | | oz
        1 lb 2.5 oz | 18.5 | | oz
        12 goats | 12
        5 lemons | 5
        """)

    private static let unitPrices = rows(
        """
        133.82/kg | 133.82 | | | kg
        133,82 kr/kg | 133.82 | | | kg
        12,50 €/kg | 12.50 | EUR | | kg
        €12.50/kg | 12.50 | EUR | | kg
        $4.99/lb | 4.99 | USD | | lb
        $4.99 per lb | 4.99 | USD | | lb
        1,99 €/l | 1.99 | EUR | | l
        0,89 € / 100 g | 0.89 | EUR | | 100 g
        1.20/100ml | 1.20 | | | 100 ml
        12,99 EUR/1 kg | 12.99 | EUR | | kg
        Pr/kg133.82 | 133.82 | | | kg
        Pr/kg 154 | 154 | | | kg
        pr. kg 34,60 | 34.60 | | | kg
        per kg: 34.60 | 34.60 | | | kg
        34,60 je kg | 34.60 | | | kg
        34,60 al kg | 34.60 | | | kg
        34,60 per stk | 34.60 | | | pc
        €/kg 12,50 | 12.50 | EUR | | kg
        zł/kg 24,99 | 24.99 | PLN | | kg
        12,50 le kg | 12.50 | | | kg
        89:90 kr/kg | 89.90 | | | kg
        340 g/12 oz | 340 | | g
        """)

    /// What readers make of print.
    private static let slips = rows(
        """
        12 . 95 | 12.95
        12 .95 | 12.95
        12. 95 | 12.95
        5.9Z | 5.92
        5.9O | 5.90
        1O.50 | 10.50
        O.50 | 0.50
        RMO.47 | 0.47 | MYR
        l2.50 |
        4S.50 | 45.50
        S5.92 |
        45⁵⁰ | 45.50
        45⁵ | 45
        B5.92 |
        """)

    private static let none = rows(
        """
        · |
        price |
        14:30 |
        12:30:05 |
        1.2.3.4 |
        9999999999999999999999 |
        """)

    @Test("percentages and estimated contents are marked")
    func flags() {
        #expect(AmountScanner.amounts(in: printed("3,5 % fat")).first?.isPercent == true)
        #expect(AmountScanner.amounts(in: printed("500 g ℮")).first?.isEstimated == true)
        #expect(AmountScanner.amounts(in: printed("500 g e")).first?.isEstimated == true)
        #expect(AmountScanner.amounts(in: printed("500 g each")).first?.isEstimated == false)
        #expect(AmountScanner.amounts(in: printed("45,-")).first?.isMarkedAsMoney == true)
    }

    @Test("thousands that may be decimals are given both ways")
    func thousands() {
        #expect(AmountScanner.amounts(in: printed("1.234")).first?.thousandsOrDecimals?.description == "1.234")
        #expect(AmountScanner.amounts(in: printed("0.234")).first?.thousandsOrDecimals == nil)
    }

    @Test("cents that stand small and high belong to the price")
    func raisedCents() {
        #expect(AmountScanner.amounts(in: price(large: "45", small: "50")).first?.value.description == "45.50")
        #expect(AmountScanner.amounts(in: price(large: "45", small: "50")).first?.hasRaisedCents == true)
        #expect(AmountScanner.amounts(in: price(large: "129", small: "90")).first?.value.description == "129.90")
        #expect(AmountScanner.amounts(in: price(large: "9", small: "90", gap: true)).first?.value.description == "9.90")
        // Digits of one size are one number.
        #expect(AmountScanner.amounts(in: price(large: "4550", small: "")).first?.value.description == "4550")
        // Small digits at the foot are not cents.
        #expect(
            AmountScanner.amounts(in: price(large: "45", small: "50", raised: false)).first?.value.description == "4550"
        )
    }
}

/// A line as the matcher sees it.
func printed(_ text: String) -> PrintedText {
    PrintedText(line(text), limit: 512, level: Leveling([]))
}

/// Large digits with small ones beside them, each with its own box.
func price(large: String, small: String, gap: Bool = false, raised: Bool = true) -> PrintedText {
    PrintedText(priceLine(large: large, small: small, gap: gap, raised: raised), limit: 512, level: Leveling([]))
}

func priceLine(
    large: String, small: String, gap: Bool = false, raised: Bool = true, x: Double = 0, y: Double = 0,
    height: Double = 80
) -> TextLine {
    var characters: [TextLine.Character] = []
    var left = x
    for (index, digit) in (large + small).enumerated() {
        let isSmall = index >= large.count
        let size = isSmall ? height / 2 : height
        if gap, index == large.count { left += height / 4 }
        let box = Box(x: left, y: isSmall && !raised ? y + height - size : y, width: size / 2, height: size)
        characters.append(.init(choices: [.init(text: String(digit), confidence: 0.98)], box: box))
        left += size / 2 + 2
    }
    let text = gap ? large + " " + small : large + small
    return TextLine(
        text: text, confidence: 0.98, box: Box(x: x, y: y, width: left - x, height: height), characters: characters)
}
