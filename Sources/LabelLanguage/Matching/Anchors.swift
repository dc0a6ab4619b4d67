/// Words beside a value, where they stand on the page.
struct Anchor {
    enum Meaning: Hashable {
        case concept(AnchorConcept)
        /// Of a field's own patterns, by the field's index in its definition.
        case field(Int)
    }

    var meaning: Meaning
    /// Nil for a field's own pattern.
    var language: AnchorLanguage?
    var run: Int
    var range: Range<Int>
    var box: Box
    /// 0 to 1: less where characters differ.
    var quality: Double

    /// The known wordings on a page.
    static func standard(on runs: [PrintedText], index: AnchorIndex = .standard) -> [Anchor] {
        runs.enumerated().flatMap { number, run in
            index.hits(in: run.folded).map { hit in
                Anchor(
                    meaning: .concept(hit.phrase.concept), language: hit.phrase.language, run: number, range: hit.range,
                    box: run.box(hit.range),
                    quality: 1 - 0.5 * Double(hit.slips) / Double(max(1, hit.phrase.letters.count)))
            }
        }
    }
}
