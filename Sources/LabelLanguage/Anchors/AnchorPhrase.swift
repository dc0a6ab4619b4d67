/// Words that packages print beside a value.
struct AnchorPhrase: Hashable, Sendable {
    var concept: AnchorConcept
    var languages: Set<AnchorLanguage>
    /// Folded letters and digits, without spaces and points.
    var letters: [UInt8]
    /// ``Folding/skeleton(_:)`` of the letters.
    var skeleton: [UInt8]

    init(letters: [UInt8], concept: AnchorConcept, languages: Set<AnchorLanguage>) {
        self.concept = concept
        self.languages = languages
        self.letters = letters
        skeleton = letters.map(Folding.skeleton)
    }

    static func letters(of text: Substring) -> [UInt8] {
        Folding.fold(text.unicodeScalars).filter { Folding.isLetter($0) || Folding.isDigit($0) }
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
