import Foundation

/// Whether a value that was read is the true one, however a truth file writes it.
enum ValueComparison {
    /// Equal to the letter, as numbers (`RM 3.90` and `3.90`), or as dates (`25/12/2018` and `2018-12-25`).
    static func areSame(_ value: String, _ truth: String) -> Bool {
        if value == truth { return true }
        if let date = isoDate(truth) { return value == date }
        if let left = number(value), let right = number(truth) { return left == right }
        return false
    }

    /// A number with at most a currency or a unit around it.
    private static func number(_ text: String) -> Decimal? {
        let isNumber = { (character: Character) in
            character.isASCII && (character.isNumber || "+-.,".contains(character))
        }
        let digits = text.filter(isNumber)
        let rest = text.filter { !isNumber($0) }
        guard !digits.isEmpty, digits.contains(where: \.isNumber), rest.count <= 4, !rest.contains(where: \.isNumber)
        else { return nil }
        let groups = digits.split(separator: ".", omittingEmptySubsequences: false)
        guard groups.count <= 2 else { return nil }
        return Decimal(
            string: digits.replacingOccurrences(of: ",", with: ""), locale: Locale(identifier: "en_US_POSIX"))
    }

    /// A date of day, month and year, or with the year first, in ISO 8601; the month may be named in English.
    private static func isoDate(_ text: String) -> String? {
        var parts = text.split(whereSeparator: { "/-. ".contains($0) }).map(String.init)
        if parts.count == 1, text.count == 8 {
            // 20180428
            parts = [String(text.prefix(4)), String(text.dropFirst(4).prefix(2)), String(text.suffix(2))]
        }
        guard parts.count == 3 else { return nil }
        if let month = months.firstIndex(of: String(parts[1].prefix(3).uppercased())) { parts[1] = String(month + 1) }
        guard parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }) else { return nil }
        let ordered = parts[0].count == 4 ? parts : parts.reversed()
        let year = ordered[0].count == 2 ? "20" + ordered[0] : ordered[0]
        guard year.count == 4 else { return nil }
        return [year, ordered[1].padded, ordered[2].padded].joined(separator: "-")
    }

    private static let months = [
        "JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC",
    ]
}

extension String {
    fileprivate var padded: String { count == 1 ? "0" + self : self }
}
