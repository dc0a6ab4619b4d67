import Foundation

/// What a row shows, once it passed the checks that tell a display from other print and a whole reading from a part.
struct DisplayReading {
    struct Mark {
        var character: Character
        var confidence: Double
        /// In columns of the row's strip.
        var columns: Range<Int>
    }

    private(set) var marks: [Mark] = []
    /// That the row is a display and was read whole, 0 to 1.
    private(set) var confidence = 0.0
    /// Why the row is not read.
    private(set) var refusal: String?

    init(_ row: DisplayRow, _ strip: RowStrip) {
        _ = strip.withSums { sums in read(row, sums) }
    }

    private mutating func read(_ row: DisplayRow, _ sums: RowStrip.Sums) {
        let width = row.chain.width
        guard row.chain.cells.count >= 2 else { return refuse("fewer than two digits") }
        let refinement = CellRefinement(
            strip: sums, width: width, noise: row.noise, unlit: Self.unlit(row))
        var cells = row.chain.cells.map { refinement.refined($0) }
        let pitch = Pitch(cells.map(\.x), width: width)
        guard extend(&cells, refinement, pitch) else { return }
        guard pitch.irregularity < 0.22 else { return refuse("not evenly spaced") }
        var points: [(share: Float, place: Int, mark: Mark)] = []
        for (index, cell) in cells.enumerated() {
            guard cell.fit.glyph >= 0 else { return refuse("digit \(index + 1) is none") }
            guard cell.fit.cost < 8 else { return refuse("digit \(index + 1) fits badly") }
            guard cell.fit.lead > 1.2 else { return refuse("digit \(index + 1) may be another") }
            marks.append(
                Mark(
                    character: SegmentGlyph.all[cell.fit.glyph].character,
                    confidence: Double(
                        (1 - exp(-cell.fit.lead / 1.5)) * (1 - max(0, cell.fit.cost - 3) / 25)),
                    columns: cell.x..<cell.x + width))
            let next = index + 1 < cells.count ? cells[index + 1] : nil
            if let next, Float(next.x - cell.x) > 1.9 * pitch.columns {
                return refuse("blank between digits")
            }
            // Refined digits may touch.
            let end = cell.x + width
            let gap = end..<max(end, next?.x ?? cell.x + max(Int(pitch.columns), width + 4))
            let level = 0.5 * (cell.fit.lit + (next ?? cell).fit.lit)
            if let point = Self.point(
                in: gap, foot: max(cell.rows.upperBound, (next ?? cell).rows.upperBound),
                isLast: next == nil, sums,
                level: level, noise: row.noise)
            {
                points.append((point.share, index + 1, point.mark))
            }
        }
        points.sort { $0.share > $1.share }
        if let point = points.first, point.share > 0.18 {
            // The feet of neighbouring digits shed ink too, about as much in every gap.
            let isAlone = points.count == 1 || points[1].share < 0.7 * point.share
            if point.share > 0.4, isAlone {
                if point.place == cells.count { return refuse("point without digit after it") }
                marks.insert(point.mark, at: point.place)
            } else if point.share > 0.3 || isAlone {
                return refuse("unclear point")
            }
        }
        let costs = cells.map(\.fit.cost).reduce(0, +) / Float(cells.count)
        guard costs < 5.5 else { return refuse("fits badly") }
        confidence = Double(min(1, row.chain.score / 30) * (1 - max(0, costs - 2) / 12))
        if row.chain.score < 18 { refuse("too little") }
    }

    /// How far segments that are off shine through in the row.
    private static func unlit(_ row: DisplayRow) -> Float {
        let unlit = row.chain.cells.flatMap(\.fit.unlit).sorted()
        return unlit.count < 3 ? 0 : min(max(unlit[unlit.count / 2] - 0.05, 0), 0.5)
    }

    /// Adds the digits beside the row that it did not reach.
    ///
    /// - Returns: false where one of them is not clear.
    private mutating func extend(
        _ cells: inout [DigitChain.Cell], _ refinement: CellRefinement, _ pitch: Pitch
    ) -> Bool {
        for direction in [-1, 1] as [Float] {
            for _ in 0..<3 {
                let ordered = direction > 0 ? cells.reversed() : cells
                guard
                    let next = refinement.next(to: Array(ordered.prefix(3)), pitch: direction * pitch.columns)
                else {
                    break
                }
                let level = ordered[0].fit.lit
                let glyph = next.fit.glyph < 0 ? nil : SegmentGlyph.all[next.fit.glyph].character
                guard let glyph, next.fit.lit > 0.25 * level else { break }
                // A lone bar or upright may be a panel's edge or a letter's; only a clear one is a digit.
                let isPlain = glyph == "-" || glyph == "1"
                let isStrong = next.fit.lit > 0.45 * level
                let (clear, unclear): (Float, Float) =
                    glyph == "-" ? (0, isStrong ? 10 : 0) : glyph == "1" ? (2, 8) : (6, isStrong ? 40 : 15)
                if isStrong || !isPlain, next.fit.cost < clear, next.fit.lead > 1.2 {
                    if direction > 0 { cells.append(next) } else { cells.insert(next, at: 0) }
                } else if next.fit.cost < unclear {
                    refuse("a digit beside the others is not clear")
                    return false
                } else {
                    break
                }
            }
        }
        return true
    }

    private mutating func refuse(_ reason: String) {
        refusal = reason
        confidence = 0
    }

    /// What looks most like a point at the foot of the gap behind a digit, and how strong it is beside a lit segment.
    private static func point(
        in gap: Range<Int>, foot: Int, isLast: Bool, _ sums: RowStrip.Sums, level: Float, noise: Float
    ) -> (share: Float, mark: Mark)? {
        func strongest(_ rows: ClosedRange<Int>) -> (ink: Float, x: Int, top: Int) {
            var best = (ink: Float(0), x: gap.lowerBound, top: rows.lowerBound)
            for top in rows {
                for x in gap.lowerBound...max(gap.lowerBound, gap.upperBound - 3) {
                    let ink = sums.mean(x, x + 3, top, top + 3)
                    if ink > best.ink { best = (ink, x, top) }
                }
            }
            return best
        }
        let point = strongest(foot - 6...foot + 1)
        guard point.ink > 0.2 * level, point.ink > 1.5 * noise else { return nil }
        // The segments beside the gap shed as much ink further up as at the foot.
        var shed: Float = 0
        for top in 0...max(foot - 10, 0) {
            for x in (point.x - 1)...(point.x + 1) { shed = max(shed, sums.mean(x, x + 3, top, top + 3)) }
        }
        // What goes on below is a line; behind the last digit, what goes on to the right is a letter.
        let below = sums.mean(point.x, point.x + 3, point.top + 5, point.top + 8)
        let right = isLast ? sums.mean(point.x + 4, point.x + 7, point.top, point.top + 3) : 0
        let share = (point.ink - max(shed, right, below)) / level
        guard share > (isLast ? 0.4 : 0.1) else { return nil }
        let confidence = Double(min(1, max(0, (share - 0.1) / 0.25)))
        return (
            share,
            Mark(
                character: ".", confidence: confidence, columns: point.x..<point.x + 3)
        )
    }
}
