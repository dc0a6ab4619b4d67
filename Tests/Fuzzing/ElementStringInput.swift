import LabelLanguage

/// Text that is read as a GS1 element string in each of its forms.
struct ElementStringInput {
    private let text: String

    init(_ input: [UInt8]) { text = String(decoding: input, as: UTF8.self) }

    func parse() {
        if let parsed = try? GS1ElementString(parsing: text) { check(parsed) }
        if let parsed = try? GS1ElementString(bracketed: text) { check(parsed) }
        if let parsed = try? GS1ElementString(digitalLink: text) { check(parsed) }
    }

    /// What was read once is read again from what is written of it.
    private func check(_ parsed: GS1ElementString) {
        precondition((try? GS1ElementString(parsing: parsed.text)) == parsed, parsed.bracketed)
        for element in parsed.elements {
            _ = element.decimal
            _ = element.date(seenFrom: 2026)
            _ = element.currency
        }
        guard let link = parsed.digitalLink() else { return }
        precondition((try? GS1ElementString(digitalLink: link)).map { Set($0.elements) } == Set(parsed.elements), link)
    }
}
