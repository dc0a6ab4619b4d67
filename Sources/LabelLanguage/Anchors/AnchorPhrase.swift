/// Words that packages print beside a value. A class, so that the many that are found are not copied.
final class AnchorPhrase: Sendable {
    let concept: AnchorConcept
    let languages: Set<AnchorLanguage>
    /// Folded letters and digits, without spaces and points.
    let letters: [UInt8]
    /// ``Folding/skeleton(_:)`` of the letters.
    let skeleton: [UInt8]
    /// Neighbouring letters, as ``SqueezedText`` counts them.
    let pairs: [Int]
    /// Characters that a reader may have got wrong before the words are no longer these.
    let allowedSlips: Int

    init(letters: [UInt8], concept: AnchorConcept, languages: Set<AnchorLanguage>) {
        self.concept = concept
        self.languages = languages
        self.letters = letters
        skeleton = letters.map(Folding.skeleton)
        pairs = SqueezedText.pairs(skeleton)
        allowedSlips =
            switch letters.count {
            case ..<6: 0
            case ..<10: 1
            case ..<16: 2
            default: 3
            }
    }

    static func letters(of text: Substring) -> [UInt8] {
        Folding.fold(text.unicodeScalars).filter { Folding.isLetter($0) || Folding.isDigit($0) }
    }
}
