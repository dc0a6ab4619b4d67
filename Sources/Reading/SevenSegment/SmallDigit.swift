/// The last digit of scales and meters that show it smaller than the others, on the same foot.
struct SmallDigit {
    let fit: CellFit
    /// In columns of the row's strip.
    let columns: Range<Int>

    /// As shares of the others' height.
    private static let heights = [0.45, 0.55, 0.65]
    /// How far behind the last digit it starts at most, as a share of the digits' height.
    private static let reach = 28
    /// A digit that fits worse is not clear, in nats.
    private static let clearCost: Float = 4
    private static let clearLead: Float = 3

    /// - Parameters:
    ///   - last: the last of the large digits.
    ///   - level: the ink of the row's lit segments.
    /// - Returns: nil without a clear one.
    init?(behind last: DigitChain.Cell, level: Float, _ row: DisplayRow, in plane: InkPlane) {
        let width = row.chain.width
        let start = last.x + width
        var best: (value: Float, fit: CellFit, columns: Range<Int>)?
        for height in Self.heights {
            let length = Int(Double(Self.reach + width) * 1.2)
            let part = row.part(start - 4, start + length)
            let down = Double(last.rows.upperBound) / Double(RowStrip.digitHeight)
            let geometry = part.level(from: down - height, to: down)
            let strip = RowStrip(plane, geometry)
            let chain = DigitChain(
                strip, widths: [width - 4, width, width + 4].filter { $0 > 8 }, noise: row.noise, worthWidth: width)
            // Uprights and bars alone are more likely a letter's.
            guard let cell = chain.cells.first, chain.cells.count == 1, !cell.isPlain else { continue }
            guard cell.fit.cost < Self.clearCost, cell.fit.lead > Self.clearLead, cell.fit.lit > 0.4 * level
            else { continue }
            let x = start - 4 + Int(Double(cell.x) * height)
            if chain.score > best?.value ?? 0 {
                best = (chain.score, cell.fit, x..<x + max(1, Int(Double(chain.width) * height)))
            }
        }
        guard let best else { return nil }
        fit = best.fit
        columns = best.columns
    }
}
