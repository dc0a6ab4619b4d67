import LabelLanguage

/// A part of a picture that looks like the bars of a linear symbol: strong edges that all run the same way.
struct LinearRegion {
    /// The middle, in pixels.
    var center: Point
    /// The unit vector across the bars, along which the symbol is read, forwards or backwards.
    var reading: Point
    /// Pixels from the first bar to the last.
    var length: Double
    /// Pixels along the bars.
    var height: Double

    /// The unit vector along the bars, a quarter turn clockwise from the reading direction.
    var bars: Point { Point(x: -reading.y, y: reading.x) }

    /// The point that lies so many pixels along the reading direction and along the bars from the middle.
    func point(along: Double, across: Double) -> Point {
        Point(
            x: center.x + reading.x * along + bars.x * across, y: center.y + reading.y * along + bars.y * across)
    }
}
