/// Finds known wordings in print, whatever the case, accents and spaces, and past a reader's usual slips.
struct AnchorIndex: Sendable {
    /// A wording that was found.
    struct Hit: Hashable, Sendable {
        var phrase: AnchorPhrase
        /// Scalars of the text.
        var range: Range<Int>
        /// Characters that differ.
        var slips: Int
    }

    private let byStart: [UInt16: [AnchorPhrase]]
    private let long: [AnchorPhrase]

    init(_ phrases: [AnchorPhrase]) {
        let usable = phrases.filter { $0.letters.count >= 2 }.sorted { $0.letters.count > $1.letters.count }
        byStart = Dictionary(grouping: usable) { Self.key($0.skeleton[0], $0.skeleton[1]) }
        long = usable.filter { $0.allowedSlips > 0 && $0.letters.count <= 60 }
    }

    /// All wordings of all concepts.
    static let standard = AnchorIndex(AnchorConcept.allCases.flatMap(AnchorWords.phrases))

    /// The wordings in a text, of each concept the longest at a place, in order.
    func hits(in folded: [UInt8]) -> [Hit] {
        let squeezed = SqueezedText(folded)
        var hits = exactHits(in: squeezed, folded: folded)
        for phrase in long where squeezed.mayHold(phrase) {
            guard !hits.contains(where: { $0.phrase.concept == phrase.concept }),
                let hit = squeezed.approximateHit(phrase, folded: folded)
            else { continue }
            hits.append(hit)
        }
        return hits.sorted { ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound) }
    }

    private func exactHits(in squeezed: SqueezedText, folded: [UInt8]) -> [Hit] {
        var hits: [Hit] = []
        var taken: [AnchorConcept: Int] = [:]
        for start in squeezed.letters.indices.dropLast() {
            let key = Self.key(squeezed.skeleton[start], squeezed.skeleton[start + 1])
            for phrase in byStart[key] ?? [] where start >= taken[phrase.concept] ?? 0 {
                guard let hit = squeezed.hit(phrase, at: start, folded: folded) else { continue }
                hits.append(hit)
                taken[phrase.concept] = start + phrase.letters.count
            }
        }
        return hits
    }

    private static func key(_ first: UInt8, _ second: UInt8) -> UInt16 { UInt16(first) << 8 | UInt16(second) }
}

/// Folded text without spaces and marks, with the places of what is left.
struct SqueezedText {
    let letters: [UInt8]
    let skeleton: [UInt8]
    /// Of each letter, its index in the text.
    let places: [Int]
    private let kinds: UInt64

    init(_ folded: [UInt8]) {
        places = folded.indices.filter { Folding.isLetter(folded[$0]) || Folding.isDigit(folded[$0]) }
        letters = places.map { folded[$0] }
        skeleton = letters.map(Folding.skeleton)
        kinds = Self.kinds(skeleton)
    }

    /// A phrase at a place, letter by letter; a short one admits no look-alikes and must be a word by itself.
    func hit(_ phrase: AnchorPhrase, at start: Int, folded: [UInt8]) -> AnchorIndex.Hit? {
        let end = start + phrase.letters.count
        guard end <= letters.count, skeleton[start..<end].elementsEqual(phrase.skeleton) else { return nil }
        let differing = zip(letters[start..<end], phrase.letters).count { $0 != $1 }
        if phrase.letters.count <= 3, differing > 0 { return nil }
        let range = places[start]..<places[end - 1] + 1
        guard startsWord(range, folded), endsWord(range, folded) || phrase.letters.count >= 9 else { return nil }
        return AnchorIndex.Hit(phrase: phrase, range: range, slips: differing)
    }

    private func startsWord(_ range: Range<Int>, _ folded: [UInt8]) -> Bool {
        range.lowerBound == 0 || !Folding.isLetter(folded[range.lowerBound - 1])
    }

    private func endsWord(_ range: Range<Int>, _ folded: [UInt8]) -> Bool {
        guard range.upperBound < folded.count else { return true }
        return !Folding.isLetter(folded[range.upperBound])
    }

    // MARK: With slips

    /// Whether enough of the phrase's letters occur at all; cheap, and rules out nearly all of them.
    func mayHold(_ phrase: AnchorPhrase) -> Bool {
        guard letters.count + phrase.allowedSlips >= phrase.letters.count else { return false }
        return (Self.kinds(phrase.skeleton) & ~kinds).nonzeroBitCount <= phrase.allowedSlips
    }

    /// The best place of a phrase with a few letters wrong, missing or too many: Sellers' search with the bit-parallel
    /// columns of Myers (Journal of the ACM 46, 1999).
    func approximateHit(_ phrase: AnchorPhrase, folded: [UInt8]) -> AnchorIndex.Hit? {
        guard let best = Self.bestEnd(of: phrase.skeleton, in: skeleton, slips: phrase.allowedSlips) else { return nil }
        let start = max(0, best.end - phrase.letters.count)
        let range = places[start]..<places[best.end - 1] + 1
        guard endsWord(range, folded) || phrase.letters.count >= 12 else { return nil }
        return AnchorIndex.Hit(phrase: phrase, range: range, slips: best.distance)
    }

    static func bestEnd(of pattern: [UInt8], in text: [UInt8], slips: Int) -> (end: Int, distance: Int)? {
        var masks = [UInt64](repeating: 0, count: 256)
        for (index, letter) in pattern.enumerated() { masks[Int(letter)] |= 1 << UInt64(index) }
        let last = UInt64(1) << UInt64(pattern.count - 1)
        var (plus, minus) = (UInt64.max, UInt64(0))
        var distance = pattern.count
        var best: (end: Int, distance: Int)?
        for (index, letter) in text.enumerated() {
            let equal = masks[Int(letter)]
            let vertical = equal | minus
            let horizontal = (((equal & plus) &+ plus) ^ plus) | equal
            var increases = minus | ~(horizontal | plus)
            var decreases = plus & horizontal
            if increases & last != 0 { distance += 1 }
            if decreases & last != 0 { distance -= 1 }
            increases <<= 1
            decreases <<= 1
            plus = decreases | ~(vertical | increases)
            minus = increases & vertical
            if distance <= slips, distance < best?.distance ?? .max { best = (index + 1, distance) }
        }
        return best
    }

    private static func kinds(_ letters: [UInt8]) -> UInt64 {
        letters.reduce(0) { $0 | 1 << UInt64($1 & 63) }
    }
}
