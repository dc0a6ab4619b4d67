/// A row of digits made upright, level and ``digitHeight`` high, with sums from which any rectangle's mean ink follows.
struct RowStrip {
    /// Of the digits, in rows; above and below lie ``margin`` rows more.
    static let digitHeight = 28
    static let margin = 8
    static let height = digitHeight + 2 * margin

    let width: Int
    /// Ink, row after row.
    let values: [Float]
    /// Of all pixels above and to the left of each corner: `(width + 1) * (height + 1)`.
    private let sums: [Float]

    init(_ plane: InkPlane, _ geometry: RowGeometry) {
        let unit = max(geometry.height, 1) / Double(Self.digitHeight)
        let width = Int(min(max(geometry.length / unit, 8), 900))
        self.width = width
        var values = [Float](repeating: 0, count: width * Self.height)
        var sums = [Float](repeating: 0, count: (width + 1) * (Self.height + 1))
        plane.values.withUnsafeBufferPointer { ink in
            values.withUnsafeMutableBufferPointer { values in
                sums.withUnsafeMutableBufferPointer { sums in
                    guard let base = ink.baseAddress else { return }
                    let shares = (0..<width).map { Float(geometry.share(along: (Double($0) + 0.5) / Double(width))) }
                    for row in 0..<Self.height {
                        let down = (Double(row - Self.margin) + 0.5) / Double(Self.digitHeight)
                        let start = geometry.point(along: 0, down: down)
                        let end = geometry.point(along: 1, down: down)
                        let (left, top) = (Float(start.x) - 0.5, Float(start.y) - 0.5)
                        let (across, rise) = (Float(end.x - start.x), Float(end.y - start.y))
                        var sum: Float = 0
                        let line = row &* width
                        let below = (row &+ 1) &* (width &+ 1) &+ 1
                        let above = row &* (width &+ 1) &+ 1
                        for column in 0..<width {
                            let value = InkPlane.sample(
                                base, plane.width, plane.height, left + across * shares[column],
                                top + rise * shares[column])
                            values[line &+ column] = value
                            sum += value
                            sums[below &+ column] = sums[above &+ column] + sum
                        }
                    }
                }
            }
        }
        self.values = values
        self.sums = sums
    }

    /// Mean ink of rectangles.
    struct Sums {
        fileprivate let base: UnsafePointer<Float>
        let width: Int

        /// - Parameters: columns, and rows from the digits' top; what lies outside the strip is left out.
        /// - Returns: 0 for a rectangle that is all outside.
        @inline(__always)
        func mean(_ left: Int, _ right: Int, _ top: Int, _ bottom: Int) -> Float {
            let (left, right) = (max(left, 0), min(right, width))
            let (top, bottom) = (
                max(top &+ RowStrip.margin, 0), min(bottom &+ RowStrip.margin, RowStrip.height)
            )
            guard right > left, bottom > top else { return 0 }
            let (upper, lower) = (top &* (width &+ 1), bottom &* (width &+ 1))
            let sum =
                base[lower &+ right] - base[lower &+ left] - base[upper &+ right] + base[upper &+ left]
            return sum / Float((right &- left) &* (bottom &- top))
        }
    }

    func withSums<Result>(_ body: (Sums) -> Result) -> Result? {
        sums.withUnsafeBufferPointer { sums in
            sums.baseAddress.map { body(Sums(base: $0, width: width)) }
        }
    }

    /// How far the digits' uprights lean, as columns at the top for each row of height: the slant at which their edges
    /// are the sharpest once all rows are added up.
    func slant() -> Double {
        var best = (sharpness: Float(-1), slant: 0.0)
        let spread = Self.digitHeight / 2
        var columns = [Float](repeating: 0, count: width + 2 * spread)
        for step in -14...15 {
            let slant = Float(step) * 0.05
            var sharpness: Float = 0
            values.withUnsafeBufferPointer { values in
                columns.withUnsafeMutableBufferPointer { columns in
                    columns.update(repeating: 0)
                    for row in 1..<(Self.digitHeight - 1) {
                        let shift = slant * (Float(row) + 0.5 - Float(spread))
                        let whole = Int(shift.rounded(.down))
                        let part = shift - Float(whole)
                        let start = (row + Self.margin) * width
                        let target = spread + whole
                        for column in 0..<width {
                            let value = values[start &+ column]
                            columns[column &+ target] += value * (1 - part)
                            columns[column &+ target &+ 1] += value * part
                        }
                    }
                    for column in 1..<columns.count {
                        let edge = columns[column] - columns[column - 1]
                        sharpness += edge * edge
                    }
                }
            }
            if sharpness > best.sharpness { best = (sharpness, Double(slant)) }
        }
        return best.slant
    }
}
