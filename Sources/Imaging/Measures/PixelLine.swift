/// A straight row of pixels: where its first lies in the picture's bytes, how far apart they are, how many.
struct PixelLine {
    var start: Int
    var step: Int
    var count: Int
    /// A step in pixels, each -1, 0 or 1.
    var direction: (x: Int, y: Int)

    /// Of a step, in pixels.
    var stepLength: Double { Double(abs(direction.x) + abs(direction.y)).squareRoot() }
}

extension LumaImage {
    /// Lines across the picture, evenly spread.
    func lines(along direction: Sharpness.Direction, limit: Int) -> [PixelLine] {
        func spread(_ count: Int) -> [Int] {
            let lines = min(count, limit)
            return (0..<lines).map { ($0 * 2 + 1) * count / (lines * 2) }
        }
        switch direction {
        case .right:
            return spread(height).map { PixelLine(start: $0 * stride, step: 1, count: width, direction: (1, 0)) }
        case .down:
            return spread(width).map { PixelLine(start: $0, step: stride, count: height, direction: (0, 1)) }
        case .downRight:
            // Numbered by where they meet the left and the upper side, from the lower left corner on.
            return spread(width + height - 1).map { number in
                let (x, y) = (max(0, number - height + 1), max(0, height - 1 - number))
                return PixelLine(
                    start: y * stride + x, step: stride + 1, count: min(width - x, height - y), direction: (1, 1))
            }
        case .upRight:
            // Numbered by where they meet the left and the lower side, from the upper left corner on.
            return spread(width + height - 1).map { number in
                let (x, y) = (max(0, number - height + 1), min(height - 1, number))
                return PixelLine(
                    start: y * stride + x, step: 1 - stride, count: min(width - x, y + 1), direction: (1, -1))
            }
        }
    }
}
