/// Turns tilted print level, so that rows and columns can be told by upright boxes.
struct Leveling {
    /// The direction in which most of the print runs: a vector of length 1.
    private let cosine: Double
    private let sine: Double
    /// Nearer to a quarter turn than to none.
    private let isOnSide: Bool

    /// Half a degree of many lines is a tilt; two degrees of a few may be chance, and move a word by less than its height.
    private static func leastSine(_ lines: Int) -> Double { lines > 4 ? 0.008 : 0.035 }

    init(_ lines: [TextLine]) {
        let directions = lines.compactMap(Self.direction).sorted { $0.turn < $1.turn }
        let total = directions.reduce(0) { $0 + $1.length }
        var passed = 0.0
        let median = directions.first { direction in
            passed += direction.length
            return passed * 2 >= total
        }
        guard let median, median.x < 0 || median.y.magnitude >= Self.leastSine(directions.count) * median.length else {
            (cosine, sine, isOnSide) = (1, 0, false)
            return
        }
        cosine = median.x / median.length
        sine = median.y / median.length
        isOnSide = cosine.magnitude < sine.magnitude
    }

    /// Where a box stands once the print is level.
    func place(_ box: Box) -> Box {
        guard cosine < 1 else { return box }
        let center = box.center
        let (width, height) = isOnSide ? (box.height, box.width) : (box.width, box.height)
        return Box(
            x: center.x * cosine + center.y * sine - width / 2, y: center.y * cosine - center.x * sine - height / 2,
            width: width,
            height: height)
    }

    private struct Direction {
        var x: Double
        var y: Double

        var length: Double { (x * x + y * y).squareRoot() }

        /// Grows with the angle, from -2 to 2 for a full turn.
        var turn: Double {
            let slope = y / (x.magnitude + y.magnitude)
            return x >= 0 ? slope : (y >= 0 ? 2 : -2) - slope
        }
    }

    /// From the middle of a line's first half to that of its second; nil for short lines, whose direction is chance.
    private static func direction(of line: TextLine) -> Direction? {
        let boxes = line.characters.map(\.box)
        guard boxes.count >= 4, boxes.allSatisfy(\.isUsable) else { return nil }
        let first = middle(of: boxes.prefix(boxes.count / 2))
        let last = middle(of: boxes.suffix(boxes.count / 2))
        let direction = Direction(x: last.x - first.x, y: last.y - first.y)
        return direction.length > 1.5 * (boxes.map { min($0.width, $0.height) }.max() ?? 0) ? direction : nil
    }

    private static func middle(of boxes: ArraySlice<Box>) -> Point {
        let sum = boxes.reduce(Point(x: 0, y: 0)) { Point(x: $0.x + $1.center.x, y: $0.y + $1.center.y) }
        let count = Double(max(1, boxes.count))
        return Point(x: sum.x / count, y: sum.y / count)
    }
}
