/// Signs and codes of money.
enum Currency {
    /// What stands beside an amount.
    struct Mark: Hashable {
        /// ISO 4217; nil for a sign that several currencies share, as `kr`.
        var code: String?
        /// Scalars that the sign takes.
        var range: Range<Int>
    }

    /// The sign or code that ends right before an index.
    static func mark(before end: Int, in text: PrintedText) -> Mark? {
        for length in stride(from: min(4, end), through: 1, by: -1) {
            let range = end - length..<end
            guard let code = lookUp(range, in: text) else { continue }
            let isWord = Folding.isLetter(text.folded[range.lowerBound])
            if isWord, range.lowerBound > 0, Folding.isLetter(text.folded[range.lowerBound - 1]) { continue }
            return Mark(code: code.iso, range: range)
        }
        return nil
    }

    /// The sign or code that starts at an index.
    static func mark(at start: Int, in text: PrintedText) -> Mark? {
        for length in stride(from: min(4, text.count - start), through: 1, by: -1) {
            let range = start..<start + length
            guard let code = lookUp(range, in: text) else { continue }
            let isWord = Folding.isLetter(text.folded[range.upperBound - 1])
            if isWord, range.upperBound < text.count, Folding.isLetter(text.folded[range.upperBound]) { continue }
            return Mark(code: code.iso, range: range)
        }
        return nil
    }

    /// The sign of a hundredth that touches the digits before an index: `99p`, `25¢`.
    static func hundredth(at start: Int, in text: PrintedText) -> Mark? {
        guard start < text.count else { return nil }
        if text.scalars[start] == "¢" { return Mark(code: "USD", range: start..<start + 1) }
        guard text.scalars[start] == "p", start + 1 == text.count || !isWord(text.folded[start + 1]) else { return nil }
        return Mark(code: "GBP", range: start..<start + 1)
    }

    private static func isWord(_ folded: UInt8) -> Bool { Folding.isLetter(folded) || Folding.isDigit(folded) }

    private struct Code { var iso: String? }

    private static func lookUp(_ range: Range<Int>, in text: PrintedText) -> Code? {
        if range.count == 1, let iso = signs[text.scalars[range.lowerBound]] { return Code(iso: iso) }
        guard range.allSatisfy({ text.folded[$0] != UInt8(ascii: " ") && !Folding.isDigit(text.folded[$0]) }) else {
            return nil
        }
        let word = String(decoding: text.folded[range], as: UTF8.self)
        if let iso = words[word] { return Code(iso: iso) }
        if shared.contains(word) { return Code(iso: nil) }
        return range.count == 3 && codes.contains(word) ? Code(iso: word.uppercased()) : nil
    }

    private static let signs: [Unicode.Scalar: String] = [
        "$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "￥": "JPY", "円": "JPY", "元": "CNY", "₹": "INR", "₩": "KRW",
        "원": "KRW", "₺": "TRY", "₽": "RUB", "₪": "ILS", "₫": "VND", "฿": "THB", "₱": "PHP", "₴": "UAH", "₦": "NGN",
        "₸": "KZT", "₡": "CRC", "₲": "PYG", "₵": "GHS", "₾": "GEL", "＄": "USD", "￡": "GBP",
    ]

    private static let words = [
        "us$": "USD", "ca$": "CAD", "c$": "CAD", "a$": "AUD", "au$": "AUD", "nz$": "NZD", "hk$": "HKD", "s$": "SGD",
        "nt$": "TWD", "mx$": "MXN", "r$": "BRL", "rm": "MYR", "rs": "INR", "rs.": "INR", "tl": "TRY", "zl": "PLN",
        "ft": "HUF", "kc": "CZK", "lei": "RON", "sfr": "CHF", "fr.": "CHF", "rp": "IDR", "rp.": "IDR", "eur": "EUR",
        "euro": "EUR", "nkr": "NOK", "skr": "SEK", "dkr": "DKK",
    ]

    /// Signs that do not tell the currency.
    private static let shared: Set<String> = ["kr", "kr.", "fr", "din"]

    /// ISO 4217 alphabetic codes that are met on labels; others would be words.
    private static let codes: Set<String> = [
        "aed", "ars", "aud", "bgn", "bhd", "brl", "cad", "chf", "clp", "cny", "cop", "czk", "dkk", "egp", "eur", "gbp",
        "hkd", "huf", "idr", "ils", "inr", "isk", "jod", "jpy", "krw", "kwd", "mxn", "myr", "nok", "nzd", "omr", "php",
        "pln", "qar", "ron", "rsd", "rub", "sar", "sek", "sgd", "thb", "tnd", "try", "twd", "uah", "usd", "vnd", "zar",
    ]
}
