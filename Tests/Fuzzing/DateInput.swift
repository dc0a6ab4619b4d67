import LabelLanguage

/// Text in which dates are looked for, in every order and form.
struct DateInput {
    private let text: String

    init(_ input: [UInt8]) { text = String(decoding: input, as: UTF8.self) }

    func match() {
        let line = TextLine(text: text, confidence: 1, box: Box(x: 0, y: 0, width: 1_000, height: 20))
        for reading in Self.matcher?.readings(symbols: [], lines: [line]) ?? [] {
            for field in reading.fields {
                // What is called a date is one.
                precondition(LabelDate(iso8601: field.value) == field.date, field.value)
            }
        }
    }

    private static let matcher: LabelMatcher? = {
        let formats: [LabelDateFormat?] = LabelDateFormat.ComponentFormat.allCases.map {
            LabelDateFormat(componentFormat: $0, acceptPartialDates: true)
        }
        let fields = (formats + [nil]).enumerated().map { number, format in
            ExpiryDateText(name: "Date \(number)").anchorRequired(false).optional(true).setting(format)
        }
        let labels = fields.map { LabelDefinition($0.field.name, fields: [$0]) }
        return try? LabelMatcher(definitions: labels, today: { LabelDate(day: 30, month: 11, year: 2026) ?? .today })
    }()
}

extension ExpiryDateText {
    fileprivate func setting(_ format: LabelDateFormat?) -> ExpiryDateText {
        var copy = self
        copy.field.labelDateFormat = format
        return copy
    }
}
