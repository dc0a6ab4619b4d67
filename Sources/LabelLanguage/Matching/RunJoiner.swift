/// Joins what readers part: words that stand close together on one row read as one text.
enum RunJoiner {
    static func runs(of lines: [PrintedText]) -> [PrintedText] {
        let ordered = lines.indices.sorted { lines[$0].box.x < lines[$1].box.x }
        var chains: [[Int]] = []
        for index in ordered {
            let best = chains.indices
                .compactMap { chain -> (chain: Int, gap: Double)? in
                    guard let last = chains[chain].last else { return nil }
                    return gap(lines[last], lines[index]).map { (chain, $0) }
                }
                .min { $0.gap < $1.gap }
            if let best { chains[best.chain].append(index) } else { chains.append([index]) }
        }
        return
            chains
            .map { joined($0.map { lines[$0] }) }
            .sorted { ($0.box.y, $0.box.x) < ($1.box.y, $1.box.x) }
    }

    /// The gap between two texts that read as one, in pixels; nil where they do not.
    private static func gap(_ left: PrintedText, _ right: PrintedText) -> Double? {
        let (big, small) = (max(left.height, right.height), max(1, min(left.height, right.height)))
        let gap = right.box.x - left.box.maxX
        if isRaised(right, after: left) { return gap }
        let shared = min(left.box.maxY, right.box.maxY) - max(left.box.y, right.box.y)
        guard shared >= 0.5 * small, big <= 2 * small, gap > -small, gap <= 1.5 * big else { return nil }
        return gap
    }

    /// Cents beside a price: two small digits at the top of large ones.
    private static func isRaised(_ right: PrintedText, after left: PrintedText) -> Bool {
        guard left.height > 0, (0.2...0.8).contains(right.height / left.height),
            let last = left.folded.last, Folding.isDigit(last), right.count >= 2, right.count <= 6,
            right.folded.prefix(2).allSatisfy(Folding.isDigit),
            !right.folded.dropFirst(2).contains(where: Folding.isDigit)
        else { return false }
        let gap = right.box.x - left.box.maxX
        let drop = right.box.y - left.box.y
        return gap > -0.4 * left.height && gap < 0.6 * left.height && drop > -0.25 * left.height
            && drop < 0.4 * left.height
    }

    private static func joined(_ texts: [PrintedText]) -> PrintedText {
        guard let first = texts.first, texts.count > 1 else { return texts.first ?? PrintedText(glyphs: [], height: 1) }
        var glyphs = first.glyphs
        for text in texts.dropFirst() {
            if let last = glyphs.last, let next = text.glyphs.first {
                let gap = Box(
                    x: last.box.maxX, y: last.box.y, width: max(0, next.box.x - last.box.maxX), height: last.box.height)
                glyphs.append(.init(scalar: " ", box: gap, confidence: 1, line: last.line))
            }
            glyphs.append(contentsOf: text.glyphs)
        }
        return PrintedText(glyphs: glyphs, height: texts.map(\.height).max() ?? 1)
    }
}
