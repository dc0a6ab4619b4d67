/// Takes each symbol and each text line for a label by itself.
struct AnythingSearch {
    let label: CompiledLabel
    let page: Page

    func readings() -> [LabelReading] {
        label.fields.flatMap { field in
            field.field.type.isBarcode ? symbols(field) : lines(field)
        }
    }

    private func symbols(_ field: CompiledLabel.Field) -> [LabelReading] {
        page.symbols.filter { field.field.symbologies.contains($0.symbology) && field.accepts($0.text) }.map { symbol in
            reading(
                FieldValue(
                    name: field.field.name, text: symbol.text, value: symbol.text, confidence: 1,
                    box: symbol.corners.boundingBox, symbology: symbol.symbology))
        }
    }

    private func lines(_ field: CompiledLabel.Field) -> [LabelReading] {
        page.lines.compactMap { line in
            let range = line.trimmed(0..<line.count)
            let text = line.text(range)
            guard !range.isEmpty, field.accepts(text) else { return nil }
            return reading(
                FieldValue(
                    name: field.field.name, text: text, value: text, confidence: line.confidence(range),
                    box: line.box(range)))
        }
    }

    private func reading(_ value: FieldValue) -> LabelReading {
        LabelReading(
            definition: label.definition.name, isComplete: true, fields: [value], predicted: [], box: value.box)
    }
}
