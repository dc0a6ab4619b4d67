/// How surely a value belongs to the words beside it, by where the two stand.
struct AnchorRelation {
    let runs: [PrintedText]
    /// The height of usual print, in pixels.
    let lineHeight: Double

    /// Less is no relation.
    static let least = 0.2

    /// 0 (not at all) to 1 (right behind the words).
    ///
    /// Labels put the value behind its words, in the column to the right, or in the line below; some small print stands
    /// under its value, and in some languages behind it.
    func score(_ anchor: Anchor, _ place: Place) -> Double {
        switch place {
        case .text(let run, let range, let box):
            anchor.quality * (anchor.run == run ? sameRun(anchor, range) : apart(anchor.box, box))
        case .symbol(_, let box): anchor.quality * beside(anchor.box, symbol: box)
        }
    }

    private func sameRun(_ anchor: Anchor, _ value: Range<Int>) -> Double {
        let text = runs[anchor.run]
        if value.lowerBound >= anchor.range.upperBound {
            return max(0.3, 1 - 0.03 * Double(words(text, anchor.range.upperBound..<value.lowerBound)))
        }
        guard value.upperBound <= anchor.range.lowerBound else { return 0 }
        return max(0, 0.5 - 0.03 * Double(words(text, value.upperBound..<anchor.range.lowerBound)))
    }

    /// Letters and digits in between.
    private func words(_ text: PrintedText, _ range: Range<Int>) -> Int {
        range.count { Folding.isLetter(text.folded[$0]) || Folding.isDigit(text.folded[$0]) }
    }

    private func apart(_ anchor: Box, _ value: Box) -> Double {
        let line = max(1, min(anchor.height, 3 * lineHeight))
        let rows = min(anchor.maxY, value.maxY) - max(anchor.y, value.y)
        if rows >= 0.4 * min(anchor.height, value.height) {
            let gap = value.x - anchor.maxX
            if gap > -0.5 * line { return max(0.25, 0.92 - 0.015 * max(0, gap) / line) }
            let before = anchor.x - value.maxX
            return before > -0.5 * line ? max(0, 0.4 - 0.02 * before / line) : 0
        }
        let down = value.y - anchor.maxY
        let isBelow = down > -0.6 * line && value.center.y > anchor.center.y
        let columns = min(anchor.maxX, value.maxX) - max(anchor.x, value.x)
        guard columns > 0 || abs(anchor.x - value.x) < line else {
            // Right and a little down: a block of wordings in many languages with one value at its foot.
            let right = value.x - anchor.maxX
            guard isBelow, down < 3 * line, right >= 0 else { return 0 }
            return max(0.2, 0.4 - 0.05 * max(0, down) / line - 0.01 * right / line)
        }
        if isBelow { return down > 3 * line ? 0 : 0.85 - 0.12 * max(0, down) / line }
        let up = anchor.y - value.maxY
        return up < 1.5 * line ? 0.35 - 0.05 * max(0, up) / line : 0
    }

    /// Words stand over a barcode or right under it, or to its left.
    private func beside(_ anchor: Box, symbol: Box) -> Double {
        let line = max(1, min(anchor.height, 3 * lineHeight))
        let columns = min(anchor.maxX, symbol.maxX) - max(anchor.x, symbol.x)
        if columns > 0 {
            let gap = max(symbol.y - anchor.maxY, anchor.y - symbol.maxY)
            let isOver = anchor.center.y < symbol.center.y
            return gap > 2.5 * line ? 0 : (isOver ? 0.9 : 0.85) - 0.15 * max(0, gap) / line
        }
        let rows = min(anchor.maxY, symbol.maxY) - max(anchor.y, symbol.y)
        guard rows > 0 else { return 0 }
        let gap = max(symbol.x - anchor.maxX, anchor.x - symbol.maxX)
        return gap > 6 * line ? 0 : 0.75 - 0.05 * max(0, gap) / line
    }
}

/// Where a value stands, as layout sees it.
enum Place {
    case text(run: Int, range: Range<Int>, box: Box)
    case symbol(Int, box: Box)

    var box: Box {
        switch self {
        case .text(_, _, let box), .symbol(_, let box): box
        }
    }
}
