import LabelLanguage

/// A line of print at a place, 10 pixels a character unless a width is given.
func line(
    _ text: String, x: Double = 0, y: Double = 0, height: Double = 20, width: Double? = nil, confidence: Double = 0.95
) -> TextLine {
    let width = width ?? Double(text.unicodeScalars.count) * height / 2
    return TextLine(text: text, confidence: confidence, box: Box(x: x, y: y, width: width, height: height))
}

/// Lines below one another.
func lines(_ texts: String...) -> [TextLine] {
    texts.enumerated().map { line($1, y: Double($0) * 30) }
}

/// A symbol with an upright box.
func symbol(
    _ text: String, _ symbology: Symbology = .ean13, x: Double = 0, y: Double = 200, width: Double = 150,
    height: Double = 60
) -> Symbol {
    Symbol(
        symbology: symbology, text: text,
        corners: Quadrilateral(
            topLeft: Point(x: x, y: y), topRight: Point(x: x + width, y: y),
            bottomRight: Point(x: x + width, y: y + height), bottomLeft: Point(x: x, y: y + height)))
}

/// The day on which tests read their labels.
let testDay = LabelDate(day: 30, month: 11, year: 2026) ?? .today

func matcher(_ definitions: LabelDefinition...) throws -> LabelMatcher {
    try LabelMatcher(definitions: definitions, today: { testDay })
}
