/// What looks most like a decimal point behind a digit: a dot at the foot of the gap.
struct DisplayPoint {
    /// How strong it is beside a lit segment.
    let share: Float
    let mark: DisplayReading.Mark

    /// Of a dot, in rows and columns.
    private static let size = 3
    /// In how many rows above and below the digits' foot its top may be.
    private static let rows = -6...1
    /// What the tip of a level segment sheds, as a share of an upright's.
    private static let tip: Float = 0.6
    /// A dot weaker than this is none.
    private static let leastShare: Float = 0.1
    /// Behind the last digit, only a clear one counts: there may be other print.
    private static let leastLastShare: Float = 0.4

    /// - Parameters:
    ///   - cell: the digit before it.
    ///   - next: the digit after it; nil behind the last.
    ///   - width: of digits, in columns.
    init?(
        between cell: DigitChain.Cell, _ next: DigitChain.Cell?, width: Int, _ pitch: Pitch, _ strip: RowStrip.Sums,
        noise: Float
    ) {
        let foot = max(cell.rows.upperBound, (next ?? cell).rows.upperBound)
        let level = 0.5 * (cell.fit.lit + (next ?? cell).fit.lit)
        // Refined digits may touch; the left of a 1 is empty.
        let start = cell.x + width
        let isNextOne = next?.character == "1"
        let end =
            next.map { $0.x + (isNextOne ? width / 3 : 0) } ?? cell.x + max(Int(pitch.columns), width + 4)
        var dot = (ink: Float(0), x: start, top: foot)
        for top in (foot + Self.rows.lowerBound)...(foot + Self.rows.upperBound) {
            for x in start...max(start, end - Self.size) {
                let ink = strip.mean(x, x + Self.size, top, top + Self.size)
                if ink > dot.ink { dot = (ink, x, top) }
            }
        }
        guard dot.ink > 0.2 * level, dot.ink > 1.5 * noise else { return nil }
        // The segments beside the gap shed as much ink further up, in their lower half, as at the foot.
        func shed(from top: Int, to foot: Int) -> Float {
            (max(top, 0)...max(foot, 0)).reduce(Float(0)) { most, top in
                (dot.x - 1...dot.x + 1).reduce(most) { max($0, strip.mean($1, $1 + Self.size, top, top + Self.size)) }
            }
        }
        // A 2 has no segment there; the tip of its foot sheds less than the upright above it.
        let isTwo = cell.character == "2"
        let shed = max(shed(from: foot - 14, to: foot - 10), isTwo ? Self.tip * shed(from: 0, to: foot - 15) : 0)
        // What goes on below is a line or dirt, and so is what runs along under the digits.
        var other = shed
        for x in [dot.x - 4, dot.x, dot.x + 4] {
            let below = (4...6).map { strip.mean(x, x + Self.size, dot.top + $0, dot.top + $0 + 2) }
            other = max(other, below.min() ?? 0)
        }
        let lowest = max(dot.top, foot)
        other = max(
            other,
            min(
                strip.mean(dot.x - 8, dot.x - 3, lowest, dot.top + Self.size + 1),
                strip.mean(dot.x + 6, dot.x + 11, lowest, dot.top + Self.size + 1)))
        // Behind the last digit, what goes on to the right is a letter.
        if next == nil { other = max(other, strip.mean(dot.x + 4, dot.x + 7, dot.top, dot.top + Self.size)) }
        share = (dot.ink - other) / level
        guard share > (next == nil ? Self.leastLastShare : Self.leastShare) else { return nil }
        mark = DisplayReading.Mark(
            character: ".", confidence: Double(min(1, max(0, (share - 0.1) / 0.25))), columns: dot.x..<dot.x + Self.size
        )
    }
}
