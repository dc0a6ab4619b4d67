/// Takes each symbol and each text line for a label by itself.
struct AnythingSearch {
    let label: CompiledLabel
    let page: Page
    let effort: Effort

    func readings() -> [FoundLabel] {
        label.fields.flatMap { field in
            field.field.type.isBarcode ? symbols(field) : lines(field)
        }
    }

    private func symbols(_ field: CompiledLabel.Field) -> [FoundLabel] {
        page.symbols.indices.compactMap { index in
            let symbol = page.symbols[index]
            guard field.field.symbologies.contains(symbol.symbology), field.accepts(symbol.text, effort) else {
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
            guard !range.isEmpty, field.accepts(text, effort) else { return nil }
            let value = FieldValue(
                name: field.field.name, text: text, value: text, confidence: line.confidence(range),
                box: line.box(range))
            return found(value, .text(run: index, range: range))
        }
    }

    private func found(_ value: FieldValue, _ evidence: Evidence) -> FoundLabel {
        let reading = LabelReading(
            definition: label.definition.name, isComplete: true, fields: [value], predicted: [], box: value.box)
        return FoundLabel(reading: reading, evidence: [evidence])
    }
}
