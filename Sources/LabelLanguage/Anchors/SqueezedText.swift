/// Folded text without spaces and marks, with the places of what is left.
struct SqueezedText {
    let letters: [UInt8]
    let skeleton: [UInt8]
    /// Of each letter, its index in the text.
    let places: [Int]
    /// Each pair of neighbouring letters, in order; see ``pairs(_:)``.
    let pairs: [Int]

    init(_ folded: [UInt8]) {
        places = folded.indices.filter { Folding.isLetter(folded[$0]) || Folding.isDigit(folded[$0]) }
        letters = places.map { folded[$0] }
        skeleton = letters.map(Folding.skeleton)
        pairs = Self.pairs(skeleton)
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

    static let pairCount = 4_096

    /// Neighbouring letters as numbers below ``pairCount``.
    static func pairs(_ letters: [UInt8]) -> [Int] {
        zip(letters, letters.dropFirst()).map { Int($0 & 63) << 6 | Int($1 & 63) }
    }
}
