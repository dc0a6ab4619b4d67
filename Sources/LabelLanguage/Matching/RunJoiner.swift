/// Joins what readers part: words that stand close together on one row read as one text.
enum RunJoiner {
    static func runs(of lines: [PrintedText]) -> [PrintedText] {
        let ordered = lines.indices.sorted { (lines[$0].place.x, $0) < (lines[$1].place.x, $1) }
        var chains: [[Int]] = []
        for index in ordered {
            let best = chains.indices
                .compactMap { chain -> (chain: Int, gap: Double)? in
                    chains[chain].last.flatMap { gap(lines[$0], lines[index]) }.map { (chain, $0) }
                }
                .min { $0.gap < $1.gap }
            if let best { chains[best.chain].append(index) } else { chains.append([index]) }
        }
        return chains.map { joined($0.map { lines[$0] }) }
            .sorted { ($0.place.y, $0.place.x) < ($1.place.y, $1.place.x) }
    }

    /// The gap between two texts that read as one, in pixels; nil where they do not.
    private static func gap(_ left: PrintedText, _ right: PrintedText) -> Double? {
        let (big, small) = (max(left.height, right.height), max(1, min(left.height, right.height)))
        let gap = right.place.x - left.place.maxX
        if isRaised(right, after: left) { return gap }
        let shared = min(left.place.maxY, right.place.maxY) - max(left.place.y, right.place.y)
        guard shared >= 0.5 * small, big <= 2 * small, gap > -small, gap <= 1.5 * big else { return nil }
        return gap
    }

    /// Cents beside a price: two small digits at the top of large ones, perhaps with a currency.
    private static func isRaised(_ right: PrintedText, after left: PrintedText) -> Bool {
        guard left.height > 0, (0.2...0.8).contains(right.height / left.height), let last = left.folded.last,
            Folding.isDigit(last) || [UInt8(ascii: "."), UInt8(ascii: ",")].contains(last),
            (2...6).contains(right.count),
            right.folded.prefix(2).allSatisfy(Folding.isDigit),
            !right.folded.dropFirst(2).contains(where: Folding.isDigit)
        else { return false }
        let gap = right.place.x - left.place.maxX
        let drop = right.place.y - left.place.y
        return (-0.4 * left.height...0.6 * left.height).contains(gap)
            && (-0.25 * left.height...0.4 * left.height).contains(drop)
    }

    /// Whether a character ends one text and begins the next: a line that was cut short, and its rest.
    private static func isSamePrint(_ last: PrintedText.Glyph, _ next: PrintedText.Glyph) -> Bool {
        guard last.hasOwnBox, next.hasOwnBox, last.scalar == next.scalar else { return false }
        let shared = min(last.place.maxX, next.place.maxX) - max(last.place.x, next.place.x)
        return shared > 0.5 * min(last.place.width, next.place.width)
    }

    static func joined(_ texts: [PrintedText]) -> PrintedText {
        guard let first = texts.first, texts.count > 1 else { return texts.first ?? PrintedText(glyphs: []) }
        var glyphs = first.glyphs
        for text in texts.dropFirst() {
            if let last = glyphs.last, let next = text.glyphs.first, isSamePrint(last, next) {
                glyphs.removeLast()
            } else if let last = glyphs.last {
                // A space has no extent that matters.
                glyphs.append(.init(scalar: " ", box: last.box, place: last.place, confidence: 1))
            }
            glyphs.append(contentsOf: text.glyphs)
        }
        return PrintedText(glyphs: glyphs)
    }
}
