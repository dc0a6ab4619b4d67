import LabelLanguage
import Testing

@Suite("Receipts")
struct ReceiptTests {
    /// Rows as they are printed: `|` parts what stands left from what stands right.
    private func receipt(_ text: String) throws -> LabelReading {
        var lines: [TextLine] = []
        for (row, printed) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let cells = printed.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
            for (column, cell) in cells.enumerated() where !cell.isEmpty {
                let width = Double(cell.count) * 10
                let right = column > 0 && column == cells.count - 1
                lines.append(
                    line(cell, x: right ? 600 - width : Double(column) * 200, y: Double(row) * 30, width: width))
            }
        }
        let label = try #require(LabelDefinition.builtIn(named: "receipt"))
        return try #require(try matcher(label).readings(symbols: [], lines: lines).first)
    }

    private func items(_ reading: LabelReading) -> [[String?]] {
        (reading["lineItems"]?.lineItems ?? []).map {
            [$0.name, $0.quantity, $0.unitPrice, $0.discount, $0.totalPrice]
        }
    }

    @Test("a Malaysian till with tax in the prices")
    func malaysia() throws {
        let reading = try receipt(
            """
            SEGI CASH & CARRY SDN.BHD
            (317041-W)
            PT17920, SEKSYEN U9,
            40150 SHAH ALAM,
            SELANGOR DARUL EHSAN.
            GST Reg. No. : 001951645696
            Invoice No : 47735
            Date | : 04 Jan 2017 01:15pm
            Counter | :03
            UNICA PAIL 6GL 600
            1 x 17.41 | 17.41 S
            MASSIMO FINE WHOLEMEAL 420G
            1 x 2.64 | 2.64 Z
            No of items: 2
            Total Incl. GST:RM | 20.05
            Cash:RM | 50.00
            Change:RM | 29.95
            GST Summary | Amount(RM) | Tax(RM)
            S 06.0% | 16.42 | 0.99
            Z 00.0% | 2.64 | 0.00
            """)
        #expect(reading["storeName"]?.value == "SEGI CASH & CARRY SDN.BHD")
        #expect(reading["storeAddress"]?.value == "PT17920, SEKSYEN U9, 40150 SHAH ALAM, SELANGOR DARUL EHSAN.")
        #expect(reading["storeCity"]?.value == "SHAH ALAM")
        #expect(reading["date"]?.value == "2017-01-04")
        #expect(reading["time"]?.value == "13:15")
        #expect(reading["paymentTotal"]?.value == "20.05")
        #expect(reading["paymentTotal"]?.currency == "MYR")
        #expect(reading["paymentTax"]?.value == "0.99")
        #expect(items(reading).map { $0[1...] } == [["1", "17.41", nil, "17.41"], ["1", "2.64", nil, "2.64"]])
        #expect(reading.remarks.isEmpty)
    }

    @Test("a German till with a customer card and a discount")
    func germany() throws {
        let reading = try receipt(
            """
            Frischemarkt Müller GmbH
            Hauptstraße 12
            80331 München
            Tel. 089 1234567
            Datum 24.12.2026 | 14:30
            Vollmilch 3,5% | 1,19 A
            Roggenbrot | 3,49 A
            Rabatt | -0,50 A
            Äpfel
            0,586 kg x 2,99 €/kg | 1,75 A
            Zwischensumme | 5,93
            SUMME EUR | 5,93
            Bar EUR | 10,00
            Rückgeld EUR | 4,07
            MwSt 7% | 0,39
            PAYBACK Nr. 308 3412 1234 5678
            Vielen Dank für Ihren Einkauf
            """)
        #expect(reading["storeName"]?.value == "Frischemarkt Müller GmbH")
        #expect(reading["storeAddress"]?.value == "Hauptstraße 12 80331 München")
        #expect(reading["storeCity"]?.value == "München")
        #expect(reading["date"]?.value == "2026-12-24")
        #expect(reading["date"]?.isAmbiguous == false)
        #expect(reading["time"]?.value == "14:30")
        #expect(reading["paymentTotal"]?.value == "5.93")
        #expect(reading["paymentTotal"]?.currency == "EUR")
        #expect(reading["paymentTax"]?.value == "0.39")
        #expect(reading["loyaltyNumber"]?.value == "3083412" + "12345678")
        #expect(items(reading).map { $0[0] } == ["Vollmilch", "Roggenbrot", "Äpfel"])
        #expect(items(reading).map { $0[3] } == [nil, "0.50", nil])
        #expect(items(reading).last?[1...] == ["0.586", "2.99", nil, "1.75"])
        #expect(reading.remarks.isEmpty)
    }

    @Test("tax that is added to a subtotal")
    func addedTax() throws {
        let reading = try receipt(
            """
            CORNER CAFE LLC
            123 Main Street
            Springfield, IL 62704
            12/24/2026 | 6:05 PM
            Latte | 4.50
            Bagel | 3.25
            Subtotal | 7.75
            Sales Tax | 0.62
            Total | $8.37
            VISA | 8.37
            Member No: 4471 2290
            """)
        #expect(reading["paymentPreTaxTotal"]?.value == "7.75")
        #expect(reading["paymentTax"]?.value == "0.62")
        #expect(reading["paymentTotal"]?.value == "8.37")
        #expect(reading["paymentTotal"]?.currency == "USD")
        #expect(reading["storeCity"]?.value == "Springfield")
        #expect(reading["date"]?.value == "2026-12-24")
        #expect(reading["time"]?.value == "18:05")
        #expect(reading["loyaltyNumber"]?.value == "44712290")
        #expect(items(reading).map { $0[0] } == ["Latte", "Bagel"])
        #expect(reading.remarks.isEmpty)
    }

    @Test("amounts that do not add up are told")
    func sum() throws {
        let reading = try receipt(
            """
            CORNER CAFE LLC
            24.12.2026
            Latte | 4.50
            Bagel | 3.25
            Subtotal | 7.75
            Tax | 0.62
            Total | 9.37
            """)
        #expect(reading["paymentTotal"]?.value == "9.37")
        #expect(
            reading.remarks == [
                "the subtotal 7.75 and what follows make 8.37, the total is 9.37",
                "the items add up to 7.75, the total is 9.37",
            ])
    }

    @Test("what was handed over less the change decides between totals")
    func totals() throws {
        let reading = try receipt(
            """
            HARDWARE TRADING
            24/11/2026
            Pliers | 16.31
            Total : | 7 | 16.31
            Rounding Adj: | -0.01
            Balance Due: | 16.30
            Payment (Cash) : | 17.00
            Change (Cash) : | 0.70
            """)
        #expect(reading["paymentTotal"]?.value == "16.30")
    }

    @Test("columns of quantity, price and amount")
    func columns() throws {
        let reading = try receipt(
            """
            YONG CEN ENTERPRISE
            DATE: 25/03/2018
            ITEM | QTY | U/P AMOUNT
            9555223500307 24 2.33 | 55.92
            SR:FEI YAN BRAND YOUNG CORN 425G
            9555716611001 2 2.00 | 4.00
            ZRL:ASAM BOI 65G
            SUB-TOTAL | 59.92
            TOTAL | 59.92
            """)
        #expect(
            items(reading) == [
                ["SR:FEI YAN BRAND YOUNG CORN 425G", "24", "2.33", nil, "55.92"],
                ["ZRL:ASAM BOI 65G", "2", "2.00", nil, "4.00"],
            ])
    }

    @Test(
        "words for the total in many languages",
        arguments: [
            "TOTAL", "Grand Total", "Total to pay", "Amount Due", "Totai", "NET A PAYER", "Total TTC", "SUMME",
            "Zu zahlen", "Gesamtbetrag", "TOTAL A PAGAR", "Importe total",
            "TOTALE", "Totale complessivo", "Da pagare", "Te betalen", "TOTAAL", "DO ZAPŁATY", "SUMA PLN", "RAZEM",
            "At betale", "I ALT", "Å betale", "SUM", "ATT BETALA",
            "Totalt", "TOPLAM", "Genel Toplam", "Ödenecek",
        ])
    func total(word: String) throws {
        let reading = try receipt("Shop\nThing | 4.50\n\(word) | 4.50")
        #expect(reading["paymentTotal"]?.value == "4.50")
    }

    @Test("nothing that speaks of a receipt gives no receipt")
    func nothing() throws {
        let label = try #require(LabelDefinition.builtIn(named: "receipt"))
        #expect(try matcher(label).readings(symbols: [], lines: []).isEmpty)
        #expect(try matcher(label).readings(symbols: [], lines: lines("12345", "99")).isEmpty)
    }
}
