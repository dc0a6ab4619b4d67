import Foundation

/// What one cell of a display shows: the glyph that its seven places speak for, and how well it fits.
struct CellFit {
    /// Mean ink at each segment's place, a to g.
    var segments: SIMD8<Float> = .zero
    /// The most ink at each segment's place or a little off it: what is dark has none there either.
    var nearby: SIMD8<Float> = .zero
    /// Ink where no glyph has any: in the holes of an 8, and around the cell.
    var upperHole: Float = 0
    var lowerHole: Float = 0
    var outside: Float = 0
    /// Of ``SegmentGlyph/all``; -1 where none fits.
    var glyph = -1
    /// How badly the glyph fits, in nats.
    var cost = Float.infinity
    /// How much worse the next best other character fits.
    var lead: Float = 0
    /// The ink of the glyph's lit segments above the ground's.
    var lit: Float = 0

    /// Of the places where segments are looked for, in rows or columns.
    private static let thickness = 4

    /// How far off its place a segment may be, in rows or columns.
    private static let slack = 3

    /// Nothing seen.
    init() {}

    /// - Parameters:
    ///   - x: the cell's left edge.
    ///   - width: of the cell's digits, in columns.
    ///   - expected: the ink of lit segments hereabouts.
    ///   - noise: ink that means nothing.
    ///   - rows: where the digit stands.
    init(
        _ strip: RowStrip.Sums, x: Int, width: Int, expected: Float, noise: Float,
        rows: Range<Int> = 0..<RowStrip.digitHeight
    ) {
        guard measure(strip, x, width, rows, least: max(noise, 0.12 * expected)) else { return }
        weigh(expected, noise, unlit: 0)
        guard glyph >= 0, cost < DigitChain.maximumCost else { return }
        look(strip, x, width, rows)
        self = weighed(expected: expected, noise: noise, unlit: 0)
    }

    /// Judges a cell's measures again.
    ///
    /// - Parameter unlit: how much of a lit segment's ink those have that are off but shine through.
    func weighed(expected: Float, noise: Float, unlit: Float) -> CellFit {
        var fit = self
        fit.glyph = -1
        fit.cost = .infinity
        fit.weigh(expected, noise, unlit: unlit)
        return fit
    }

    /// The ink of the segments that the glyph leaves dark, as shares of a lit one's.
    var unlit: [Float] {
        guard glyph >= 0, lit > 0 else { return [] }
        let ground = 0.5 * (upperHole + lowerHole)
        return (0..<SegmentGlyph.segmentCount).compactMap { index in
            SegmentGlyph.all[glyph].segments >> UInt8(index) & 1 == 1
                ? nil : (segments[index] - ground) / lit
        }
    }

    /// Mean ink at each segment's place, a to g.
    static func segments(_ strip: RowStrip.Sums, x: Int, width: Int, rows: Range<Int>) -> SIMD8<Float> {
        let (top, foot, thick) = (rows.lowerBound, rows.upperBound, thickness)
        let middle = (top + foot) / 2
        let (upper, lower) = (top + 5..<middle - 3, middle + 3..<foot - 5)
        let inset = (width * 5 + 8) / 16
        func level(_ top: Int) -> Float { strip.mean(x + inset, x + width - inset, top, top + thick) }
        func upright(_ x: Int, _ rows: Range<Int>) -> Float {
            strip.mean(x, x + thick, rows.lowerBound, rows.upperBound)
        }
        return [
            level(top), upright(x + width - thick, upper), upright(x + width - thick, lower), level(foot - thick),
            upright(x, lower), upright(x, upper), level(middle - thick / 2), 0,
        ]
    }

    /// - Returns: whether there is anything like a glyph.
    private mutating func measure(
        _ strip: RowStrip.Sums, _ x: Int, _ width: Int, _ rows: Range<Int>, least: Float
    ) -> Bool {
        let (top, foot, thick) = (rows.lowerBound, rows.upperBound, Self.thickness)
        let middle = (top + foot) / 2
        let (upperTop, upperEnd, lowerTop, lowerEnd) = (top + 5, middle - 3, middle + 3, foot - 5)
        segments[1] = strip.mean(x + width - thick, x + width, upperTop, upperEnd)
        let inset = (width * 5 + 8) / 16
        let (left, right) = (x + inset, x + width - inset)
        segments[6] = strip.mean(left, right, middle - thick / 2, middle + thick / 2)
        // Every digit but 5 and 6 has b, these and the minus have g.
        guard max(segments[1], segments[6]) > least else { return false }
        let center = x + width / 2
        let reach = max(1, width / 2 - thick - 2)
        upperHole = strip.mean(center - reach, center + reach, top + 7, top + 10)
        lowerHole = strip.mean(center - reach, center + reach, foot - 10, foot - 7)
        segments[0] = strip.mean(left, right, top, top + thick)
        segments[2] = strip.mean(x + width - thick, x + width, lowerTop, lowerEnd)
        segments[3] = strip.mean(left, right, foot - thick, foot)
        segments[4] = strip.mean(x, x + thick, lowerTop, lowerEnd)
        segments[5] = strip.mean(x, x + thick, upperTop, upperEnd)
        guard max(upperHole, lowerHole) < 0.6 * segments.max() else { return false }
        // Of a gap, some column is empty.
        let beside =
            min(strip.mean(x - 5, x - 3, top + 2, foot - 6), strip.mean(x - 3, x - 1, top + 2, foot - 6))
            + min(
                strip.mean(x + width + 3, x + width + 5, top + 2, foot - 6),
                strip.mean(x + width + 1, x + width + 3, top + 2, foot - 6))
        let above = strip.mean(x + thick, x + width - thick, top - 6, top - 3)
        let below = strip.mean(x + thick, x + width - thick, foot + 3, foot + 6)
        // Uprights that go on above or below belong to something higher; a line all along is the panel's.
        let onRight = max(
            min(strip.mean(x + width - thick, x + width, top - 6, top - 3), segments[1]) - above,
            min(strip.mean(x + width - thick, x + width, foot + 3, foot + 6), segments[2]) - below)
        let onLeft = max(
            min(strip.mean(x, x + thick, top - 6, top - 3), segments[5]) - above,
            min(strip.mean(x, x + thick, foot + 3, foot + 6), segments[4]) - below)
        outside = 0.5 * beside + 0.25 * (above + below) + 0.8 * max(onRight, onLeft, 0)
        nearby = segments
        return true
    }

    /// Looks around each segment's place.
    private mutating func look(_ strip: RowStrip.Sums, _ x: Int, _ width: Int, _ rows: Range<Int>) {
        let (top, foot, thick, off) = (rows.lowerBound, rows.upperBound, Self.thickness, Self.slack)
        let middle = (top + foot) / 2
        let (upperTop, upperEnd, lowerTop, lowerEnd) = (top + 5, middle - 3, middle + 3, foot - 5)
        let inset = (width * 5 + 8) / 16
        let (left, right) = (x + inset, x + width - inset)
        nearby[0] = max(
            strip.mean(left, right, top - off, top + thick - off), strip.mean(left, right, top + off, top + thick + off)
        )
        nearby[1] = strip.mean(x + width - thick - off, x + width - off, upperTop, upperEnd)
        nearby[2] = strip.mean(x + width - thick - off, x + width - off, lowerTop, lowerEnd)
        nearby[3] = max(
            strip.mean(left, right, foot - thick - off, foot - off),
            strip.mean(left, right, foot - thick + off, foot + off))
        nearby[4] = strip.mean(x + off, x + thick + off, lowerTop, lowerEnd)
        nearby[5] = strip.mean(x + off, x + thick + off, upperTop, upperEnd)
        nearby[6] = max(
            strip.mean(left, right, middle - thick / 2 - off, middle + thick / 2 - off),
            strip.mean(left, right, middle - thick / 2 + off, middle + thick / 2 + off))
        nearby.replace(with: segments, where: segments .> nearby)
    }

    private mutating func weigh(_ expected: Float, _ noise: Float, unlit: Float) {
        let ground = min(0.5 * (upperHole + lowerHole), 0.35 * expected)
        let highest = segments.max() - ground
        guard highest > noise, highest > 0.12 * expected else { return }
        var mask: UInt8 = 0
        let threshold = 0.5 * (1 + unlit) * highest
        for index in 0..<SegmentGlyph.segmentCount where segments[index] - ground > threshold {
            mask |= 1 << UInt8(index)
        }
        var second = Float.infinity
        SegmentGlyph.all.withUnsafeBufferPointer { glyphs in
            for index in glyphs.indices where (glyphs[index].segments ^ mask).nonzeroBitCount <= 2 {
                let cost = cost(glyphs[index], ground, expected, noise, unlit)
                guard cost.isFinite else { continue }
                let isOther = glyph < 0 || glyphs[glyph].character != glyphs[index].character
                if cost < self.cost {
                    if isOther { second = self.cost }
                    self.cost = cost
                    glyph = index
                } else if isOther {
                    second = min(second, cost)
                }
            }
        }
        guard glyph >= 0 else { return }
        lead = min(second - cost, 30)
        lit = lit(SegmentGlyph.all[glyph].segments) - ground
    }

    @inline(__always)
    private func lit(_ bits: UInt8) -> Float {
        var sum: Float = 0
        for index in 0..<SegmentGlyph.segmentCount where bits >> UInt8(index) & 1 == 1 {
            sum += segments[index]
        }
        return sum / Float(bits.nonzeroBitCount)
    }

    private func cost(
        _ glyph: SegmentGlyph, _ ground: Float, _ expected: Float, _ noise: Float, _ unlit: Float
    ) -> Float {
        let lit = lit(glyph.segments) - ground
        guard lit > noise else { return .infinity }
        let scale = 1 / lit
        let blur = noise * scale * 0.5
        let litSpread = 1 / (2 * (0.25 * 0.25 + blur * blur))
        let darkSpread = 1 / (2 * (0.18 * 0.18 + blur * blur))
        var cost = glyph.rarity
        for index in 0..<SegmentGlyph.segmentCount {
            if glyph.segments >> UInt8(index) & 1 == 1 {
                let share = (segments[index] - ground) * scale
                let off = share - 1
                // A segment that stands out more than the others is lit all the more.
                cost += off * off * litSpread * (off > 0 ? 0.5 : 1)
            } else {
                let share = (nearby[index] - ground) * scale
                let off = max(0, share - 0.12 - unlit)
                cost += off * off * darkSpread
            }
        }
        let upper = max(0, upperHole * scale - 0.15)
        let lower = max(0, lowerHole * scale - 0.15)
        let around = max(0, outside * scale - 0.1)
        cost += (upper * upper + lower * lower + around * around) * darkSpread
        // Contrast changes along a row, but not by leaps: unlit segments that shine through are no 8.
        let leap = lit < expected ? -log2(lit / expected) : 0
        return cost + leap * leap * 1.2
    }
}
