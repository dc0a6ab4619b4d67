/// What a stretch of print is, for labels of `anything` that are to hold certain kinds of text only.
///
/// ```swift
/// TextKind(rawValue: "money")   // money
/// ```
public enum TextKind: String, Hashable, Sendable, CaseIterable, Codable {
    /// A whole line, whatever it says.
    case any
    /// The value is its ISO 8601 form, such as `2026-12-24`.
    case date
    /// An amount with its currency's sign or code, such as `$5.92`. The value is the number, `5.92`.
    case money
    /// An e-mail address, such as `info@example.com`.
    case email
    /// An address of the web, such as `https://example.com/a` or `www.example.com`.
    case url
    /// The value is its digits, `+49301234567`, with a plus sign before a country's code.
    case telephone
    /// A parcel's number whose check digit holds: UPS, USPS, FedEx, DHL, a GS1 SSCC, or a postal item (UPU S10). The value
    /// is without spaces.
    case tracking
}
