/// Words that packages print beside a value.
struct AnchorPhrase: Hashable, Sendable {
    var concept: AnchorConcept
    var language: AnchorLanguage
    /// Folded letters and digits, without spaces and points.
    var letters: [UInt8]
    /// ``Folding/skeleton(_:)`` of the letters.
    var skeleton: [UInt8]

    init(_ text: String, concept: AnchorConcept, language: AnchorLanguage) {
        self.concept = concept
        self.language = language
        letters = Folding.fold(text).filter { Folding.isLetter($0) || Folding.isDigit($0) }
        skeleton = letters.map(Folding.skeleton)
    }

    /// Characters that a reader may have got wrong before the words are no longer these.
    var allowedSlips: Int {
        switch letters.count {
        case ..<6: 0
        case ..<10: 1
        case ..<16: 2
        default: 3
        }
    }
}
