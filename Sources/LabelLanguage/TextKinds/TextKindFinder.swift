/// Finds values of certain kinds in print.
struct TextKindFinder {
    struct Finding {
        var kind: TextKind
        /// Scalars of the run.
        var range: Range<Int>
        var value: String
        var currency: String?
        var date: LabelDate?
        var isAmbiguous = false
        var checkDigit: Bool?
    }

    let reading: PageReading
    /// How dates are read whose order the print does not tell.
    let dateFormat: LabelDateFormat

    /// The values in one run, from its beginning, without overlap. What a stretch is does not depend on what is asked for:
    /// a date is no telephone number.
    func findings(inRun run: Int) -> [Finding] {
        let text = reading.page.runs[run]
        var found: [Finding] = []
        for finding in addresses(text) + trackingNumbers(text) + dates(run) + amounts(run) + telephoneNumbers(text)
        where !found.contains(where: { $0.range.overlaps(finding.range) }) {
            found.append(finding)
        }
        return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private func addresses(_ text: PrintedText) -> [Finding] {
        Self.matches(Self.email, text).map { Finding(kind: .email, range: $0.range, value: $0.text) }
            + Self.matches(Self.url, text).map { match in
                // What ends a sentence is no part of an address.
                let trailing = match.text.reversed().prefix { ".,;:!?)]'".contains($0) }.count
                let value = String(match.text.dropLast(trailing))
                let end = match.range.upperBound - trailing
                return Finding(kind: .url, range: match.range.lowerBound..<end, value: value)
            }
    }

    private func trackingNumbers(_ text: PrintedText) -> [Finding] {
        let isNamed = !Self.matches(Self.trackingWords, text).isEmpty
        return Self.matches(Self.trackingForm, text).compactMap { match in
            guard let number = TrackingNumber(match.text, isNamed: isNamed) else { return nil }
            return Finding(kind: .tracking, range: match.range, value: number.value, checkDigit: true)
        }
    }

    private func dates(_ run: Int) -> [Finding] {
        reading.dates.compactMap { date in
            guard date.run == run, !date.printed.isLoose,
                let resolved = date.printed.resolved(format: dateFormat, context: reading.dateContext)
            else { return nil }
            return Finding(
                kind: .date, range: date.printed.range, value: resolved.date.iso8601, date: resolved.date,
                isAmbiguous: resolved.isAmbiguous)
        }
    }

    private func amounts(_ run: Int) -> [Finding] {
        reading.amounts.compactMap { amount in
            guard amount.run == run, amount.printed.isMarkedAsMoney else { return nil }
            return Finding(
                kind: .money, range: amount.printed.range, value: amount.printed.value.description,
                currency: amount.printed.currency)
        }
    }

    private func telephoneNumbers(_ text: PrintedText) -> [Finding] {
        let words = Self.matches(Self.telephoneWords, text)
        return Self.matches(Self.telephoneForm, text).compactMap { match in
            // "Tel.", "phone:" and the like stand right before.
            let isNamed = words.contains { word in
                word.range.upperBound <= match.range.lowerBound
                    && match.range.lowerBound - word.range.upperBound <= 4
            }
            guard let number = TelephoneNumber(match.text, isNamed: isNamed) else { return nil }
            return Finding(kind: .telephone, range: match.range, value: number.value)
        }
    }

    private static func matches(_ pattern: Pattern?, _ text: PrintedText) -> [(range: Range<Int>, text: String)] {
        guard let found = try? pattern?.matches(in: text.text), !found.isEmpty else { return [] }
        let places = text.scalarIndexByByte()
        return found.map { match in
            (places[match.utf8Range.lowerBound]..<places[match.utf8Range.upperBound], match.text)
        }
    }

    static let patternCount = 6

    /// RFC 5321: 64 characters before the @; RFC 1035: labels of a domain have up to 63.
    private static let email = try? Pattern(
        #"(?<![a-z0-9._%+-])[a-z0-9._%+-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z]{2,24}(?![a-z0-9-])"#,
        isCaseInsensitive: true)
    /// With its scheme, with `www.`, or a host of a common domain by itself.
    private static let url = try? Pattern(
        #"(?<![a-z0-9@.-])(?:https?://[^\s<>"]{3,}|www\.[^\s<>"]{3,}|"#
            + #"(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}"#
            + #"(?:com|org|net|info|eu|de|at|ch|fr|it|es|nl|be|pl|uk|us|ca|io|shop)(?:/[^\s<>"]*)?)(?![a-z0-9@-])"#,
        isCaseInsensitive: true)
    private static let trackingForm = try? Pattern(
        #"(?<![A-Za-z0-9])(?:1Z(?: ?[0-9A-Z]){15} ?\d|[A-Z]{2} ?\d(?: ?\d){8} ?[A-Z]{2}|\d(?:[ -]?\d){9,33})(?![A-Za-z0-9])"#
    )
    private static let trackingWords = try? Pattern(
        #"\b(?:track|trk|awb|waybill|shipment|parcel|fedex|dhl|sscc|nve|sendung|colis|pacco|env[ií]o)"#,
        isCaseInsensitive: true)
    private static let telephoneForm = try? Pattern(
        #"(?<![\w+.,/-])(?:\+|\()?\d(?:[ ./()-]{0,2}\d){6,16}(?![\w/]|[.,]\d)"#)
    private static let telephoneWords = try? Pattern(
        #"\b(?:tele?(?:fon|f|ph?one|phone)?|t[ée]l[ée]phone|t[ée]l|phone|fon|fax|telefax|mobile?|handy|hotline|call)\b"#,
        isCaseInsensitive: true)
}
