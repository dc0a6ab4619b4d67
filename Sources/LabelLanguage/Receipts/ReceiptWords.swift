/// What the words of a receipt's row say that its amount is.
enum ReceiptWords {
    enum Kind: Hashable {
        /// What is to be paid; `isFinal` where the words leave no doubt that nothing is added or rounded after it.
        case total(isFinal: Bool)
        case beforeTax
        case tax
        case subtotal
        case rounding
        case paid
        case change
        case discount
        case service
        /// A number that is no amount: of items, points, the shop.
        case count
        /// A table of tax rates begins.
        case taxSummary
        /// Column titles.
        case columns
    }

    /// - Parameter folded: ``Folding`` of the row.
    static func kind(of folded: [UInt8]) -> Kind? {
        let text = SqueezedText(folded)
        let starts = text.letters.indices.filter {
            text.startsWord($0, folded) || Folding.isDigit(folded[text.places[$0] - 1])
        }
        guard !starts.isEmpty else { return nil }
        func holds(_ word: [UInt8]) -> Bool { starts.contains { isWord(word, at: $0, text, folded) } }
        let titles = columnTitles.count(where: holds)
        let isSummary = table.first?.1.contains(where: holds) ?? false
        if titles >= 2, !isSummary, !folded.contains(where: Folding.isDigit) { return .columns }
        // The first list with a word in the row tells: subtotal goes before total, which it contains.
        return table.first { $0.1.contains(where: holds) }?.0
    }

    /// Whether a wording stands at a place. A short one must end a word there: SUM is not in SUMMER.
    private static func isWord(_ word: [UInt8], at start: Int, _ text: SqueezedText, _ folded: [UInt8]) -> Bool {
        let end = start + word.count
        guard end <= text.skeleton.count, text.skeleton[start] == word[0],
            text.skeleton[start..<end].elementsEqual(word)
        else { return false }
        let after = text.places[end - 1] + 1
        return word.count > 5 || after == folded.count || !Folding.isLetter(folded[after])
    }

    private static let table: [(Kind, [[UInt8]])] = [
        (
            .taxSummary,
            "gst summary|vat summary|tax summary|gst analysis|tax analysis|vat analysis|mwst tabelle|detail tva|desglose iva|btw overzicht"
        ),
        (
            .count,
            "total qty|total quantity|total items|total item|item count|no of items|no of item|number of items|total points|points|"
                + "total pcs|gst reg|gst id|gst no|vat reg|vat no|tax no|ust id|ust idnr|steuernr|tva intra|n tva|partita iva|p iva|nif|cif|"
                + "nip|org nr|cvr|vkn|tax invoice|invoice no|receipt no|bon nr|beleg nr|ticket|member points|artikel anzahl|items|qty"
        ),
        (
            .beforeTax,
            "total excl|total excluding|total before tax|total exclusive|amount excl|total ht|total hors taxes|netto|base imponible|imponibile|"
                + "total sin iva|taxable amount|taxable|total excl gst|net total excl|matrah|excl btw|eks mva|exkl moms"
        ),
        (
            .subtotal,
            "sub total|subtotal|sous total|zwischensumme|subtotale|subtotaal|delsum|delsumma|ara toplam|suma czesciowa"
        ),
        (
            .rounding,
            "rounding|round adj|rounded adj|round amt|rundung|arrondi|redondeo|arrotondamento|afronding|oresavrundning|yuvarlama"
        ),
        (
            .discount,
            "discount|disc|total discount|savings|you saved|rabatt|remise|descuento|sconto|desconto|korting|rabat|indirim|coupon|promo"
        ),
        (.service, "service charge|svc chg|serv chg|service|tip|gratuity|couvert|coperto|bedienung"),
        (
            .change,
            "change|change due|balance change|ruckgeld|wechselgeld|zuruck|rendu|monnaie|rendu monnaie|cambio|resto|troco|wisselgeld|reszta|"
                + "byttepenge|vekslepenger|vaxel|para ustu|tilbake"
        ),
        (
            .total(isFinal: true),
            "grand total|balance due|amount due|total due|total payable|amount payable|rounded total|total rounded|nett total|net total|"
                + "total incl|total inclusive|total sales|total amount|nett amount|net amount|total to pay|total rm|zu zahlen|endbetrag|gesamtbetrag|"
                + "net a payer|total ttc|total a pagar|importe total|totale complessivo|totale euro|total eur|da pagare|valor a pagar|"
                + "te betalen|do zaplaty|suma pln|at betale|a betale|att betala|odenecek|genel toplam|total after rounding|bill total|invoice total|total round"
        ),
        (
            .tax,
            "tax|sales tax|gst|vat|hst|pst|sst|gov tax|service tax|mwst|ust|mehrwertsteuer|tva|iva|btw|moms|mva|kdv|topkdv|ptu|podatek|"
                + "total tax|total gst|total vat|add gst"
        ),
        (
            .total(isFinal: false),
            "total|totaal|totale|totalt|gesamt|summe|summa|suma|razem|toplam|i alt|sum|importe|betrag|montant|a pagar|amount"
        ),
        (
            .paid,
            "cash|paid|cash paid|received|received cash|tendered|payment|visa|mastercard|master|card|credit card|debit|bar|gegeben|ec karte|girocard|"
                + "especes|carte|cb|efectivo|tarjeta|contanti|carta|dinheiro|cartao|contant|pin|gotowka|karta|kontant|dankort|bankkort|kort|nakit|kredi karti"
        ),
    ].map { kind, words in
        (kind, words.split(separator: "|").map { AnchorPhrase.letters(of: $0).map(Folding.skeleton) })
    }

    private static let columnTitles =
        ("item|items|qty|quantity|description|desc|price|amount|amt|u p|unit price|code|disc|stk|rm|no|tax|total|artikel|menge|preis|article|prix|cantidad|precio|"
        + "importe|prezzo|quantita|descrizione|omschrijving|aantal|prijs|nazwa|ilosc|cena|vare|antall|pris|varor|antal|urun|miktar|fiyat")
        .split(separator: "|").map { AnchorPhrase.letters(of: $0).map(Folding.skeleton) }
}
