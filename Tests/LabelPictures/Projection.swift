import Foundation
import LabelLanguage

/// Where a camera sees the points of a flat label: a homography, as a 3×3 matrix in rows.
public struct Projection: Sendable {
    private var matrix: [Double]

    public static let identity = Projection(matrix: [1, 0, 0, 0, 1, 0, 0, 0, 1])

    public static func moved(x: Double, y: Double) -> Projection {
        Projection(matrix: [1, 0, x, 0, 1, y, 0, 0, 1])
    }

    public static func scaled(x: Double, y: Double) -> Projection {
        Projection(matrix: [x, 0, 0, 0, y, 0, 0, 0, 1])
    }

    /// Clockwise, as y grows downwards.
    public static func turned(degrees: Double) -> Projection {
        let radians = degrees * .pi / 180
        return Projection(matrix: [cos(radians), -sin(radians), 0, sin(radians), cos(radians), 0, 0, 0, 1])
    }

    public static func sheared(_ shear: Double) -> Projection {
        Projection(matrix: [1, shear, 0, 0, 1, 0, 0, 0, 1])
    }

    /// Points at larger x and y (at positive values) recede: `horizontal` and `vertical` are what a point is made
    /// smaller by for each pixel that it is away from the origin.
    public static func receding(horizontal: Double, vertical: Double) -> Projection {
        Projection(matrix: [1, 0, 0, 0, 1, 0, horizontal, vertical, 1])
    }

    /// First this, then the other.
    public func then(_ other: Projection) -> Projection {
        var product = [Double](repeating: 0, count: 9)
        for row in 0..<3 {
            for column in 0..<3 {
                product[row * 3 + column] = (0..<3).reduce(0) { sum, index in
                    sum + other.matrix[row * 3 + index] * matrix[index * 3 + column]
                }
            }
        }
        return Projection(matrix: product)
    }

    public func callAsFunction(_ point: Point) -> Point {
        let divisor = matrix[6] * point.x + matrix[7] * point.y + matrix[8]
        return Point(
            x: (matrix[0] * point.x + matrix[1] * point.y + matrix[2]) / divisor,
            y: (matrix[3] * point.x + matrix[4] * point.y + matrix[5]) / divisor)
    }

    /// The corners of a box that is upright on the label.
    public func callAsFunction(_ box: Box) -> Quadrilateral {
        Quadrilateral(
            topLeft: self(Point(x: box.x, y: box.y)), topRight: self(Point(x: box.maxX, y: box.y)),
            bottomRight: self(Point(x: box.maxX, y: box.maxY)), bottomLeft: self(Point(x: box.x, y: box.maxY)))
    }
}
