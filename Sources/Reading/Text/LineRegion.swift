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

    /// A picture point from coordinates of the line, whose origin is its center.
    func point(along: Double, across: Double) -> Point {
        Point(
            x: center.x + along * cos(angle) - across * sin(angle),
            y: center.y + along * sin(angle) + across * cos(angle))
    }
}
