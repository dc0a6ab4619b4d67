import Foundation

/// Fits the digits of one symbol to a grid, letting the boundaries between them drift.
struct EANDigitFit {
    struct Result {
        /// Of each digit, how well each pattern fits at the boundaries found, -1 to 1.
        var correlations: [[Float]]
        /// Of the best patterns, summed; lower is better.
        var cost: Float

        /// Of each digit, the log of what each pattern leaves unexplained.
        var costs: [[Float]] { correlations.map { $0.map(EANDigitFit.cost) } }
    }

    let grid: ModuleGrid
    let layout: EANLayout
    let templates: EANTemplates

    /// Boundaries lie at most so many samples from where an even grid has them.
    private static let reach = 6
    private static let offsets = -reach...reach
    /// What a change of width by one sample costs.
    private static let driftCost: Float = 0.06
    /// What a start off the even grid costs, a sample.
    private static let startCost: Float = 0.02

    /// The cheapest boundaries by dynamic programming, and the fits between them.
    func result() -> Result {
        let starts = layout.digitStarts
        let leftCount = layout.leftDigitStarts.count
        var table = BoundaryTable(digits: starts.count, offsets: Self.offsets.count)
        var previous = Self.offsets.map { Float(abs($0)) * Self.startCost }
        for (digit, start) in starts.enumerated() {
            // The centre guard may come out wider or narrower too.
            let entries = digit == leftCount ? BoundaryTable.spread(previous, cost: Self.driftCost) : nil
            for begin in Self.offsets {
                let index = begin + Self.reach
                let entry = entries?[index] ?? BoundaryTable.Entry(sum: previous[index], origin: index)
                guard entry.sum < .infinity else { continue }
                for width in EANTemplates.widths where Self.offsets.contains(begin + width) {
                    let fit = Self.cost(bestCorrelation(digit: digit, start: start, begin: begin, width: width))
                    table.offer(
                        sum: entry.sum + fit + Float(width * width) * Self.driftCost, digit: digit,
                        end: index + width, begin: index, origin: entry.origin)
                }
            }
            previous = table.sums(digit: digit)
        }
        let path = table.path()
        return Result(
            correlations: path.enumerated().map { digit, span in
                correlations(
                    digit: digit, start: starts[digit], begin: span.begin - Self.reach, width: span.end - span.begin)
            }, cost: previous.min() ?? .infinity)
    }

    private func bestCorrelation(digit: Int, start: Int, begin: Int, width: Int) -> Float {
        var best: Float = 0
        withWindow(digit: digit, start: start, begin: begin, width: width) { window, scale, patterns in
            patterns.forEachProduct(with: window) { _, product in best = max(best, product * scale) }
        }
        return best
    }

    private func correlations(digit: Int, start: Int, begin: Int, width: Int) -> [Float] {
        var result: [Float] = []
        withWindow(digit: digit, start: start, begin: begin, width: width) { window, scale, patterns in
            patterns.forEachProduct(with: window) { _, product in result.append(product * scale) }
        }
        return result
    }

    /// Hands out the samples of a digit and its neighbours, what to multiply products with templates by to have
    /// correlations, and the templates.
    private func withWindow(
        digit: Int, start: Int, begin: Int, width: Int,
        _ body: (UnsafePointer<Float>, Float, EANTemplates.Patterns) -> Void
    ) {
        let isLeft = digit < layout.leftDigitStarts.count
        let patterns = templates.patterns(isLeft: isLeft, width: width)
        let first = ModuleGrid.index(ofModule: start - EANTemplates.context) + begin
        grid.samples.withUnsafeBufferPointer { samples in
            guard first >= 0, first + patterns.length <= samples.count, let base = samples.baseAddress else { return }
            let window = base + first
            var sum: Float = 0
            var squares: Float = 0
            for index in 0..<patterns.length {
                sum += window[index]
                squares += window[index] * window[index]
            }
            let variance = squares - sum * sum / Float(patterns.length)
            body(window, variance > 1 ? 1 / variance.squareRoot() : 0, patterns)
        }
    }

    /// The log of what a pattern leaves unexplained, as long as it explains anything.
    static func cost(_ correlation: Float) -> Float {
        let positive = max(0, correlation)
        return log(1.02 - positive * positive)
    }
}
