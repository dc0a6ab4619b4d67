/// Words beside a value, where they stand on the page.
struct Anchor {
    enum Meaning: Hashable {
        case concept(AnchorConcept)
        /// Of a field's own patterns, by the field's index in its definition.
        case field(Int)
    }

    var meaning: Meaning
    /// Empty for a field's own pattern.
    var languages: Set<AnchorLanguage> = []
    /// The words themselves, folded; tells repeated labels.
    var letters: [UInt8] = []
    var run: Int
    var range: Range<Int>
    var box: Box
    /// 0 to 1: less where characters differ.
    var quality: Double

    /// The known wordings on a page.
    static func standard(on runs: [PrintedText], index: AnchorIndex) -> [Anchor] {
        runs.enumerated().flatMap { number, run in
            index.hits(in: run.folded).map { hit in
                Anchor(
                    meaning: .concept(hit.phrase.concept), languages: hit.phrase.languages, letters: hit.phrase.letters,
                    run: number, range: hit.range, box: run.place(hit.range),
                    quality: 1 - Double(hit.slips) / Double(max(1, hit.phrase.letters.count)))
            }
        }
    }

    /// The words are the value's own characters.
    func covers(_ run: Int, _ range: Range<Int>) -> Bool { self.run == run && self.range.overlaps(range) }
}
