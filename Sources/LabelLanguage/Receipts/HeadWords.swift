/// What the words in a receipt's head say that a row is.
enum HeadWords {
    enum Role {
        /// The legal form or the kind of shop: this row is the name.
        case company
        /// Telephone, tax or registration number.
        case contact
        /// Receipt, invoice, cashier, date: the head is over.
        case document
        /// Thanks, rules and greetings, which belong to no field.
        case talk
    }

    static func role(of folded: [UInt8]) -> Role? {
        let words = folded.split(whereSeparator: {
            !Folding.isLetter($0) && !Folding.isDigit($0) && $0 != UInt8(ascii: "/")
        }).map { String(decoding: $0, as: UTF8.self) }
        let joined = " " + words.joined(separator: " ") + " "
        func holds(_ list: [String]) -> Bool { list.contains { joined.contains(" \($0) ") } }
        if holds(talk) { return .talk }
        if holds(contact) { return .contact }
        if holds(document) { return .document }
        return holds(company) ? .company : nil
    }

    private static let talk = split(
        "thank you|thank|goods sold|please|welcome|returnable|refundable|exchangeable|redeem|feedback|vielen dank|danke|merci|gracias|grazie|obrigado|bedankt|"
            + "dziekujemy|tak for|takk|tack|tesekkurler|willkommen|bienvenue|bienvenido|benvenuti|visit us|come again|customer copy|keep this"
    )

    private static let contact = split(
        "tel|phone|telephone|fax|telefon|tlf|gst|vat|tax|reg|regno|roc|company no|co no|co reg|ust|ustid|steuernr|tva|siret|nif|cif|p iva|iva|btw|kvk|nip|regon|cvr|org nr|"
            + "orgnr|vkn|vergi|email|e mail|www|http|https|website|gstid|mobile|hp|whatsapp")

    private static let document = split(
        "invoice|receipt|cash bill|bill no|tax invoice|document no|doc no|date|cashier|counter|table|order|rechnung|quittung|bon|beleg|kassenbon|facture|ticket|recibo|"
            + "factura|scontrino|documento|fatura|kassabon|paragon|kvittering|kvitto|fis|salesperson|operator|terminal|trans|member|official receipt|official|inv|datum|fecha|data|tarih"
    )

    private static let company = split(
        "sdn bhd|sdnbhd|s/b|bhd|sdn|enterprise|enterprises|trading|restaurant|restoran|company|hypermarket|supermarket|market|mart|minimarket|marketing|store|stores|"
            + "gmbh|ag|kg|ohg|ltd|limited|llc|inc|corp|plc|co|sa|sas|sarl|srl|spa|slu|sl|lda|bv|nv|as|a/s|aps|asa|ab|oy|sp z o o|z o o|sti|a s|pte ltd|pty ltd|"
            + "bakery|bakeries|cafe|pharmacy|apotheke|hardware|pte|holdings|group|shop|rewe|edeka|aldi|lidl|netto|carrefour|tesco|mercadona|coop|migros"
    )

    private static func split(_ words: String) -> [String] { words.split(separator: "|").map(String.init) }
}
