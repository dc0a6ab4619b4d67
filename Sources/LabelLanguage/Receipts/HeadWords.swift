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
        let words = folded.split { !Folding.isLetter($0) && !Folding.isDigit($0) && $0 != UInt8(ascii: "/") }
            .map { String(decoding: $0, as: UTF8.self) }
        // Wordings have three words at most.
        let phrases = Set(
            (1...3).flatMap { length in
                words.indices.dropLast(length - 1).map { words[$0..<$0 + length].joined(separator: " ") }
            })
        if !phrases.isDisjoint(with: talk) { return .talk }
        if !phrases.isDisjoint(with: contact) { return .contact }
        if !phrases.isDisjoint(with: document) { return .document }
        return phrases.isDisjoint(with: company) ? nil : .company
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

    private static func split(_ words: String) -> Set<String> { Set(words.split(separator: "|").map(String.init)) }
}
