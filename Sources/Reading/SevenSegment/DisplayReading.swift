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
    /// Whether what fits like digits is none of a display's: its strokes run through where segments end.
    private(set) var isPrint = false

    /// A digit that fits worse is not clear, in nats.
    private static let clearCost: Float = 6.5
    /// How much worse than a clear digit any other has to fit, in nats.
    private static let clearLead: Float = 1.2

    /// Uprights whose middle has this share of their ink are print.
    private static let printSlit: Float = 0.82
    /// Of lit segments, beside ink that means nothing.
    private static let leastContrast: Float = 1.25

    init(_ row: DisplayRow, in plane: InkPlane) {
        _ = RowStrip(plane, row.geometry).withSums { sums in read(row, plane, sums) }
    }

    private mutating func read(_ row: DisplayRow, _ plane: InkPlane, _ sums: RowStrip.Sums) {
        let width = row.chain.width
        guard row.chain.cells.count >= 2 else { return refuse("fewer than two digits") }
        let refinement = CellRefinement(
            strip: sums, width: width, noise: row.noise, unlit: Self.unlit(row))
        let ends = RowEnds(strip: sums, refinement: refinement)
        let found = ends.trimmed(row.chain.cells.map { refinement.refined($0) })
        guard found.count >= 2 else { return refuse("fewer than two digits") }
        let pitch = Pitch(found.map(\.x), width: width)
        guard pitch.irregularity < 0.22 else { return refuse("not evenly spaced") }
        guard var cells = ends.extended(found, by: -1, pitch) else {
            return refuse("a digit before the others is not clear")
        }
        var tail = Self.tail(behind: cells, row, plane, sums, pitch)
        if tail == nil {
            guard let all = ends.extended(cells, by: 1, pitch) else {
                return refuse("a digit behind the others is not clear")
            }
            if all.count > cells.count { tail = Self.tail(behind: all, row, plane, sums, pitch) }
            cells = all
        }
        for (index, cell) in cells.enumerated() {
            guard cell.fit.glyph >= 0 else { return refuse("digit \(index + 1) is none") }
            guard cell.fit.cost < Self.clearCost else { return refuse("digit \(index + 1) fits badly") }
            guard cell.fit.lead > (cell.fit.cost > 3.5 ? 2 : 1) * Self.clearLead else {
                return refuse("digit \(index + 1) may be another")
            }
            guard index == 0 || Float(cell.x - cells[index - 1].x) < 1.9 * pitch.columns else {
                return refuse("blank between digits")
            }
            marks.append(Self.mark(cell.fit, cell.x..<cell.x + width))
        }
        guard placePoint(among: cells, tail, row, sums, pitch) else { return }
        if let tail { marks.append(Self.mark(tail.fit, tail.columns)) }
        guard Self.slit(cells, width: width, sums) < Self.printSlit else {
            isPrint = true
            return refuse("strokes without slits")
        }
        let costs = cells.map(\.fit.cost).reduce(0, +) / Float(cells.count)
        guard costs < (cells.count > 2 ? 5 : 1) else { return refuse("fits badly") }
        // Two letters look like digits more often than three.
        guard cells.count > 2 || cells.allSatisfy({ $0.fit.lead > 4 }) else { return refuse("may be letters") }
        let levels = cells.map(\.fit.lit).sorted()
        guard levels[levels.count / 2] > Self.leastContrast * row.noise else { return refuse("too faint") }
        confidence = Double(min(1, row.chain.score / 30) * (1 - max(0, costs - 2) / 12))
        if row.chain.score < 18 { refuse("too little") }
    }

    private mutating func refuse(_ reason: String) {
        refusal = reason
        confidence = 0
    }

    private static func mark(_ fit: CellFit, _ columns: Range<Int>) -> Mark {
        Mark(
            character: SegmentGlyph.all[fit.glyph].character,
            confidence: Double((1 - exp(-fit.lead / 1.5)) * (1 - max(0, fit.cost - 3) / 25)),
            columns: columns)
    }

    /// How far segments that are off shine through in the row.
    private static func unlit(_ row: DisplayRow) -> Float {
        let unlit = row.chain.cells.flatMap(\.fit.unlit).sorted()
        return unlit.count < 3 ? 0 : min(max(unlit[unlit.count / 2] - 0.05, 0), 0.5)
    }

    /// How much ink is left in the slits between one segment and the next below it, where no level one joins them, as a
    /// share of the segments': the middle of the uprights. Print has none.
    ///
    /// - Returns: 0 where no digit shows such a slit.
    private static func slit(_ cells: [DigitChain.Cell], width: Int, _ sums: RowStrip.Sums) -> Float {
        var slits: [Float] = []
        for cell in cells {
            let segments = SegmentGlyph.all[cell.fit.glyph].segments
            guard segments & 0b1000000 == 0 else { continue }
            let middle = (cell.rows.lowerBound + cell.rows.upperBound) / 2
            for (upper, lower, x) in [(1, 2, cell.x + width - 4), (5, 4, cell.x)] {
                guard segments >> UInt8(upper) & 1 == 1, segments >> UInt8(lower) & 1 == 1 else { continue }
                let least = (middle - 3...middle + 1).map { sums.mean(x, x + 4, $0, $0 + 2) }.min() ?? 0
                slits.append(least / min(cell.fit.segments[upper], cell.fit.segments[lower]))
            }
        }
        slits.sort()
        return slits.isEmpty ? 0 : slits[slits.count / 2]
    }

    // MARK: Points

    /// Puts the point where there is one.
    ///
    /// - Returns: false where it cannot be told.
    private mutating func placePoint(
        among cells: [DigitChain.Cell], _ tail: SmallDigit?, _ row: DisplayRow, _ sums: RowStrip.Sums, _ pitch: Pitch
    ) -> Bool {
        var points: [(share: Float, place: Int, mark: Mark)] = []
        for (index, cell) in cells.enumerated() {
            let next = index + 1 < cells.count ? cells[index + 1] : nil
            guard let point = DisplayPoint(between: cell, next, width: row.chain.width, pitch, sums, noise: row.noise)
            else { continue }
            points.append((point.share, index + 1, point.mark))
        }
        points.sort { $0.share > $1.share }
        guard let point = points.first, point.share > 0.18 else { return true }
        // The feet of neighbouring digits shed ink too, about as much in every gap.
        let isAlone = points.count == 1 || points[1].share < 0.75 * point.share
        if point.share > 0.4, isAlone {
            if point.place == cells.count, tail == nil {
                refuse("point without digit after it")
                return false
            }
            marks.insert(point.mark, at: point.place)
        } else if point.share > 0.3 || isAlone {
            refuse("unclear point")
            return false
        }
        return true
    }

    // MARK: Small last digits

    /// Some scales and meters show the last digit smaller than the others.
    private static func tail(
        behind cells: [DigitChain.Cell], _ row: DisplayRow, _ plane: InkPlane, _ sums: RowStrip.Sums, _ pitch: Pitch
    ) -> SmallDigit? {
        guard let last = cells.last else { return nil }
        let levels = cells.map(\.fit.lit).sorted()
        return SmallDigit(behind: last, level: levels[levels.count / 2], row, in: plane)
    }
}
