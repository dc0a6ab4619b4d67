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
        À CONSOMMER JUSQU'AU : 24/12 | expiry | --12-24
        À conserver au frais et à consommer avant le 24/12/26 | expiry | 2026-12-24
        DLC 1er janvier 2027 | expiry | 2027-01-01
        EXP: 24 DÉC. 26 | expiry | 2026-12-24
        gekühlt mindestens haltbar bis 24.12.26 | expiry | 2026-12-24
        mind. haltb. bis 24.12.26 | expiry | 2026-12-24
        zu verbrauchen bis spätestens 24.12.26 | expiry | 2026-12-24
        Ungeöffnet mindestens haltbar bis Ende: 12.2026 | expiry | 2026-12
        MHD 05.JAN.2027 | expiry | 2027-01-05
        MHD/BBD/DDM: 24.12.26 | expiry | 2026-12-24
        MHD/Lot: 24.12.26 / L1234 | expiry | 2026-12-24
        Mindestens haltbar bis / À consommer de préférence avant le / Da consumarsi entro il: 24.12.2026 | expiry | 2026-12-24
        Consumir preferentemente antes del fin de: 12/2026 | expiry | 2026-12
        Cons. pref. antes del fin de 12-2026 | expiry | 2026-12
        Consúmase preferentemente antes de 24 de dic. de 2026 | expiry | 2026-12-24
        F.V. 24/12/2026 | expiry | 2026-12-24
        F. VENC: 24 DIC 26 | expiry | 2026-12-24
        CAD. ENE27 | expiry | 2027-01
        Fec.Cad 12/26 | expiry | 2026-12
        FCP 24/12/26 | expiry | 2026-12-24
        Da consumarsi preferibilmente entro la fine di: 12/2026 | expiry | 2026-12
        Da consumarsi pref. entro il 24/12/26 | expiry | 2026-12-24
        Da cons. pref. entro 24/12/26 | expiry | 2026-12-24
        T.M.C. 24/12/26 | expiry | 2026-12-24
        Consumir antes do fim de 12/2026 | expiry | 2026-12
        VALIDADE 24/DEZ/2026 | expiry | 2026-12-24
        T.H.T. 24.12.26 | expiry | 2026-12-24
        THT einde 12-26 | expiry | 2026-12
        Te gebruiken t/m 24-12-26 | expiry | 2026-12-24
        Data ważności: 24.12.2026 r. | expiry | 2026-12-24
        Data przydatności 24 gru 2026 | expiry | 2026-12-24
        Bedst før udgangen af: 12.2026 | expiry | 2026-12
        Sidste anv.dato 24.12.26 | expiry | 2026-12-24
        Holdbar t.o.m. 24.12.26 | expiry | 2026-12-24
        Siste forbr.dag 24.12.26 | expiry | 2026-12-24
        Bäst före utgången av 12-2026 | expiry | 2026-12
        Sista förbrukn.dag 2026-12-24 | expiry | 2026-12-24
        Minst hållbar t.o.m. 2026-12-24 | expiry | 2026-12-24
        Tavsiye Edilen Tüketim Tarihi (TETT): 24.12.2026 | expiry | 2026-12-24
        S.K.T.: 12.2026 | expiry | 2026-12
        BB/MA 2026 DE 24 | expiry | 2026-12-24
        BBF 24/12/26 | expiry | 2026-12-24
        BB 202612 | expiry | 2026-12
        EXP 12 2026 | expiry | 2026-12
        BEST BY 12DEC26 1432 | expiry | 2026-12-12
        EXP 24DEC'26 | expiry | 2026-12-24
        L6358 24/12/26 MHD | expiry | 2026-12-24
        LOT 251226 EXP 24/12/26 | expiry | 2026-12-24
        Once opened consume within 5 days. Use by 24/12/26 | expiry | 2026-12-24
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
        MFG.DT 24/11/26 | packed | 2026-11-24
        Emb. le 24/11/26 | packed | 2026-11-24
        Verp. am 24.11.26 | packed | 2026-11-24
        Herst.-Datum: 24.11.26 | packed | 2026-11-24
        Gelegt am 24.11.26 | packed | 2026-11-24
        F. ENV. 24/11/26 | packed | 2026-11-24
        Conf. il 24/11/26 | packed | 2026-11-24
        Data de fabrico: 24/11/26 | packed | 2026-11-24
        Wyprodukowano dnia 24.11.26 | packed | 2026-11-24
        Tillv. dat 2026-11-24 | packed | 2026-11-24
        İmal Tar. 24.11.26 | packed | 2026-11-24
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
        Pr/kg 153 64 | unitPrice | 153.64 kg
        NET WT. 16 OZ (454g) | weight | 16 oz
        NET WT 1 LB 2 OZ | weight | 18 oz
        Net Weight/Poids Net 340 g/12 oz | weight | 340 g
        75 cl ℮ 13,5% vol | weight | 75 cl
        6 x 330 ml | weight | 1980 ml
        4 × 125 g e | weight | 500 g
        1 kg = 12,50 € | unitPrice | 12.50 kg
        (1 kg = € 12,50) | unitPrice | 12.50 kg
        100 g = 1,99 | unitPrice | 1.99 100 g
        12,50 € le kg | unitPrice | 12.50 kg
        0€99 le kg | unitPrice | 0.99 kg
        al kg € 12,50 | unitPrice | 12.50 kg
        24.5p per 100g | unitPrice | 0.245 100 g
        25¢/oz | unitPrice | 0.25 oz
        cena za 1 kg: 24,99 zł | unitPrice | 24.99 kg
        Jmf-pris 89:90/kg | unitPrice | 89.90 kg
        TL/KG 249,90 | unitPrice | 249.90 kg
        PRICE 99p | price | 0.99
        PRIX 3€49 | price | 3.49
        PRIX 3 € 49 | price | 3.49
        PRICE $5⁹⁹ | price | 5.99
        PVP 12'90 € | price | 12.90
        Pris 45:50 | price | 45.50
        Pris 1 299 kr | price | 1299
        Pris 1 299:- | price | 1299
        Pris kr 1 299 | price | 1299
        Prijs € 12,-- | price | 12
        MRP Rs. 45/- | price | 45
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
        Mindestens haltbar bis: siehe Deckelrand |
        USE WITHIN 3 DAYS OF OPENING |
        per 100 g |
        Pris 1 299 |
        Total 14:30 |
        je 100 g 210 kcal |
        Pr/kg 153 64 kcal |
        """)

    /// Scales' labels as supermarkets of each country print them.
    @Test(
        "tell the values of a whole label apart",
        arguments: [
            ["DLC: 24/12/2026 Emballé le: 24/11/2026 Poids: 0,586 kg Prix: 5,92 € 10,10 €/kg"],
            ["Fecha caducidad 24.12.26", "Envasado 24.11.26", "Peso 0,586 kg", "Precio/kg 10,10 €", "Importe 5,92 €"],
            ["Data di scadenza: 24.12.26", "Conf. il 24.11.26", "€/kg 10,10", "Peso netto kg 0,586", "Importo € 5,92"],
            [
                "Verpackt am 24.11.26", "zu verbrauchen bis 24.12.26", "Nettogewicht kg 0,586", "Preis je kg € 10,10",
                "Preis € 5,92",
            ],
            [
                "Pakkedag 24.11.26", "Siste forbruksdag 24.12.26", "Vekt 0,586 kg", "Kilopris kr 10,10/kg",
                "Pris kr 5,92",
            ],
            [
                "Packdag 2026-11-24", "Sista förbrukningsdag 2026-12-24", "Vikt 0,586 kg", "Jmf-pris 10:10 kr/kg",
                "Pris 5,92 kr",
            ],
            [
                "Data pakowania 24.11.2026", "Należy spożyć do 24.12.2026", "Masa netto 0,586 kg",
                "Cena za kg 10,10 zł", "Należność 5,92 zł",
            ],
            [
                "Paketleme tarihi 24.11.2026", "Son tüketim tarihi 24.12.2026", "Net ağırlık 0,586 kg",
                "Birim fiyatı 10,10 TL/kg", "Tutar 5,92 TL",
            ],
            [
                "Verpakt op 24-11-2026", "Te gebruiken tot 24-12-2026", "Gewicht 0,586 kg", "Prijs per kg 10,10",
                "Te betalen € 5,92",
            ],
            [
                "Embalado em 24/11/2026", "Consumir até 24/12/2026", "Peso líquido 0,586 kg", "Preço/kg 10,10 €",
                "Preço a pagar 5,92 €",
            ],
        ])
    func wholeLabel(_ printed: [String]) throws {
        let lines = printed.enumerated().map { line($1, y: Double($0) * 30) }
        let reading = try #require(try matcher(label).readings(symbols: [], lines: lines).first)
        #expect(reading.fields.map(\.name) == ["expiry", "packed", "weight", "price", "unitPrice"])
        #expect(reading.fields.map(\.value) == ["2026-12-24", "2026-11-24", "0.586", "5.92", "10.10"])
        #expect(reading.fields.map(\.unit) == [nil, nil, "kg", nil, "kg"])
    }

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
