internal import Glibc

extension LumaImage {
    /// The picture turned by any angle, in a picture that is large enough for all of it.
    ///
    /// - Parameters:
    ///   - degrees: clockwise.
    ///   - background: shows beside the picture; the mean of its border where it is nil.
    public func turned(degrees: Double, background: UInt8? = nil) -> LumaImage {
        guard degrees.isFinite else { return self }
        let angle = degrees.truncatingRemainder(dividingBy: 360)
        if angle.truncatingRemainder(dividingBy: 90) == 0 { return turned(quarters: Int(angle / 90)) }
        let (sine, cosine) = (sin(angle * .pi / 180), cos(angle * .pi / 180))
        let (width, height) = (Double(width), Double(height))
        let newWidth = (width * abs(cosine) + height * abs(sine)).rounded(.up)
        let newHeight = (width * abs(sine) + height * abs(cosine)).rounded(.up)
        // Middle to middle, then back from the result's first pixel, half a pixel in.
        let right = Vector(x: cosine, y: -sine)
        let down = Vector(x: sine, y: cosine)
        let start = Vector(
            x: width / 2 - right.x * newWidth / 2 - down.x * newHeight / 2,
            y: height / 2 - right.y * newWidth / 2 - down.y * newHeight / 2)
        return sampled(
            width: Int(newWidth), height: Int(newHeight), start: start, right: right, down: down,
            background: background ?? borderMean)
    }

    /// A direction or a place in pixels; a place's whole numbers are the pixels' corners.
    public struct Vector: Hashable, Sendable {
        public var x: Double
        public var y: Double

        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// A picture taken from a grid that may lie askew on this one, such as a line of text that is not level; pixels are
    /// mixed linearly, so the grid's steps should not be much longer than a pixel.
    ///
    /// - Parameters:
    ///   - width: of the result, 1 to 65,535; taken to the nearest of them when outside.
    ///   - start: where the result's top left corner lies.
    ///   - right: from one pixel of the result to the next in its row.
    ///   - down: from one row of the result to the next.
    ///   - background: shows where the grid leaves the picture.
    public func sampled(
        width newWidth: Int, height newHeight: Int, start: Vector, right: Vector, down: Vector, background: UInt8
    ) -> LumaImage {
        let (newWidth, newHeight) = (min(max(newWidth, 1), 65_535), min(max(newHeight, 1), 65_535))
        return withPixels { source in
            LumaImage(width: newWidth, height: newHeight) { target in
                guard let from = source.baseAddress?.assumingMemoryBound(to: UInt8.self),
                    let to = target.baseAddress?.assumingMemoryBound(to: UInt8.self)
                else { return }
                for y in 0..<newHeight {
                    let row = to + y * newWidth
                    // From corners to middles of pixels, on both grids.
                    let firstX = start.x + right.x / 2 + down.x * (Double(y) + 0.5) - 0.5
                    let firstY = start.y + right.y / 2 + down.y * (Double(y) + 0.5) - 0.5
                    for x in 0..<newWidth {
                        let placeX = firstX + right.x * Double(x)
                        let placeY = firstY + right.y * Double(x)
                        // Written so that what is no number counts as outside, too.
                        guard placeX > -1, placeY > -1, placeX < Double(width), placeY < Double(height) else {
                            row[x] = background
                            continue
                        }
                        row[x] = mix(from, placeX, placeY, background)
                    }
                }
            }
        }
    }

    /// The four pixels around a place, or the background where they lie outside, in shares of 256.
    @inline(__always)
    private func mix(_ pixels: UnsafePointer<UInt8>, _ placeX: Double, _ placeY: Double, _ background: UInt8) -> UInt8 {
        // Shifted so that the conversion, which cuts towards 0, rounds down.
        let fixedX = Int((placeX + 1) * 256) &- 256
        let fixedY = Int((placeY + 1) * 256) &- 256
        let (left, top) = (fixedX &>> 8, fixedY &>> 8)
        let (shareX, shareY) = (fixedX & 255, fixedY & 255)
        let place = top &* stride &+ left
        let upper: Int
        let lower: Int
        if left >= 0, top >= 0, left &+ 1 < width, top &+ 1 < height {
            upper = Int(pixels[place]) &* (256 &- shareX) &+ Int(pixels[place &+ 1]) &* shareX
            lower = Int(pixels[place &+ stride]) &* (256 &- shareX) &+ Int(pixels[place &+ stride &+ 1]) &* shareX
        } else {
            func pixel(_ x: Int, _ y: Int) -> Int {
                Int(x >= 0 && y >= 0 && x < width && y < height ? pixels[y &* stride &+ x] : background)
            }
            upper = pixel(left, top) &* (256 &- shareX) &+ pixel(left &+ 1, top) &* shareX
            lower = pixel(left, top &+ 1) &* (256 &- shareX) &+ pixel(left &+ 1, top &+ 1) &* shareX
        }
        return UInt8(truncatingIfNeeded: (upper &* (256 &- shareY) &+ lower &* shareY &+ 32_768) &>> 16)
    }
}
