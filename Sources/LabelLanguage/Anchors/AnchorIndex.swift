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
    /// Those long enough to be told with letters wrong.
    private let long: [AnchorPhrase]
    /// For each pair of letters, which of the long ones may stand where it stands; see ``signs(of:frequency:)``.
    private let announced: [[Int]]

    init(_ phrases: [AnchorPhrase]) {
        let usable = phrases.filter { $0.letters.count >= 2 }
            .sorted { ($0.letters.count, $1.concept.rawValue) > ($1.letters.count, $0.concept.rawValue) }
        byStart = Dictionary(grouping: usable) { Self.key($0.skeleton[0], $0.skeleton[1]) }
        // The bit-parallel search holds a phrase in one machine word.
        long = usable.filter { $0.allowedSlips > 0 && $0.letters.count <= 64 }
        var frequency = [Int](repeating: 0, count: SqueezedText.pairCount)
        for phrase in long {
            for pair in phrase.pairs { frequency[pair] += 1 }
        }
        var announced = [[Int]](repeating: [], count: SqueezedText.pairCount)
        for (index, phrase) in long.enumerated() {
            for pair in Self.signs(of: phrase, frequency: frequency) { announced[pair].append(index) }
        }
        self.announced = announced
    }

    /// The rarest pairs of a phrase's letters, one more than the phrase admits slips, of which no two share a letter.
    ///
    /// A slip spoils one of these at most, so that where the phrase stands at least one of them stands too: the pigeonhole
    /// filter of approximate search (Navarro, A Guided Tour to Approximate String Matching, ACM Computing Surveys 33, 2001).
    private static func signs(of phrase: AnchorPhrase, frequency: [Int]) -> [Int] {
        let rarest = phrase.pairs.indices.sorted { frequency[phrase.pairs[$0]] < frequency[phrase.pairs[$1]] }
        var places: [Int] = []
        for place in rarest where places.count <= phrase.allowedSlips && places.allSatisfy({ abs($0 - place) > 1 }) {
            places.append(place)
        }
        return places.map { phrase.pairs[$0] }
    }

    /// All wordings of some concepts.
    init(_ concepts: some Sequence<AnchorConcept>) { self.init(concepts.flatMap(AnchorWords.phrases)) }

    /// The wordings in a text, in order; of two at one place the longer.
    func hits(in folded: [UInt8]) -> [Hit] {
        let squeezed = SqueezedText(folded)
        guard squeezed.letters.count >= 2 else { return [] }
        var hits = exactHits(in: squeezed, folded: folded)
        for phrase in candidates(in: squeezed) {
            guard squeezed.holdsPairs(of: phrase), !hits.contains(where: { $0.phrase.concept == phrase.concept }),
                let hit = squeezed.approximateHit(phrase, folded: folded)
            else { continue }
            hits.append(hit)
        }
        return hits.filter { hit in !hits.contains { Self.hides($0, hit) } }
            .sorted { ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound) }
    }

    /// The long phrases that may stand in a text with a few letters wrong, in order.
    private func candidates(in squeezed: SqueezedText) -> [AnchorPhrase] {
        var marks = [UInt64](repeating: 0, count: (long.count + 63) / 64)
        for pair in squeezed.pairs {
            for index in announced[pair] { marks[index >> 6] |= 1 << UInt64(index & 63) }
        }
        var candidates: [AnchorPhrase] = []
        for (word, var bits) in marks.enumerated() {
            while bits != 0 {
                candidates.append(long[word << 6 | bits.trailingZeroBitCount])
                bits &= bits &- 1
            }
        }
        return candidates
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
