import Imaging

/// What part of a picture to read, as fractions of its width and height.
public struct RegionOfInterest: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    public static let whole = RegionOfInterest(x: 0, y: 0, width: 1, height: 1)

    /// The region's pixels in a picture of this size; nil when it holds none (empty, outside, not numbers).
    public func pixels(width: Int, height: Int) -> PixelRectangle? {
        guard x.isFinite, y.isFinite, self.width.isFinite, self.height.isFinite else { return nil }
        let left = (x.clamped(to: 0...1) * Double(width)).rounded(.down)
        let top = (y.clamped(to: 0...1) * Double(height)).rounded(.down)
        let right = ((x + self.width).clamped(to: 0...1) * Double(width)).rounded(.up)
        let bottom = ((y + self.height).clamped(to: 0...1) * Double(height)).rounded(.up)
        return PixelRectangle(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
            .clamped(width: width, height: height)
    }
}
