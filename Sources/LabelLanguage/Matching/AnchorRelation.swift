/// How surely a value belongs to the words beside it, by where the two stand.
struct AnchorRelation {
    let page: Page

    /// 0 (not at all) to 1 (right behind the words).
    ///
    /// Labels put the value behind its words, in the column to the right, or in the line below; some small print stands
    /// under its value, and in some languages behind it.
    func score(_ anchor: Anchor, valueIn run: Int, range: Range<Int>) -> Double {
        anchor.quality * (anchor.run == run ? sameRun(anchor, range) : apart(anchor.box, page.runs[run].box(range)))
    }

    private func sameRun(_ anchor: Anchor, _ value: Range<Int>) -> Double {
        let text = page.runs[anchor.run]
        if value.lowerBound >= anchor.range.upperBound {
            return max(0.3, 1 - 0.03 * Double(words(text, anchor.range.upperBound..<value.lowerBound)))
        }
        if value.upperBound <= anchor.range.lowerBound {
            return max(0, 0.5 - 0.03 * Double(words(text, value.upperBound..<anchor.range.lowerBound)))
        }
        return 0
    }

    /// Letters and digits in between.
    private func words(_ text: PrintedText, _ range: Range<Int>) -> Int {
        range.count { Folding.isLetter(text.folded[$0]) || Folding.isDigit(text.folded[$0]) }
    }

    private func apart(_ anchor: Box, _ value: Box) -> Double {
        let line = max(1, min(anchor.height, 3 * page.lineHeight))
        let rows = min(anchor.maxY, value.maxY) - max(anchor.y, value.y)
        if rows >= 0.4 * min(anchor.height, value.height) {
            let gap = value.x - anchor.maxX
            if gap > -0.5 * line { return max(0.25, 0.92 - 0.015 * max(0, gap) / line) }
            let before = anchor.x - value.maxX
            return before > -0.5 * line ? max(0, 0.4 - 0.02 * before / line) : 0
        }
        let columns = min(anchor.maxX, value.maxX) - max(anchor.x, value.x)
        guard columns > 0 || abs(anchor.x - value.x) < line else { return 0 }
        let down = value.y - anchor.maxY
        if down > -0.6 * line, value.center.y > anchor.center.y {
            return down > 3 * line ? 0 : 0.85 - 0.12 * max(0, down) / line
        }
        let up = anchor.y - value.maxY
        return up < 1.5 * line ? 0.35 - 0.05 * max(0, up) / line : 0
    }
}
