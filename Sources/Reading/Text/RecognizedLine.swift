import LabelLanguage

/// What a recogniser made of one line image: places are pixels of that image.
struct RecognizedLine {
    var text = ""
    /// 0 to 1.
    var confidence = 0.0
    /// One for each printed character; spaces have none.
    var characters: [TextLine.Character] = []

    /// A line's confidence from its characters': the worst one decides whether a value can be right, the others say how
    /// much the line is text at all.
    static func confidence(ofCharacters confidences: [Double]) -> Double {
        guard let worst = confidences.min() else { return 0 }
        return (worst + confidences.reduce(0, +) / Double(confidences.count)) / 2
    }

    /// The line where it stands in the picture; nil where nothing was read.
    func textLine(in cut: LineSampler.Cut) -> TextLine? {
        guard !text.isEmpty else { return nil }
        return TextLine(
            text: text, confidence: confidence, box: cut.region.box,
            characters: characters.map { TextLine.Character(choices: $0.choices, box: cut.box($0.box)) })
    }
}
