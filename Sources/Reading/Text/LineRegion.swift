internal import Glibc
import LabelLanguage

/// Where a line of text stands in a picture, and which way up.
struct LineRegion: Hashable {
    var center: Point
    /// Direction of reading in radians, clockwise from the picture's left to right (y points down).
    var angle: Double
    /// Along the direction of reading, in pixels.
    var length: Double
    /// From the top of the highest letters to the foot of the lowest, in pixels.
    var height: Double
    /// Light print on a dark ground.
    var isLight: Bool
    /// How many marks speak for it.
    var marks: Int
    /// Print of one size out of a line that has two, as a price and its raised cents.
    var isPart = false

    /// Whether the marks stand as close as letters do. Found lines that are no print are mostly one long mark, or few
    /// that lie far apart.
    var isDenseAsPrint: Bool {
        let density = Double(marks) * height / max(1, length)
        return density > 0.6 && density < 5
    }

    /// The smallest upright box around it.
    var box: Box { quadrilateral.boundingBox }

    var quadrilateral: Quadrilateral {
        let halfLength = length / 2
        let halfHeight = height / 2
        return Quadrilateral(
            topLeft: point(along: -halfLength, across: -halfHeight),
            topRight: point(along: halfLength, across: -halfHeight),
            bottomRight: point(along: halfLength, across: halfHeight),
            bottomLeft: point(along: -halfLength, across: halfHeight))
    }

    /// The same place read from the other end.
    var turnedOver: LineRegion {
        var region = self
        region.angle += angle > 0 ? -.pi : .pi
        return region
    }

    /// With so many more pixels on each side.
    func grown(by space: Double) -> LineRegion {
        var region = self
        region.length += 2 * space
        region.height += 2 * space
        return region
    }

    /// The same line in a picture so many times as wide and high. The factors are nearly equal.
    func scaled(x: Double, y: Double) -> LineRegion {
        let mean = (x * y).squareRoot()
        var region = self
        region.center = Point(x: center.x * x, y: center.y * y)
        region.length *= mean
        region.height *= mean
        return region
    }

    /// The same line so far to the right and down.
    func moved(x: Double, y: Double) -> LineRegion {
        var region = self
        region.center = Point(x: center.x + x, y: center.y + y)
        return region
    }

    /// A picture point from coordinates of the line, whose origin is its center.
    func point(along: Double, across: Double) -> Point {
        Point(
            x: center.x + along * cos(angle) - across * sin(angle),
            y: center.y + along * sin(angle) + across * cos(angle))
    }
}

extension [LineRegion] {
    /// Those next to a symbol before the others, which may belong to another label; else in their order.
    ///
    /// - Parameter symbols: the boxes of the barcodes that were read; where there are none, the order stays.
    func nearestFirst(to symbols: [Box]) -> [LineRegion] {
        guard !symbols.isEmpty else { return self }
        func isNext(_ region: LineRegion) -> Bool {
            symbols.contains { 2 * $0.gap(to: region.box) <= Swift.max($0.width, $0.height) }
        }
        return movingToFront(isNext)
    }

    /// Those that meet a condition before the others, both in their order.
    func movingToFront(_ condition: (LineRegion) -> Bool) -> [LineRegion] {
        let marked = map { ($0, condition($0)) }
        return marked.filter(\.1).map(\.0) + marked.filter { !$0.1 }.map(\.0)
    }
}
