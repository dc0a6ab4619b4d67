import LabelLanguage

/// Where a row of digits runs in a plane: the lines along its top and its foot, from left to right.
///
/// The ends stand for the same column of the row, so that a slant, a tilt and perspective are all in the corners: of two
/// ends the lower one is further away.
struct RowGeometry {
    var topLeft: Point
    var topRight: Point
    var bottomLeft: Point
    var bottomRight: Point

    /// Of the digits, in pixels, halfway along.
    var height: Double { 0.5 * (bottomLeft.y - topLeft.y + bottomRight.y - topRight.y) }

    var length: Double {
        let x = 0.5 * (topRight.x + bottomRight.x - topLeft.x - bottomLeft.x)
        let y = 0.5 * (topRight.y + bottomRight.y - topLeft.y - bottomLeft.y)
        return (x * x + y * y).squareRoot()
    }

    /// Where a place along the row is seen between the ends: equal distances on a display look the shorter the further
    /// away they are.
    ///
    /// - Parameter along: 0 at the left end, 1 at the right, in equal distances on the display.
    /// - Returns: the same for distances in the picture.
    func share(along: Double) -> Double {
        let (left, right) = (bottomLeft.y - topLeft.y, bottomRight.y - topRight.y)
        guard min(left, right) > 0.2 * max(left, right) else { return along }
        return along * left / max((1 - along) * right + along * left, 0.2 * min(left, right))
    }

    /// - Parameters:
    ///   - along: 0 at the left end, 1 at the right, in equal distances on the display.
    ///   - down: 0 at the digits' top, 1 at their foot.
    func point(along: Double, down: Double) -> Point {
        let along = share(along: along)
        let top = Point(
            x: topLeft.x + (topRight.x - topLeft.x) * along,
            y: topLeft.y + (topRight.y - topLeft.y) * along)
        let foot = Point(
            x: bottomLeft.x + (bottomRight.x - bottomLeft.x) * along,
            y: bottomLeft.y + (bottomRight.y - bottomLeft.y) * along)
        return Point(x: top.x + (foot.x - top.x) * down, y: top.y + (foot.y - top.y) * down)
    }

    /// With the top moved to the right by a share of the digits' height, and the foot to the left by the same.
    func slanted(by slant: Double) -> RowGeometry {
        let shift = 0.5 * slant * height
        var result = self
        result.topLeft.x += shift
        result.topRight.x += shift
        result.bottomLeft.x -= shift
        result.bottomRight.x -= shift
        return result
    }

    /// With the corners moved down, each by a share of the digits' height.
    func moved(
        topLeft: Double = 0, topRight: Double = 0, bottomLeft: Double = 0, bottomRight: Double = 0
    )
        -> RowGeometry
    {
        let height = height
        var result = self
        result.topLeft.y += topLeft * height
        result.topRight.y += topRight * height
        result.bottomLeft.y += bottomLeft * height
        result.bottomRight.y += bottomRight * height
        return result
    }

    /// With the left end made higher by a share of the digits' height, and the right end lower by as much.
    func tapered(by taper: Double) -> RowGeometry {
        let half = 0.5 * taper
        return moved(topLeft: -half, topRight: half, bottomLeft: half, bottomRight: -half)
    }

    /// Cut or lengthened to a part of itself.
    func part(_ range: ClosedRange<Double>) -> RowGeometry {
        RowGeometry(
            topLeft: point(along: range.lowerBound, down: 0),
            topRight: point(along: range.upperBound, down: 0),
            bottomLeft: point(along: range.lowerBound, down: 1),
            bottomRight: point(along: range.upperBound, down: 1))
    }

    /// Cut to some of its height: 0 is the digits' top, 1 their foot.
    func level(from top: Double, to foot: Double) -> RowGeometry {
        func point(_ upper: Point, _ lower: Point, _ down: Double) -> Point {
            Point(x: upper.x + (lower.x - upper.x) * down, y: upper.y + (lower.y - upper.y) * down)
        }
        return RowGeometry(
            topLeft: point(topLeft, bottomLeft, top), topRight: point(topRight, bottomRight, top),
            bottomLeft: point(topLeft, bottomLeft, foot), bottomRight: point(topRight, bottomRight, foot))
    }

    func scaled(by factor: Double) -> RowGeometry {
        func scaled(_ point: Point) -> Point { Point(x: point.x * factor, y: point.y * factor) }
        return RowGeometry(
            topLeft: scaled(topLeft), topRight: scaled(topRight), bottomLeft: scaled(bottomLeft),
            bottomRight: scaled(bottomRight))
    }
}
