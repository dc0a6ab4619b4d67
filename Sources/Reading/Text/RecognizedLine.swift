import LabelLanguage

/// What a recogniser made of one line image: places are pixels of that image.
struct RecognizedLine {
    var text = ""
    /// 0 to 1.
    var confidence = 0.0
    /// One for each printed character; spaces have none.
    var characters: [TextLine.Character] = []
}
