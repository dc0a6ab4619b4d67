/// The number of a customer card on a receipt.
enum LoyaltyNumber {
    /// Five characters or more with a digit, behind words for such a card.
    static func range(in text: PrintedText) -> Range<Int>? {
        let squeezed = SqueezedText(text.folded)
        for word in words where squeezed.skeleton.count > word.count {
            for start in 0...squeezed.skeleton.count - word.count
            where squeezed.skeleton[start..<start + word.count].elementsEqual(word)
                && squeezed.startsWord(start, text.folded)
            {
                let end = squeezed.places[start + word.count - 1] + 1
                if let range = number(after: end, in: text) { return range }
            }
        }
        return nil
    }

    private static func number(after index: Int, in text: PrintedText) -> Range<Int>? {
        var start = index
        while start < text.count, !Folding.isDigit(text.folded[start]), !isMask(text.folded[start]) {
            // Only a word or two between: `card no.`, `number:`.
            guard start - index < 12 else { return nil }
            start += 1
        }
        while start > index, Folding.isLetter(text.folded[start - 1]) { start -= 1 }
        var end = start
        while end < text.count {
            let folded = text.folded[end]
            let isNumber =
                Folding.isDigit(folded) || Folding.isLetter(folded) || isMask(folded) || folded == UInt8(ascii: "-")
            let isGroup = folded == UInt8(ascii: " ") && end + 1 < text.count && Folding.isDigit(text.folded[end + 1])
            guard isNumber || isGroup else { break }
            end += 1
        }
        let digits = (start..<end).count { Folding.isDigit(text.folded[$0]) }
        return end - start >= 5 && digits >= 4 ? start..<end : nil
    }

    private static func isMask(_ folded: UInt8) -> Bool { folded == UInt8(ascii: "*") }

    private static let words = [
        "member no", "member id", "member card", "member", "membership no", "loyalty card", "loyalty", "bonus card",
        "card member", "points card", "clubcard", "nectar",
        "payback", "kundenkarte", "kundennr", "deutschlandcard", "carte fidelite", "carte de fidelite",
        "tarjeta cliente", "carta fedelta", "cartao cliente",
        "klantenkaart", "bonuskaart", "karta klienta", "medlemskort", "medlemsnr", "medlem", "musteri karti",
        "customer card", "customer no",
    ].map { AnchorPhrase.letters(of: $0[...]).map(Folding.skeleton) }.sorted { $0.count > $1.count }
}
