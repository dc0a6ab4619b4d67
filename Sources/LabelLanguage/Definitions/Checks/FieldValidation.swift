/// What a value must satisfy beyond its form.
///
/// ```swift
/// ExpiryDateText(name: "Expiry").validation(.notInPast)
/// CustomText(name: "Lot").valueRegex("[0-9]{8}").validation(.checkDigit(.gs1))
/// TotalPriceText(name: "Price").validation("below the limit") { $0.value.count < 7 }
/// ```
public enum FieldValidation: Sendable {
    /// The last character (of a VIN the ninth) is right for the others: `.checkDigit(.gtin)` takes 4012345123456 and
    /// refuses 4012345123457.
    case checkDigit(CheckDigit)
    /// The number of characters: `.length(3...4)` takes ABC and refuses ABCDE.
    case length(ClosedRange<Int>)
    /// A number from a least to a most value; nil leaves an end open: `.range(least: nil, most: ExactDecimal("9.99"))`
    /// refuses 10.00.
    case range(least: ExactDecimal?, most: ExactDecimal?)
    /// One of these, by letter and case: `.list(["A", "B"])` refuses b.
    case list([String])
    /// A date that has not passed; a month counts until its end: 2026-11 holds on 2026-11-30.
    case notInPast
    /// A date that is not still to come: 2026-12-01 does not hold on 2026-11-30.
    case notInFuture
    /// The same value as another field of the label, where that one was read: `.matches(field: "Barcode")`.
    case matches(field: String)
    /// A rule in Swift, by a name for messages, which says "BC fails 'starts with A'". Configuration cannot express it.
    case custom(name: String, @Sendable (FieldValue) -> Bool)

    /// By the name that configuration uses; of a rule in Swift its own.
    ///
    /// ```swift
    /// FieldValidation.length(3...4).name   // length
    /// ```
    public var name: String {
        switch self {
        case .checkDigit: "checkDigit"
        case .length: "length"
        case .range: "range"
        case .list: "list"
        case .notInPast: "notInPast"
        case .notInFuture: "notInFuture"
        case .matches: "matches"
        case .custom(let name, _): name
        }
    }

    /// Names of the validations that configuration can express.
    ///
    /// ```swift
    /// FieldValidation.names.contains("notInPast")   // true
    /// ```
    public static let names = ["checkDigit", "length", "range", "list", "notInPast", "notInFuture", "matches"]

    /// Why a value is refused, in lower case: "2026-11-29 has passed". Nil where it is not.
    ///
    /// - Parameters:
    ///   - fields: the label's other values.
    ///   - today: the date on which the label is read.
    func refusal(of value: FieldValue, among fields: [FieldValue], today: LabelDate) -> String? {
        switch self {
        case .checkDigit(let rule):
            rule.holds(value.value) ? nil : "\(value.value) has a wrong \(rule.rawValue) check digit"
        case .length(let lengths):
            lengths.contains(value.value.count) ? nil : "\(value.value) has \(value.value.count) characters"
        case .range(let least, let most): Self.refusal(of: value.value, least, most)
        case .list(let values): values.contains(value.value) ? nil : "\(value.value) is not in the list"
        case .notInPast:
            Self.order(value.value, today).map { $0 == .before ? "\(value.value) has passed" : nil } ?? "no date"
        case .notInFuture:
            Self.order(value.value, today).map { $0 == .after ? "\(value.value) is still to come" : nil } ?? "no date"
        case .matches(let name):
            fields.first { $0.name == name && $0.value != value.value }.map {
                "\(value.value) is not \(name)'s \($0.value)"
            }
        case .custom(let name, let accepts): accepts(value) ? nil : "\(value.value) fails '\(name)'"
        }
    }

    private static func refusal(of text: String, _ least: ExactDecimal?, _ most: ExactDecimal?) -> String? {
        guard let number = ExactDecimal(text) else { return "\(text) is no number" }
        if let least, number < least { return "\(text) is less than \(least)" }
        if let most, most < number { return "\(text) is more than \(most)" }
        return nil
    }

    private enum Order { case before, within, after }

    /// Where a date as far as it is known lies, seen from a day.
    private static func order(_ text: String, _ today: LabelDate) -> Order? {
        guard let date = LabelDate(iso8601: text), let year = date.year else { return nil }
        let parts = [(year, today.year), (date.month, today.month), (date.day, today.day)]
        for case (let part?, let now?) in parts where part != now { return part < now ? .before : .after }
        return .within
    }
}
