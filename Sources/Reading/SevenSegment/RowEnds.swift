/// Where a row of digits ends: tells digits from the panel's edges, and finds those that the row did not reach.
struct RowEnds {
    let strip: RowStrip.Sums
    let refinement: CellRefinement

    /// How many digits may be missing at an end.
    private static let longest = 3
    /// A digit has more of its neighbour's ink than this.
    private static let leastShare: Float = 0.45

    // MARK: What does not belong

    /// Without what stands at the ends and is no part of the row: an edge of the panel passes for a 1, but is fainter
    /// than a digit or not where one would be.
    func trimmed(_ cells: [DigitChain.Cell]) -> [DigitChain.Cell] {
        var cells = cells[...]
        while cells.count > 2, let first = cells.first, isStray(first, beside: Array(cells.dropFirst())) {
            cells.removeFirst()
        }
        while cells.count > 2, let last = cells.last, isStray(last, beside: cells.dropLast().reversed()) {
            cells.removeLast()
        }
        return Array(cells)
    }

    /// - Parameter others: the rest of the row, the nearest first.
    private func isStray(_ cell: DigitChain.Cell, beside others: [DigitChain.Cell]) -> Bool {
        guard let neighbor = others.first else { return false }
        // Segments fade along a row where light falls on it, but not by leaps.
        let fade = others.count > 1 ? min(max(neighbor.fit.lit / others[1].fit.lit, 0.6), 1) : 1
        if cell.fit.lit < Self.leastShare * (cell.isPlain ? 1 : fade) * neighbor.fit.lit { return true }
        guard others.count > 1 else { return false }
        let pitch = Pitch(others.map(\.x).sorted(), width: refinement.width).columns
        return cell.isPlain && !(0.85...1.4).contains(Float((neighbor.x - cell.x).magnitude) / pitch)
    }

    // MARK: What is missing

    /// With the digits beside the row that it did not reach.
    ///
    /// - Parameter direction: -1 for those before the row, 1 for those behind it.
    /// - Returns: nil where there is one that is not clear.
    func extended(_ cells: [DigitChain.Cell], by direction: Int, _ pitch: Pitch) -> [DigitChain.Cell]? {
        var cells = cells
        for _ in 0..<Self.longest {
            let ordered = direction > 0 ? cells.reversed() : cells
            guard let nearest = ordered.first,
                let next = refinement.next(to: Array(ordered.prefix(3)), pitch: Float(direction) * pitch.columns)
            else { break }
            if next.isPlain {
                guard next.fit.lit > Self.leastShare * nearest.fit.lit, next.fit.lit > 0.6 * next.expected else {
                    break
                }
            }
            if isClear(next, beside: nearest) {
                if direction > 0 { cells.append(next) } else { cells.insert(next, at: 0) }
            } else if holdsDigit(next) {
                return nil
            } else {
                break
            }
        }
        return cells
    }

    private func isClear(_ cell: DigitChain.Cell, beside nearest: DigitChain.Cell) -> Bool {
        guard let character = cell.character, character != "-", cell.fit.lead > 1.2 else { return false }
        guard !cell.isPlain else { return cell.fit.cost < 2 && !goesOn(cell) }
        return cell.fit.cost < 6 && cell.fit.lit > Self.leastShare * min(cell.expected, nearest.fit.lit)
    }

    /// Whether an upright goes on above and below the row, as a panel's edge does, which need not be parallel to it.
    private func goesOn(_ cell: DigitChain.Cell) -> Bool {
        let right = cell.x + refinement.width
        return [cell.rows.lowerBound - 7, cell.rows.upperBound + 3].allSatisfy { row in
            (right - 12...right + 6).contains { strip.mean($0, $0 + 3, row, row + 4) > 0.5 * cell.fit.lit }
        }
    }

    private func runsThrough(_ x: Int, _ rows: Range<Int>, _ least: Float) -> Bool {
        strip.mean(x, x + 4, rows.lowerBound - 7, rows.lowerBound - 3) > least
            && strip.mean(x, x + 4, rows.upperBound + 3, rows.upperBound + 7) > least
    }

    /// Whether there is print as high as a digit at a digit's place: several segments, in both halves, a level one among
    /// them.
    private func holdsDigit(_ cell: DigitChain.Cell) -> Bool {
        let least = max(0.45 * cell.expected, 0.7 * refinement.noise)
        for down in -2...2 {
            for x in cell.x - 4...cell.x + 4 {
                let rows = cell.rows.lowerBound + down..<cell.rows.upperBound + down
                let segments = CellFit.segments(strip, x: x, width: refinement.width, rows: rows)
                // An edge of the panel or a blot has no holes.
                let center = x + refinement.width / 2
                let ground = max(
                    strip.mean(center - 2, center + 2, rows.lowerBound + 7, rows.lowerBound + 10),
                    strip.mean(center - 2, center + 2, rows.upperBound - 10, rows.upperBound - 7))
                let isLit = (0..<SegmentGlyph.segmentCount).map { segments[$0] > least + 0.5 * ground }
                guard !(isLit[1] && isLit[2] && runsThrough(x + refinement.width - 4, rows, 0.5 * least)),
                    !(isLit[4] && isLit[5] && runsThrough(x, rows, 0.5 * least))
                else { continue }
                if isLit.count(where: { $0 }) > 2, isLit[0] || isLit[1], isLit[2] || isLit[3] || isLit[4],
                    isLit[0] || isLit[3] || isLit[6]
                {
                    return true
                }
            }
        }
        return false
    }
}
