/// The digits of a strip: the chain of cells that explains most of its ink.
struct DigitChain {
    struct Cell {
        var x: Int
        var fit: CellFit
        /// The ink of lit segments hereabouts.
        var expected: Float
        /// Where the digit stands in the strip.
        var rows = 0..<RowStrip.digitHeight

        /// What it shows; nil where nothing fits.
        var character: Character? { fit.glyph < 0 ? nil : SegmentGlyph.all[fit.glyph].character }
        /// A lone bar or upright may be a panel's edge or a letter's.
        var isPlain: Bool { character == "1" || character == "-" }
    }

    var cells: [Cell] = []
    /// Of a cell's digits, in columns.
    var width = 0
    /// Of the strip, in columns.
    var stripWidth = 0
    /// How well the chain explains the strip, in nats; 0 for none.
    var score: Float = 0

    /// A digit that fits worse than this is none, in nats.
    static let maximumCost: Float = 11
    /// What a column of unexplained ink between digits costs, for ink as strong as a lit segment's all down the column.
    private static let skipCost: Float = 5
    /// The ink of the faintest digit, as a share of the strip's strongest.
    private static let faintest: Float = 0.12
    /// What digits that stand closer than the others cost, in nats for all of the usual distance.
    private static let crowding: Float = 80
    /// How much less a chain may explain for the sake of a better fit, in nats.
    private static let largestLoss: Float = 4
    /// The least gap between digits, in columns.
    private static let gap = 2

    /// - Parameters:
    ///   - widths: to try for the digits, in columns.
    ///   - step: try every so many columns.
    ///   - worthWidth: the width that glyphs are valued by; nil for each its own. Wider ones explain more of a strip, but
    ///     between close fits only the fit counts.
    init(
        _ strip: RowStrip, widths: some Sequence<Int>, noise: Float, step: Int = 1,
        worthWidth: Int? = nil
    ) {
        strip.withSums { sums in
            let levels = Self.levels(sums)
            let skips = (0..<strip.width).map { x in
                Self.skipCost * sums.mean(x, x + 1, 1, RowStrip.digitHeight - 1) / max(levels[x], noise)
            }
            for width in widths where width < strip.width {
                let worths = Self.worths(width: worthWidth ?? width)
                let chain = DigitChain(sums, width: width, worths, levels, skips, noise, step)
                if chain.score > score { self = chain }
            }
        }
    }

    private init(
        _ strip: RowStrip.Sums, width: Int, _ worths: [Float], _ levels: [Float], _ skips: [Float],
        _ noise: Float,
        _ step: Int
    ) {
        self.width = width
        stripWidth = strip.width
        let count = strip.width
        let minus = SegmentGlyph.all.count - 1
        var best = [Float](repeating: 0, count: count + width + Self.gap + 2)
        // Where the cell that ends here starts; -1 where nothing ends, -2 where the column is passed over.
        var from = [Int](repeating: -1, count: best.count)
        var fits = [CellFit?](repeating: nil, count: count)
        for x in 0..<count {
            let skipped = best[x] - skips[x]
            if skipped > best[x + 1] {
                best[x + 1] = skipped
                from[x + 1] = -2
            }
            guard x % step == 0, x + width <= count else { continue }
            let expected = max(levels[min(x + width / 2, count - 1)], noise)
            let fit = CellFit(strip, x: x, width: width, expected: expected, noise: noise)
            // A minus stands before all digits.
            guard fit.cost < Self.maximumCost, fit.glyph != minus || best[x] <= 0 else { continue }
            let end = x + width + Self.gap
            let value = best[x] + worths[fit.glyph] - fit.cost
            if value > best[end] {
                best[end] = value
                from[end] = x
                fits[x] = fit
            }
        }
        guard var end = best.indices.max(by: { best[$0] < best[$1] }), best[end] > 0 else { return }
        score = best[end]
        while end > 0, best[end] > 0 {
            let start = from[end]
            if start >= 0, let fit = fits[start] {
                let expected = max(levels[min(start + width / 2, count - 1)], noise)
                cells.append(Cell(x: start, fit: fit, expected: expected))
                end = start
            } else if start == -2 {
                end -= 1
            } else {
                break
            }
        }
        cells.reverse()
        let pitch = Pitch(cells.map(\.x), width: width)
        for (cell, next) in zip(cells, cells.dropFirst()) {
            score -= Self.crowding * max(0, 0.88 - Float(next.x - cell.x) / pitch.columns)
        }
    }

    /// Whether a change of geometry made the digits fit better, not only look like others that are worth more, or less.
    func fitsBetter(than other: DigitChain) -> Bool {
        guard cells.count >= other.cells.count else { return false }
        let (own, others) = (
            cells.reduce(0) { $0 + $1.fit.cost }, other.cells.reduce(0) { $0 + $1.fit.cost }
        )
        if cells.count > other.cells.count { return score > other.score + 0.3 }
        return own < others - 0.3 && score > other.score - Self.largestLoss
            || own < others + 0.3 && score > other.score + 0.3
    }

    private static func worths(width: Int) -> [Float] {
        SegmentGlyph.all.map { $0.worth(width: Float(width) / Float(RowStrip.digitHeight)) }
    }

    /// The ink of lit segments around each column: the strongest of the neighbourhood, outliers left out.
    static func levels(_ strip: RowStrip.Sums) -> [Float] {
        let highest = (0..<strip.width).map { x in
            stride(from: 0, to: RowStrip.digitHeight - 3, by: 2).reduce(Float(0)) {
                max($0, strip.mean(x - 1, x + 2, $1, $1 + 4))
            }
        }
        // Where nothing stands, a row's faintest digit is to be expected, not the noise.
        let least = faintest * (highest.max() ?? 0)
        let reach = RowStrip.digitHeight * 2 / 3
        var levels = [Float](repeating: 0, count: strip.width)
        for x in stride(from: 0, to: strip.width, by: 4) {
            let window = highest[max(0, x - reach)..<min(strip.width, x + reach + 1)].sorted()
            let level = max(window[window.count * 3 / 4], least)
            for column in x..<min(x + 4, strip.width) { levels[column] = level }
        }
        return levels
    }
}
