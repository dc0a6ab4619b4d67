/// Folded text without spaces and marks, with the places of what is left.
struct SqueezedText {
    let letters: [UInt8]
    let skeleton: [UInt8]
    /// Of each letter, its index in the text.
    let places: [Int]
    private let kinds: UInt64
    /// One bit for each pair of neighbouring letters.
    private let pairs: [UInt64]
    private let pairSigns: PairSigns

    init(_ folded: [UInt8]) {
        places = folded.indices.filter { Folding.isLetter(folded[$0]) || Folding.isDigit(folded[$0]) }
        letters = places.map { folded[$0] }
        skeleton = letters.map(Folding.skeleton)
        kinds = Self.kinds(skeleton)
        var pairs = [UInt64](repeating: 0, count: 64)
        let ownPairs = Self.pairs(skeleton)
        for pair in ownPairs { pairs[pair >> 6] |= 1 << UInt64(pair & 63) }
        self.pairs = pairs
        pairSigns = PairSigns(ownPairs)
    }

    /// A phrase at a place, letter by letter; a short one admits no look-alikes.
    func hit(_ phrase: AnchorPhrase, at start: Int, folded: [UInt8]) -> AnchorIndex.Hit? {
        let end = start + phrase.letters.count
        guard end <= letters.count, skeleton[start..<end].elementsEqual(phrase.skeleton) else { return nil }
        let slips = zip(letters[start..<end], phrase.letters).count { $0 != $1 }
        let range = places[start]..<places[end - 1] + 1
        if isInWeight(phrase, start) { return nil }
        // A long wording is told also where the reader lost the space behind it.
        guard slips == 0 || phrase.letters.count > 3, endsWord(range.upperBound, folded) || phrase.letters.count >= 9
        else { return nil }
        return AnchorIndex.Hit(phrase: phrase, range: range, slips: slips)
    }

    /// The unit of a weight is no beginning of words: 0,586 kg Pris.
    private func isInWeight(_ phrase: AnchorPhrase, _ start: Int) -> Bool {
        start > 0 && Folding.isDigit(letters[start - 1]) && phrase.letters.starts(with: "kg".utf8)
    }

    /// Whether no letter stands right before a place.
    func startsWord(_ place: Int, _ folded: [UInt8]) -> Bool {
        let index = places[place]
        return index == 0 || !Folding.isLetter(folded[index - 1])
    }

    private func endsWord(_ end: Int, _ folded: [UInt8]) -> Bool {
        end == folded.count || !Folding.isLetter(folded[end])
    }

    // MARK: With slips

    /// What rules a phrase out at a glance.
    struct Outline: Sendable {
        let kinds: UInt64
        fileprivate let pairSigns: PairSigns
        /// At most 64.
        let length: UInt8
        let slips: UInt8

        init(_ phrase: AnchorPhrase) {
            kinds = phrase.kinds
            pairSigns = PairSigns(phrase.pairs)
            length = UInt8(phrase.letters.count)
            slips = UInt8(phrase.allowedSlips)
        }
    }

    /// Pairs of letters in 128 bits: two pairs may share a bit, so that a missing bit is a missing pair but not the other
    /// way round.
    fileprivate struct PairSigns {
        private var low: UInt64 = 0
        private var high: UInt64 = 0

        init(_ pairs: [Int]) {
            for pair in pairs {
                // Knuth's multiplicative hashing (The Art of Computer Programming, 6.4), of which the best bits are kept.
                let sign = UInt64((UInt32(truncatingIfNeeded: pair) &* 2_654_435_769) >> 25)
                if sign < 64 { low |= 1 << sign } else { high |= 1 << (sign - 64) }
            }
        }

        /// Whether all but so many of another's bits are set here.
        func holds(_ other: PairSigns, but count: Int) -> Bool {
            var missing = (low: other.low & ~low, high: other.high & ~high)
            for _ in 0..<count {
                if missing.low != 0 { missing.low &= missing.low &- 1 } else { missing.high &= missing.high &- 1 }
            }
            return missing.low | missing.high == 0
        }
    }

    /// Whether enough of a phrase's letters, and of its pairs of them, occur at all; rules out nearly all phrases.
    func mayHold(_ outline: Outline) -> Bool {
        guard letters.count + Int(outline.slips) >= outline.length else { return false }
        // Each step takes one kind away: counting all of them takes longer where the processor has no instruction for it.
        var missing = outline.kinds & ~kinds
        for _ in 0..<outline.slips { missing &= missing &- 1 }
        // Each slip spoils two pairs at most.
        return missing == 0 && pairSigns.holds(outline.pairSigns, but: 2 * Int(outline.slips))
    }

    /// Whether enough of its pairs of letters occur: each slip spoils two at most.
    func holdsPairs(of phrase: AnchorPhrase) -> Bool {
        var missing = 0
        for pair in phrase.pairs where pairs[pair >> 6] & (1 << UInt64(pair & 63)) == 0 {
            missing += 1
            if missing > 2 * phrase.allowedSlips { return false }
        }
        return true
    }

    /// The best place of a phrase with a few letters wrong, missing or too many.
    func approximateHit(_ phrase: AnchorPhrase, folded: [UInt8]) -> AnchorIndex.Hit? {
        guard let best = Self.bestEnd(of: phrase.skeleton, in: skeleton, slips: phrase.allowedSlips) else { return nil }
        let start = max(0, best.end - phrase.letters.count)
        let range = places[start]..<places[best.end - 1] + 1
        guard !isInWeight(phrase, start), startsWord(start, folded) || phrase.letters.count >= 10,
            endsWord(range.upperBound, folded) || phrase.letters.count >= 12
        else { return nil }
        return AnchorIndex.Hit(phrase: phrase, range: range, slips: best.distance)
    }

    /// Where a pattern of at most 64 letters ends in a text with the fewest letters wrong: Sellers' search by Myers'
    /// bit-parallel columns (Journal of the ACM 46, 1999).
    static func bestEnd(of pattern: [UInt8], in text: [UInt8], slips: Int) -> (end: Int, distance: Int)? {
        guard !pattern.isEmpty, pattern.count <= 64 else { return nil }
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

    /// The kinds of letters that occur, one bit each.
    static func kinds(_ letters: [UInt8]) -> UInt64 { letters.reduce(0) { $0 | 1 << UInt64($1 & 63) } }

    /// Neighbouring letters as numbers below 4,096.
    static func pairs(_ letters: [UInt8]) -> [Int] {
        zip(letters, letters.dropFirst()).map { Int($0 & 63) << 6 | Int($1 & 63) }
    }
}
