extension FieldValue {
    /// A value with where it is printed and how sure the reader was of it.
    ///
    /// - Parameters:
    ///   - text: as printed.
    ///   - range: of the whole of it in `line`, a sign or a unit included.
    ///   - sure: of the characters whose confidence counts; all unless given.
    init(
        name: String, text: String, value: String, in line: PrintedText, _ range: Range<Int>, sure: Range<Int>? = nil,
        currency: String? = nil, unit: String? = nil
    ) {
        self.init(
            name: name, text: text, value: value, confidence: line.confidence(sure ?? range), box: line.box(range),
            currency: currency, unit: unit)
        leastConfidence = line.leastConfidence(sure ?? range)
    }
}
