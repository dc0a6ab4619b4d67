/// Finds known wordings in print, whatever the case, accents and spaces, and past a reader's usual slips.
struct AnchorIndex: Sendable {
    /// A wording that was found.
    struct Hit: Sendable {
        var phrase: AnchorPhrase
        /// Scalars of the text.
        var range: Range<Int>
        /// Characters that differ.
        var slips: Int
    }

    /// By the first two letters; the longest first.
    private let byStart: [UInt16: [AnchorPhrase]]
    /// Those long enough to be told with letters wrong, and what rules most of them out at a glance.
    private let long: [AnchorPhrase]
    private let outlines: [SqueezedText.Outline]

    init(_ phrases: [AnchorPhrase]) {
        let usable = phrases.filter { $0.letters.count >= 2 }
            .sorted { ($0.letters.count, $1.concept.rawValue) > ($1.letters.count, $0.concept.rawValue) }
        byStart = Dictionary(grouping: usable) { Self.key($0.skeleton[0], $0.skeleton[1]) }
        // The bit-parallel search holds a phrase in one machine word.
        long = usable.filter { $0.allowedSlips > 0 && $0.letters.count <= 64 }
        outlines = long.map(SqueezedText.Outline.init)
    }

    /// All wordings of some concepts.
    init(_ concepts: some Sequence<AnchorConcept>) { self.init(concepts.flatMap(AnchorWords.phrases)) }

    /// The wordings in a text, in order; of two at one place the longer.
    func hits(in folded: [UInt8]) -> [Hit] {
        let squeezed = SqueezedText(folded)
        guard squeezed.letters.count >= 2 else { return [] }
        var hits = exactHits(in: squeezed, folded: folded)
        for index in outlines.indices where squeezed.mayHold(outlines[index]) {
            let phrase = long[index]
            guard squeezed.holdsPairs(of: phrase), !hits.contains(where: { $0.phrase.concept == phrase.concept }),
                let hit = squeezed.approximateHit(phrase, folded: folded)
            else { continue }
            hits.append(hit)
        }
        return hits.filter { hit in !hits.contains { Self.hides($0, hit) } }
            .sorted { ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound) }
    }

    /// `price per kg` hides `price`, and what was read right hides what only looks like it.
    private static func hides(_ one: Hit, _ other: Hit) -> Bool {
        guard one.range.overlaps(other.range) else { return false }
        return weight(one) > weight(other)
    }

    /// A wrong character counts for more than a right one.
    private static func weight(_ hit: Hit) -> Int { hit.phrase.letters.count - 3 * hit.slips }

    private func exactHits(in squeezed: SqueezedText, folded: [UInt8]) -> [Hit] {
        var hits: [Hit] = []
        for start in squeezed.letters.indices.dropLast() where squeezed.startsWord(start, folded) {
            let key = Self.key(squeezed.skeleton[start], squeezed.skeleton[start + 1])
            for phrase in byStart[key] ?? [] {
                if let hit = squeezed.hit(phrase, at: start, folded: folded) { hits.append(hit) }
            }
        }
        return hits
    }

    private static func key(_ first: UInt8, _ second: UInt8) -> UInt16 { UInt16(first) << 8 | UInt16(second) }
}
