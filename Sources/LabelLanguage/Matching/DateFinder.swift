/// Finds dates by the words beside them.
struct DateFinder {
    let page: LabelPage

    func candidates(for field: CompiledLabel.Field) -> [Candidate] {
        page.reading.dates.indices.compactMap { candidate(field, $0) }
    }

    private func candidate(_ field: CompiledLabel.Field, _ index: Int) -> Candidate? {
        let date = page.reading.dates[index]
        let text = page.page.runs[date.run]
        let printed = text.text(date.printed.range)
        guard
            let resolved = date.printed.resolved(
                format: field.field.labelDateFormat, context: page.reading.dateContext),
            var score = score(field, page.dateBonds[index], date, isComplete: resolved.date.isComplete),
            field.accepts(printed, page.effort)
        else { return nil }
        // Of dates that nothing tells apart the last is the expiry, the first the packing date.
        let years = Double(resolved.date.sortKey) / 1e12
        score += field.field.type == .packingDateText ? -years : years
        var value = FieldValue(
            name: field.field.name, text: printed, value: resolved.date.iso8601, in: text, date.printed.range)
        value.date = resolved.date
        value.isAmbiguous = resolved.isAmbiguous
        value.corrections = date.printed.corrections.map { $0.description(from: date.printed.range.lowerBound) }
        return Candidate(
            value: value, place: text.place(date.printed.range),
            evidence: .text(run: date.run, range: date.printed.range),
            score: score - 0.05 * Double(date.printed.corrections.count),
            anchor: page.dateBonds[index].flatMap { field.owns(page.anchors[$0.anchor]) ? $0.anchor : nil })
    }

    /// How well the date stands to the field's words; nil where it belongs to other words, or to none and needs some.
    private func score(
        _ field: CompiledLabel.Field, _ bond: AnchorBinding.Bond?, _ date: PageReading.Date, isComplete: Bool
    ) -> Double? {
        let isLoose = date.printed.isLoose
        guard let bond else { return field.needsAnchor || isLoose ? nil : 0.3 }
        let anchor = page.anchors[bond.anchor]
        if field.owns(anchor) {
            // What may be another number must stand right behind the words, or by itself in its place.
            let standsAlone = date.printed.range.count == page.page.runs[date.run].count
            guard !isLoose || isComplete || bond.score > (standsAlone ? 0.75 : 0.9) else { return nil }
            return isLoose ? 0.8 * bond.score : bond.score
        }
        // Words that are not near draw nothing away from a field that needs none.
        if !field.needsAnchor, !isLoose, bond.score < 0.6 { return 0.25 }
        guard field.field.type == .dateText, !field.needsAnchor, !isLoose else { return nil }
        return page.label.fields.contains { $0.owns(anchor) } ? nil : 0.2
    }
}

extension LabelDate {
    /// Grows with time.
    fileprivate var sortKey: Int { ((year ?? 0) * 100 + (month ?? 0)) * 100 + (day ?? 0) }
}
