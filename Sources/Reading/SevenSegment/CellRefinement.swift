/// Fits each digit of a row by itself, since perspective and lenses put none quite where a straight row has it, and finds
/// the digits beside the row that it did not reach.
struct CellRefinement {
    let strip: RowStrip.Sums
    let width: Int
    let noise: Float
    /// How much of a lit segment's ink those have that are off but shine through.
    let unlit: Float

    /// What each pixel of deviation from the expected place costs, squared, in nats.
    private static let stiffness: Float = 0.06

    /// The same digit where it fits best, near where it was found.
    func refined(_ cell: DigitChain.Cell) -> DigitChain.Cell {
        var best = (cost: Float.infinity, cell: cell)
        var lowest = Float.infinity
        var rival = (value: -Float.infinity, cell: cell)
        let share = Float(width) / Float(RowStrip.digitHeight)
        func worth(_ cell: DigitChain.Cell) -> Float { SegmentGlyph.all[cell.fit.glyph].worth(width: share) }
        // A top bar that lies above the row is missed.
        let up = SegmentGlyph.all[cell.fit.glyph].segments & 1 == 1 ? 3 : 6
        search(near: cell, reach: 2, up: up, noise: noise) { other, off in
            let cost = other.fit.cost + off
            if other.character == cell.character {
                if cost < best.cost { best = (cost, other) }
            } else {
                lowest = min(lowest, cost)
                if worth(other) - cost > rival.value { rival = (worth(other) - cost, other) }
            }
        }
        // Another glyph that explains more, and as well, is what a row that is not quite in place hides.
        // Where another fits better a little off, neither is sure.
        if lowest < best.cost { best.cell.fit.lead = 0 }
        guard rival.value > worth(best.cell) - best.cost + 1.5 else { return best.cell }
        rival.cell.fit.lead = min(rival.cell.fit.lead, best.cost - rival.cell.fit.cost)
        return rival.cell
    }

    /// The digit that explains most near a place, not the one that asks for least: anything holds a 1.
    private func found(near cell: DigitChain.Cell, reach: Int) -> DigitChain.Cell {
        var best = (value: -Float.infinity, cell: cell)
        let share = Float(width) / Float(RowStrip.digitHeight)
        // Beside a row, what is too faint for a digit tells that there may be one.
        search(near: cell, reach: reach, noise: min(noise, 0.1 * cell.expected)) { other, off in
            let value = SegmentGlyph.all[other.fit.glyph].worth(width: share) - other.fit.cost - off
            if value > best.value { best = (value, other) }
        }
        return best.cell
    }

    /// - Parameter body: is given each fit, and what its distance from the place costs.
    private func search(
        near cell: DigitChain.Cell, reach: Int, up: Int = 3, noise: Float, _ body: (DigitChain.Cell, Float) -> Void
    ) {
        for top in (cell.rows.lowerBound - up)...(cell.rows.lowerBound + 3) {
            for foot in (cell.rows.upperBound - 3)...(cell.rows.upperBound + 3) where foot - top >= 22 {
                for x in (cell.x - reach)...(cell.x + reach) {
                    var fit = CellFit(
                        strip, x: x, width: width, expected: cell.expected, noise: noise, rows: top..<foot)
                    guard fit.glyph >= 0 else { continue }
                    if unlit > 0 { fit = fit.weighed(expected: cell.expected, noise: noise, unlit: unlit) }
                    guard fit.glyph >= 0 else { continue }
                    let (up, down, aside) = (
                        top - cell.rows.lowerBound, foot - cell.rows.upperBound, x - cell.x
                    )
                    let off = Self.stiffness * Float(up * up + down * down + aside * aside / 2)
                    body(DigitChain.Cell(x: x, fit: fit, expected: cell.expected, rows: top..<foot), off)
                }
            }
        }
    }

    /// The cell that comes next after those given, where the row's trend has it; nil where the strip ends before.
    ///
    /// - Parameters:
    ///   - cells: the nearest first.
    ///   - pitch: from one to the next, in columns; negative to the left.
    func next(to cells: [DigitChain.Cell], pitch: Float) -> DigitChain.Cell? {
        guard let nearest = cells.first else { return nil }
        let x = nearest.x + Int(pitch.rounded())
        // A cell that the strip's end cuts is none.
        guard x > -width / 3, x + width < strip.width + width / 3 else { return nil }
        var rows = nearest.rows
        var level = nearest.fit.lit
        if cells.count > 1 {
            let (first, last) = (cells[0], cells[cells.count - 1])
            let steps = Float(x - first.x) / Float(first.x - last.x)
            let top =
                Float(first.rows.lowerBound) + Float(first.rows.lowerBound - last.rows.lowerBound) * steps
            let foot =
                Float(first.rows.upperBound) + Float(first.rows.upperBound - last.rows.upperBound) * steps
            rows = Int(top.rounded())..<max(Int(foot.rounded()), Int(top.rounded()) + 1)
            let change = min(max(cells[0].fit.lit / cells[1].fit.lit, 0.5), 1)
            level *= change
        }
        // Not so near that it would take the nearest digit's own strokes for another.
        let reach = min(max(Int(pitch.magnitude) - width - 3, 1), 5)
        return found(
            near: DigitChain.Cell(x: x, fit: CellFit(), expected: level, rows: rows), reach: reach)
    }
}
