/// Takes each symbol and each text line for a label by itself; where certain kinds of text are asked for, each value of
/// these kinds.
struct AnythingSearch {
    let label: CompiledLabel
    let reading: PageReading

    private var page: Page { reading.page }

    /// Symbols first, then text in reading order.
    func readings() -> [FoundLabel] {
        label.fields.flatMap { field -> [FoundLabel] in
            if field.field.type.isBarcode { return symbols(field) }
            let found = field.field.textKinds.contains(.any) ? lines(field) : values(field)
            return found.inReadingOrder(\.reading.box)
        }
    }

    private func symbols(_ field: CompiledLabel.Field) -> [FoundLabel] {
        page.symbols.indices.compactMap { index in
            let symbol = page.symbols[index]
            guard field.field.symbologies.contains(symbol.symbology), field.accepts(symbol.text, reading.effort) else {
                return nil
            }
            let value = FieldValue(
                name: field.field.name, text: symbol.text, value: symbol.text, confidence: 1,
                box: symbol.corners.boundingBox, symbology: symbol.symbology)
            return found(value, .symbol(index))
        }
    }

    private func lines(_ field: CompiledLabel.Field) -> [FoundLabel] {
        page.lines.enumerated().compactMap { index, line in
            let range = line.trimmed(0..<line.count)
            let text = line.text(range)
            guard !range.isEmpty, field.accepts(text, reading.effort) else { return nil }
            let value = FieldValue(name: field.field.name, text: text, value: text, in: line, range)
            return found(value, .text(run: index, range: range))
        }
    }

    private func values(_ field: CompiledLabel.Field) -> [FoundLabel] {
        let finder = TextKindFinder(reading: reading, dateFormat: field.field.labelDateFormat ?? .assumedDMY)
        // Each pattern looks at every scalar once.
        reading.effort.count(TextKindFinder.patternCount * page.scalarCount)
        return page.runs.indices.flatMap { run in
            finder.findings(inRun: run).prefix(Page.Limits.values).compactMap { finding in
                guard field.field.textKinds.contains(finding.kind), field.accepts(finding.value, reading.effort) else {
                    return nil
                }
                let text = page.runs[run]
                var value = FieldValue(
                    name: field.field.name, text: text.text(finding.range), value: finding.value, in: text,
                    finding.range, currency: finding.currency)
                value.kind = finding.kind
                value.date = finding.date
                value.isAmbiguous = finding.isAmbiguous
                value.checkDigit = finding.checkDigit
                return found(value, .text(run: run, range: finding.range))
            }
        }
    }

    private func found(_ value: FieldValue, _ evidence: Evidence) -> FoundLabel {
        let reading = LabelReading(
            definition: label.definition.name, isComplete: true, fields: [value], predicted: [], box: value.box)
        return FoundLabel(reading: reading, evidence: [evidence])
    }
}
