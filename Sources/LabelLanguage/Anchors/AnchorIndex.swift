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
    /// In which of the long ones a pair of letters is, as often as it is there: all pairs' one after the other.
    private let holders: [UInt16]
    /// Where each pair's begin in ``holders``, and the last ones' end.
    private let holderStarts: [Int]
    /// How many of its pairs have to be there for each of the long ones: a slip spoils two at most.
    private let leastPairs: [UInt8]

    init(_ phrases: [AnchorPhrase]) {
        let usable = phrases.filter { $0.letters.count >= 2 }
            .sorted { ($0.letters.count, $1.concept.rawValue) > ($1.letters.count, $0.concept.rawValue) }
        byStart = Dictionary(grouping: usable) { Self.key($0.skeleton[0], $0.skeleton[1]) }
        // The bit-parallel search holds a phrase in one machine word.
        long = usable.filter { $0.allowedSlips > 0 && $0.letters.count <= 64 }
        leastPairs = long.map { UInt8(max(1, $0.pairs.count - 2 * $0.allowedSlips)) }
        var byPair = [[UInt16]](repeating: [], count: SqueezedText.pairCount)
        for (index, phrase) in long.enumerated() {
            for pair in phrase.pairs { byPair[pair].append(UInt16(index)) }
        }
        holders = Array(byPair.joined())
        holderStarts = byPair.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    }

    /// All wordings of some concepts.
    init(_ concepts: some Sequence<AnchorConcept>) { self.init(concepts.flatMap(AnchorWords.phrases)) }

    /// The wordings in a text, in order; of two at one place the longer.
    func hits(in folded: [UInt8]) -> [Hit] {
        let squeezed = SqueezedText(folded)
        guard squeezed.letters.count >= 2 else { return [] }
        var hits = exactHits(in: squeezed, folded: folded)
        for index in candidates(in: squeezed) {
            let phrase = long[index]
            guard !hits.contains(where: { $0.phrase.concept == phrase.concept }),
                let hit = squeezed.approximateHit(phrase, folded: folded)
            else { continue }
            hits.append(hit)
        }
        return hits.filter { hit in !hits.contains { Self.hides($0, hit) } }
            .sorted { ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound) }
    }

    /// Which of the long phrases share enough pairs of letters with a text to stand in it with a few letters wrong.
    private func candidates(in squeezed: SqueezedText) -> [Int] {
        var shared = [UInt8](repeating: 0, count: long.count)
        var seen = [UInt64](repeating: 0, count: SqueezedText.pairCount / 64)
        for pair in squeezed.pairs where seen[pair >> 6] & 1 << UInt64(pair & 63) == 0 {
            seen[pair >> 6] |= 1 << UInt64(pair & 63)
            for place in holderStarts[pair]..<holderStarts[pair + 1] { shared[Int(holders[place])] &+= 1 }
        }
        return shared.indices.filter { shared[$0] >= leastPairs[$0] }
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
