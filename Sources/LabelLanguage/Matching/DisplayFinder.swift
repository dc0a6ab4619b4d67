/// Finds what a seven-segment display shows: the line of digits that is printed largest.
struct DisplayFinder {
    let page: LabelPage

    func candidates(for field: CompiledLabel.Field) -> [Candidate] {
        let displays = page.page.runs.indices.compactMap { run in
            DisplayNumber(page.page.runs[run]).map { (run: run, number: $0) }
        }
        let tallest = displays.map { page.page.runs[$0.run].place($0.number.range).height }.max() ?? 0
        guard tallest > 0 else { return [] }
        return displays.compactMap { run, number in
            let text = page.page.runs[run]
            let printed = text.text(number.range)
            guard field.accepts(number.value, page.effort) || field.accepts(printed, page.effort) else { return nil }
            var value = FieldValue(
                name: field.field.name, text: printed, value: number.value, in: text, number.range,
                unit: number.unit?.rawValue)
            value.corrections = number.corrections.map { $0.description(from: number.range.lowerBound) }
            let height = text.place(number.range).height / tallest
            // A slip makes a line less likely to be the display than one that is all digits.
            return Candidate(
                value: value, place: text.place(number.range), evidence: .text(run: run, range: number.range),
                score: 0.9 * height - 0.05 * Double(number.corrections.count))
        }
    }
}
