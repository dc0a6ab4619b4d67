/// A language in which the words beside a value are known.
///
///     ExpiryDateText(name: "Expiry").anchorLanguages([.norwegian, .danish])
public enum AnchorLanguage: String, Hashable, Sendable, CaseIterable, Codable {
    case english = "en"
    case french = "fr"
    case german = "de"
    case spanish = "es"
    case italian = "it"
    case portuguese = "pt"
    case dutch = "nl"
    case polish = "pl"
    case danish = "da"
    case norwegian = "nb"
    case swedish = "sv"
    case turkish = "tr"
}
