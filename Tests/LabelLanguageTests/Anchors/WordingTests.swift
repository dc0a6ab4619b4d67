import LabelLanguage
import Testing

@Suite("Wordings on packages")
struct WordingTests {
    private let label = LabelDefinition("Package") {
        ExpiryDateText(name: "expiry").labelDateFormat(LabelDateFormat(componentFormat: .dmy, acceptPartialDates: true))
            .optional(true)
        PackingDateText(name: "packed").labelDateFormat(LabelDateFormat(componentFormat: .dmy)).optional(true)
        WeightText(name: "weight").optional(true)
        TotalPriceText(name: "price").optional(true)
        UnitPriceText(name: "unitPrice").optional(true)
    }

    /// A line of print; the one field that it fills; its value.
    @Test("name the value beside them", arguments: expiry + packing + amounts + slips + none)
    func table(_ row: CaseRow) throws {
        let reading = try matcher(label).readings(symbols: [], lines: [line(row[0])]).first
        let fields = (reading?.fields ?? []).map { "\($0.name)=\($0.value)" + ($0.unit.map { " \($0)" } ?? "") }
        #expect(fields == (row[1].isEmpty ? [] : ["\(row[1])=\(row[2])"]))
    }

    private static let expiry = rows(
        """
        BEST BEFORE 24/12/2026 | expiry | 2026-12-24
        Best before: 24/12/2026 | expiry | 2026-12-24
        BEST BEFORE END 12/2026 | expiry | 2026-12
        BBE 24/12/26 | expiry | 2026-12-24
        BB 24/12/26 | expiry | 2026-12-24
        B.B. 24/12/26 | expiry | 2026-12-24
        BEST BY DEC 24 2026 | expiry | 2026-12-24
        BEST IF USED BY 24 DEC 2026 | expiry | 2026-12-24
        USE BY 24DEC26 | expiry | 2026-12-24
        USE BEFORE 24/12/26 | expiry | 2026-12-24
        SELL BY 24/12/26 | expiry | 2026-12-24
        EXP 24/12/2026 | expiry | 2026-12-24
        EXP: 24/12/2026 | expiry | 2026-12-24
        EXP.24.12.2026 | expiry | 2026-12-24
        EXP DATE 24-12-2026 | expiry | 2026-12-24
        EXPIRY DATE 24/12/2026 | expiry | 2026-12-24
        Expiration date: 24/12/2026 | expiry | 2026-12-24
        Expires 24/12/2026 | expiry | 2026-12-24
        EXP241226 | expiry | 2026-12-24
        BB 241226 | expiry | 2026-12-24
        Display until 24/12/26 | expiry | 2026-12-24
        À consommer de préférence avant le 24/12/2026 | expiry | 2026-12-24
        A CONSOMMER DE PREFERENCE AVANT FIN 12/2026 | expiry | 2026-12
        À consommer jusqu'au 24/12/26 | expiry | 2026-12-24
        DLC 24/12/26 | expiry | 2026-12-24
        DLC : 24.12.26 | expiry | 2026-12-24
        DDM 24/12/2026 | expiry | 2026-12-24
        DLUO 24/12/2026 | expiry | 2026-12-24
        MHD 24.12.2026 | expiry | 2026-12-24
        MHD: 24.12.26 | expiry | 2026-12-24
        Mindestens haltbar bis 24.12.2026 | expiry | 2026-12-24
        mind. haltbar bis: 24.12.26 | expiry | 2026-12-24
        Mindestens haltbar bis Ende 12/2026 | expiry | 2026-12
        zu verbrauchen bis 24.12.2026 | expiry | 2026-12-24
        Verfallsdatum 24.12.2026 | expiry | 2026-12-24
        verw. bis 12/2026 | expiry | 2026-12
        Consumir preferentemente antes del 24/12/2026 | expiry | 2026-12-24
        CONS. PREF. ANTES 24/12/26 | expiry | 2026-12-24
        Fecha de caducidad 24/12/2026 | expiry | 2026-12-24
        CAD: 24/12/26 | expiry | 2026-12-24
        CAD. 24/12/2026 | expiry | 2026-12-24
        VENC 24/12/2026 | expiry | 2026-12-24
        VTO 24/12/2026 | expiry | 2026-12-24
        Da consumarsi entro il 24/12/2026 | expiry | 2026-12-24
        Da consumarsi preferibilmente entro il: 24/12/26 | expiry | 2026-12-24
        da consumarsi preferibilmente entro fine 12/2026 | expiry | 2026-12
        Scadenza 24/12/2026 | expiry | 2026-12-24
        SCAD. 24.12.26 | expiry | 2026-12-24
        TMC 24/12/2026 | expiry | 2026-12-24
        Consumir de preferência antes de 24/12/2026 | expiry | 2026-12-24
        Consumir até: 24/12/26 | expiry | 2026-12-24
        Validade: 24/12/2026 | expiry | 2026-12-24
        VAL 24/12/26 | expiry | 2026-12-24
        Ten minste houdbaar tot 24-12-2026 | expiry | 2026-12-24
        tenminste houdbaar tot: 24-12-26 | expiry | 2026-12-24
        THT 24-12-2026 | expiry | 2026-12-24
        TGT 24-12-2026 | expiry | 2026-12-24
        Te gebruiken tot 24-12-26 | expiry | 2026-12-24
        Najlepiej spożyć przed 24.12.2026 | expiry | 2026-12-24
        Najlepiej spożyć przed końcem 12.2026 | expiry | 2026-12
        Należy spożyć do: 24.12.2026 | expiry | 2026-12-24
        Termin ważności 24.12.2026 | expiry | 2026-12-24
        Bedst før 24.12.2026 | expiry | 2026-12-24
        Mindst holdbar til 24.12.26 | expiry | 2026-12-24
        Sidste anvendelsesdato 24.12.2026 | expiry | 2026-12-24
        Best før 24.12.2026 | expiry | 2026-12-24
        Best før dato: 24.12.26 | expiry | 2026-12-24
        Siste forbruksdag 24.12.2026 | expiry | 2026-12-24
        Bäst före 2026-12-24 | expiry | 2026-12-24
        Bäst före dag 2026-12-24 | expiry | 2026-12-24
        Sista förbrukningsdag 2026-12-24 | expiry | 2026-12-24
        BF 2026-12-24 | expiry | 2026-12-24
        Son tüketim tarihi 24.12.2026 | expiry | 2026-12-24
        SON TÜKETİM TARİHİ: 24/12/2026 | expiry | 2026-12-24
        TETT 24.12.2026 | expiry | 2026-12-24
        T.E.T.T: 24.12.26 | expiry | 2026-12-24
        SKT 24.12.2026 | expiry | 2026-12-24
        S.T.T. 24.12.2026 | expiry | 2026-12-24
        24/12/2026 BEST BEFORE | expiry | 2026-12-24
        """)

    private static let packing = rows(
        """
        PACKED ON 24/11/2026 | packed | 2026-11-24
        PKD 24/11/26 | packed | 2026-11-24
        PROD 24/11/2026 | packed | 2026-11-24
        Production date: 24/11/2026 | packed | 2026-11-24
        MFG 24/11/2026 | packed | 2026-11-24
        MFD: 24 NOV 2026 | packed | 2026-11-24
        Emballé le 24/11/2026 | packed | 2026-11-24
        Conditionné le 24/11/26 | packed | 2026-11-24
        Verpackt am 24.11.2026 | packed | 2026-11-24
        abgepackt am: 24.11.26 | packed | 2026-11-24
        Envasado el 24/11/2026 | packed | 2026-11-24
        Fecha de elaboración 24/11/2026 | packed | 2026-11-24
        Confezionato il 24/11/2026 | packed | 2026-11-24
        Embalado em 24/11/2026 | packed | 2026-11-24
        Verpakt op 24-11-2026 | packed | 2026-11-24
        Data produkcji 24.11.2026 | packed | 2026-11-24
        Pakket 24.11.2026 | packed | 2026-11-24
        Pakkedato: 24.11.26 | packed | 2026-11-24
        Förpackningsdag 2026-11-24 | packed | 2026-11-24
        Üretim tarihi 24.11.2026 | packed | 2026-11-24
        ÜRT 24.11.2026 | packed | 2026-11-24
        """)

    private static let amounts = rows(
        """
        NET WT 0.586 kg | weight | 0.586 kg
        Net weight: 500 g | weight | 500 g
        NET WT kg 0.586 | weight | 0.586 kg
        Poids net 500 g | weight | 500 g
        Füllmenge: 750 ml | weight | 750 ml
        Peso neto 1,5 kg | weight | 1.5 kg
        Peso netto: 250 g | weight | 250 g
        Peso líquido 250 g | weight | 250 g
        Netto inhoud 1 l | weight | 1 l
        Masa netto 400 g | weight | 400 g
        Nettovekt 1,234 kg | weight | 1.234 kg
        Nettovikt 500 g | weight | 500 g
        Net ağırlık 500 g | weight | 500 g
        500 g e | weight | 500 g
        TOTAL PRICE $5.92 | price | 5.92
        Total: 5.92 | price | 5.92
        Price £3.49 | price | 3.49
        Prix 3,49 € | price | 3.49
        Gesamtpreis EUR 12,90 | price | 12.90
        Preis: 12,90 | price | 12.90
        Importe 12,90 € | price | 12.90
        Prezzo € 12,90 | price | 12.90
        Preço 12,90 | price | 12.90
        Te betalen 12,90 | price | 12.90
        Należność 12,90 zł | price | 12.90
        Pris kr 45,50 | price | 45.50
        Pris 45,- | price | 45
        Att betala 45,50 | price | 45.50
        Tutar 49,90 TL | price | 49.90
        Price per kg $10.10 | unitPrice | 10.10 kg
        UNIT PRICE 10.10/kg | unitPrice | 10.10 kg
        $4.99 per lb | unitPrice | 4.99 lb
        Grundpreis 1,99 €/100 g | unitPrice | 1.99 100 g
        Prix au kg 12,50 € | unitPrice | 12.50 kg
        Precio por kg 12,50 | unitPrice | 12.50 kg
        Jmf-pris 89,90 kr/kg | unitPrice | 89.90 kg
        Pr/kg133.82 | unitPrice | 133.82 kg
        """)

    /// Wordings as readers give them.
    private static let slips = rows(
        """
        BEST BEF0RE 24/12/2026 | expiry | 2026-12-24
        8EST BEFORE 24/12/2026 | expiry | 2026-12-24
        BESTBEFORE 24/12/2026 | expiry | 2026-12-24
        B E S T  B E F O R E 24/12/2026 | expiry | 2026-12-24
        BEST BEFORE24/12/2026 | expiry | 2026-12-24
        BESI BEFORE 24/12/2026 | expiry | 2026-12-24
        BEST BFORE 24/12/2026 | expiry | 2026-12-24
        Mindestens haltbar b1s 24.12.2026 | expiry | 2026-12-24
        Mindestens ha1tbar bls 24.12.2026 | expiry | 2026-12-24
        Expirati0n date 24/12/2026 | expiry | 2026-12-24
        PACKED 0N 24/11/2026 | packed | 2026-11-24
        T0TAL PRICE 5.92 | price | 5.92
        À c0nsommer de préférence avant 1e 24/12/2026 | expiry | 2026-12-24
        """)

    /// Words that are not those, and values that belong to others.
    private static let none = rows(
        """
        24/12/2026 |
        LOT 241226 |
        LOT 24/12/2026 |
        EXPORT 24/12/2026 |
        BABB 24/12/2026 |
        CADIZ 24/12/2026 |
        BEST BEFORE SEE LID |
        EXP 31/02/2026 |
        EXP 12 |
        TOTAL ITEMS 5 |
        Tare 0.010 kg |
        Gross weight 0.596 kg |
        SUBTOTAL 5.92 |
        CHANGE 5.92 |
        8 8 24/12/2026 |
        """)

    @Test("are known only in the languages that are asked for")
    func languages() throws {
        let german = LabelDefinition("Package") {
            ExpiryDateText(name: "expiry").anchorLanguages([.german])
        }
        #expect(try matcher(german).readings(symbols: [], lines: lines("MHD 24.12.2026")).first?["expiry"] != nil)
        #expect(try matcher(german).readings(symbols: [], lines: lines("BEST BEFORE 24.12.2026")).isEmpty)
    }

    @Test("give way to a definition's own")
    func ownAnchors() throws {
        let own = LabelDefinition("Package") { ExpiryDateText(name: "expiry").anchorRegex("T[12]:") }
        #expect(
            try matcher(own).readings(symbols: [], lines: lines("t2: 24.12.2026")).first?["expiry"]?.value
                == "2026-12-24")
        #expect(try matcher(own).readings(symbols: [], lines: lines("EXP 24.12.2026")).isEmpty)
        let none = LabelDefinition("Package") { ExpiryDateText(name: "expiry").anchorRegexes([]) }
        #expect(
            try matcher(none).readings(symbols: [], lines: lines("24.12.2026")).first?["expiry"]?.value == "2026-12-24")
    }
}
