/// Code 32, in which Italian medicines are numbered: nine digits, the last a check digit, as six characters of base 32 in
/// a Code 39 (Gazzetta Ufficiale, decree of 10 June 1983).
///
/// Nothing in the bars tells it from a Code 39 of six characters, and by chance the check digit fits one in ten of those.
enum Code32 {
    /// The digits of base 32: without the vowels A, E, I and O.
    private static let digits = Array("0123456789BCDFGHJKLMNPQRSTUVWXYZ")

    /// The six characters that stand in the bars of `A` and nine digits; nil for any other text.
    static func printedCharacters(of text: String) -> String? {
        guard text.count == 10, text.hasPrefix("A"), var value = Int(text.dropFirst()) else { return nil }
        var characters: [Character] = []
        for _ in 0..<6 {
            characters.append(digits[value % 32])
            value /= 32
        }
        return value == 0 ? String(characters.reversed()) : nil
    }

    /// Whether six characters are far more likely a medicine's number than something else: a first digit below 10 stands
    /// for the numbers in use, and few of those have fewer than two letters, as lot and part numbers do.
    static func isLikely(_ characters: String) -> Bool {
        guard let first = characters.first, first.isNumber else { return false }
        return characters.filter(\.isLetter).count >= 2
    }
}
