/// Finds vehicle identification numbers.
struct VINFinder {
    let page: LabelPage

    func candidates(for field: CompiledLabel.Field) -> [Candidate] {
        let barcodes = Set(page.page.symbols.compactMap { VIN.inBarcode($0.text) })
        return page.page.runs.indices.flatMap { run in
            VINScanner(text: page.page.runs[run], barcodes: barcodes).numbers().compactMap { number in
                candidate(field, run, number, barcodes)
            }
        }
    }

    private func candidate(
        _ field: CompiledLabel.Field, _ run: Int, _ number: VINScanner.Number, _ barcodes: Set<String>
    ) -> Candidate? {
        let text = page.page.runs[run]
        guard field.accepts(number.vin, page.effort) else { return nil }
        let holds = CheckDigit.vin.holds(number.vin)
        var value = FieldValue(
            name: field.field.name, text: text.text(number.range), value: number.vin, in: text, number.range)
        value.checkDigit = holds
        value.corrections = number.corrections.map { $0.description(from: number.range.lowerBound) }
        let anchor = page.anchors.indices.filter { field.owns(page.anchors[$0]) }
            .map {
                (
                    index: $0,
                    score: page.reading.relation.score(
                        page.anchors[$0], .text(run: run, range: number.range, box: text.place(number.range)))
                )
            }
            .filter { $0.score >= AnchorRelation.least }
            .max { $0.score < $1.score }
        if field.needsAnchor, anchor == nil { return nil }
        let score = 0.4 + 0.3 * (anchor?.score ?? 0) + (holds ? 0.2 : 0) + (barcodes.contains(number.vin) ? 0.1 : 0)
        return Candidate(
            value: value, place: text.place(number.range), evidence: .text(run: run, range: number.range),
            score: score - 0.02 * Double(number.corrections.count), anchor: anchor?.index)
    }
}
