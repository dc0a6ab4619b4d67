/// A place in a picture: pixels from the left and from the top of the whole picture, after EXIF rotation.
///
/// ```swift
/// Box(x: 40, y: 80, width: 200, height: 20).center == Point(x: 140, y: 90)   // true
/// ```
public struct Point: Hashable, Sendable {
    /// Pixels from the left edge, such as 140; between pixels where a reader tells as much.
    public var x: Double
    /// Pixels from the top edge, such as 90.
    public var y: Double

    /// A place.
    ///
    /// ```swift
    /// Point(x: 140, y: 90).x   // 140.0
    /// ```
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

extension Point {
    /// The way from one place to another.
    package static func - (end: Point, start: Point) -> Point { Point(x: end.x - start.x, y: end.y - start.y) }

    /// The distance from the origin: of a way, how long it is.
    package var length: Double { (x * x + y * y).squareRoot() }
}

/// An upright rectangle in the pixels of the whole picture.
///
/// ```swift
/// Box(x: 40, y: 80, width: 200, height: 20).maxX   // 240.0
/// ```
public struct Box: Hashable, Sendable {
    /// The left edge, in pixels, such as 40.
    public var x: Double
    /// The top edge, in pixels, such as 80.
    public var y: Double
    /// In pixels, such as 200.
    public var width: Double
    /// In pixels, such as 20.
    public var height: Double

    /// A rectangle by its top left and its size, all in pixels.
    ///
    /// ```swift
    /// Box(x: 40, y: 80, width: 200, height: 20).maxY   // 100.0
    /// ```
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The right edge, in pixels: 240 for a box of width 200 at 40.
    public var maxX: Double { x + width }
    /// The bottom edge, in pixels: 100 for a box of height 20 at 80.
    public var maxY: Double { y + height }
    /// The middle, in pixels: (140, 90) for a box of 200×20 at (40, 80).
    public var center: Point { Point(x: x + width / 2, y: y + height / 2) }

    /// The smallest box that holds both.
    ///
    /// ```swift
    /// let word = Box(x: 0, y: 0, width: 40, height: 20)
    /// word.union(Box(x: 50, y: 0, width: 60, height: 20)).width   // 110.0
    /// ```
    public func union(_ other: Box) -> Box {
        let left = min(x, other.x)
        let top = min(y, other.y)
        return Box(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// The area shared with another box, in square pixels.
    ///
    /// ```swift
    /// let word = Box(x: 0, y: 0, width: 40, height: 20)
    /// word.intersectionArea(Box(x: 30, y: 10, width: 60, height: 20))   // 100.0
    /// ```
    public func intersectionArea(_ other: Box) -> Double {
        let shared = (
            width: min(maxX, other.maxX) - max(x, other.x), height: min(maxY, other.maxY) - max(y, other.y)
        )
        return shared.width > 0 && shared.height > 0 ? shared.width * shared.height : 0
    }

    /// The free space between two boxes, across and down together, in pixels; 0 where they touch or overlap.
    ///
    /// ```swift
    /// let word = Box(x: 0, y: 0, width: 40, height: 20)
    /// word.gap(to: Box(x: 50, y: 25, width: 60, height: 20))   // 15.0
    /// ```
    public func gap(to other: Box) -> Double {
        max(0, max(x, other.x) - min(maxX, other.maxX)) + max(0, max(y, other.y) - min(maxY, other.maxY))
    }
}

/// Four corners, clockwise from the top left as the symbol itself sees it, so a turned symbol's first corner need not
/// be the leftmost or the highest.
///
/// ```swift
/// symbols[0].corners.boundingBox.width   // 150.0
/// ```
public struct Quadrilateral: Hashable, Sendable {
    /// In pixels, such as (40, 200).
    public var topLeft: Point
    /// In pixels, such as (190, 200).
    public var topRight: Point
    /// In pixels, such as (190, 260).
    public var bottomRight: Point
    /// In pixels, such as (40, 260).
    public var bottomLeft: Point

    /// Four corners, each as the symbol itself would name it.
    ///
    /// ```swift
    /// let upsideDown = Quadrilateral(
    ///     topLeft: Point(x: 190, y: 260), topRight: Point(x: 40, y: 260), bottomRight: Point(x: 40, y: 200),
    ///     bottomLeft: Point(x: 190, y: 200))
    /// upsideDown.boundingBox == corners.boundingBox   // true
    /// ```
    public init(topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// The corners in order, clockwise from the symbol's top left.
    ///
    /// ```swift
    /// corners.corners.map(\.x)   // [40.0, 190.0, 190.0, 40.0]
    /// ```
    public var corners: [Point] { [topLeft, topRight, bottomRight, bottomLeft] }

    /// The smallest upright box that holds the four corners, in pixels.
    ///
    /// ```swift
    /// corners.boundingBox.height   // 60.0
    /// ```
    public var boundingBox: Box {
        let left = corners.map(\.x).min() ?? 0
        let top = corners.map(\.y).min() ?? 0
        return Box(
            x: left, y: top, width: (corners.map(\.x).max() ?? 0) - left, height: (corners.map(\.y).max() ?? 0) - top)
    }
}
