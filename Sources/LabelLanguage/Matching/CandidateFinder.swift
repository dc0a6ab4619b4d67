/// Finds the values that a field might have on a page.
struct CandidateFinder {
    let reading: PageReading
    /// The page's anchors, those of the definition's own patterns among them.
    let label: CompiledLabel

    func candidates(for field: CompiledLabel.Field) -> [Candidate] {
        switch field.field.type {
        case .customBarcode: barcodes(field)
        case .expiryDateText: dates(field)
        case .totalPriceText: prices(field)
        case .customText: TextFinder(reading: reading).candidates(for: field)
        }
    }

    // MARK: Barcodes

    private func barcodes(_ field: CompiledLabel.Field) -> [Candidate] {
        reading.page.symbols.enumerated().compactMap { index, symbol in
            guard field.field.symbologies.contains(symbol.symbology), field.accepts(symbol.text) else { return nil }
            let value = FieldValue(
                name: field.field.name, text: symbol.text, value: symbol.text, confidence: 1,
                box: symbol.corners.boundingBox, symbology: symbol.symbology)
            return Candidate(value: value, evidence: .symbol(index), score: 0.9)
        }
    }

    // MARK: Dates

    private func dates(_ field: CompiledLabel.Field) -> [Candidate] {
        reading.dates.enumerated().flatMap { run, dates in
            dates.compactMap { date(field, $0, run: run) }
        }
    }

    private func date(_ field: CompiledLabel.Field, _ printed: PrintedDate, run: Int) -> Candidate? {
        let text = reading.page.runs[run]
        guard let resolved = printed.resolved(format: field.field.labelDateFormat, legend: reading.legend) else {
            return nil
        }
        let printedText = text.text(printed.range)
        guard field.accepts(printedText), let place = anchored(field, run: run, range: printed.range) else {
            return nil
        }
        if place.anchor == nil, printed.isLoose { return nil }
        var value = FieldValue(
            name: field.field.name, text: printedText, value: resolved.date.iso8601,
            confidence: text.confidence(printed.range), box: text.box(printed.range))
        value.isAmbiguous = resolved.isAmbiguous
        value.corrections = printed.corrections.map { $0.description(from: printed.range.lowerBound) }
        // Of dates that nothing tells apart the last is the expiry.
        let lateness = place.anchor == nil ? Double(resolved.date.year ?? 0) / 1e6 : 0
        return Candidate(
            value: value, evidence: .text(run: run, range: printed.range),
            score: place.score + lateness - 0.05 * Double(printed.corrections.count), anchor: place.anchor)
    }

    // MARK: Prices

    private func prices(_ field: CompiledLabel.Field) -> [Candidate] {
        if !field.needsAnchor { return PriceFinder(reading: reading).candidates(for: field) }
        return reading.amounts.enumerated().flatMap { run, amounts in
            amounts.compactMap { amount -> Candidate? in
                guard amount.unit == nil, amount.per == nil, !amount.isPercent,
                    let place = anchored(field, run: run, range: amount.range)
                else { return nil }
                return reading.candidate(field, amount, run: run, score: place.score, anchor: place.anchor)
            }
        }
    }

    // MARK: Anchors

    /// How well a value stands to the field's words; nil where it belongs to other words, or to none and needs some.
    private func anchored(_ field: CompiledLabel.Field, run: Int, range: Range<Int>) -> (score: Double, anchor: Int?)? {
        let own = reading.best(run, range) { field.owns($0) && !$0.covers(run, range) }
        let rival = reading.best(run, range) { field.isRivalled(by: $0) && !$0.covers(run, range) }
        if let rival, rival.score > (own?.score ?? 0) + 0.02 { return nil }
        if let own { return (own.score, own.anchor) }
        return field.needsAnchor ? nil : (0.3, nil)
    }
}

extension Anchor {
    /// The words are the value's own characters.
    func covers(_ run: Int, _ range: Range<Int>) -> Bool { self.run == run && self.range.overlaps(range) }
}

extension CompiledLabel.Field {
    /// Whether words on the page are this field's.
    func owns(_ anchor: Anchor) -> Bool {
        switch anchor.meaning {
        case .field(let index): index == self.index
        case .concept(let concept):
            concept == self.concept && anchor.language.map(field.anchorLanguages.contains) ?? true
        }
    }

    /// Whether words on the page mark values that could be mistaken for this field's.
    func isRivalled(by anchor: Anchor) -> Bool {
        switch anchor.meaning {
        case .field(let index): index != self.index
        case .concept(let concept): field.type.concept?.rivals.contains(concept) ?? false
        }
    }

    /// Whether one of the field's value patterns fits a text as a whole, or there are none.
    func accepts(_ text: String) -> Bool {
        values.isEmpty || values.contains { (try? $0.matchesWhole(text)) ?? false }
    }
}

extension PageReading {
    func candidate(
        _ field: CompiledLabel.Field, _ amount: PrintedAmount, run: Int, score: Double, anchor: Int?
    ) -> Candidate? {
        let text = page.runs[run]
        let printed = text.text(amount.range)
        guard field.accepts(printed) || field.accepts(text.text(amount.digits)) else { return nil }
        var value = FieldValue(
            name: field.field.name, text: printed, value: amount.value.description,
            confidence: text.confidence(amount.digits), box: text.box(amount.range), currency: amount.currency)
        value.corrections = amount.corrections.map { $0.description(from: amount.range.lowerBound) }
        return Candidate(
            value: value, evidence: .text(run: run, range: amount.range),
            score: score - 0.05 * Double(amount.corrections.count), anchor: anchor)
    }
}
