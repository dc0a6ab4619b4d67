/// A language in which the words beside a value are known.
///
/// ```swift
/// ExpiryDateText(name: "Expiry").anchorLanguages([.norwegian, .danish])   // Best før 24.12.2026 gives 2026-12-24
/// AnchorLanguage(rawValue: "nb")   // norwegian
/// ```
///
/// The raw value is the language's code in ISO 639-1, by which configuration calls it.
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
