extension LumaImage {
    /// The picture in a frame of a given size: scaled down to fit where it is larger, never enlarged, in the middle of
    /// the mean of its own border.
    ///
    /// - Parameters: at least 1 each; smaller ones count as 1.
    public func fitted(width frameWidth: Int, height frameHeight: Int) -> LumaImage {
        let (frameWidth, frameHeight) = (max(frameWidth, 1), max(frameHeight, 1))
        let place = place(inFrameOf: PixelSize(width: frameWidth, height: frameHeight))
        let inside =
            place.width < width || place.height < height ? scaled(width: place.width, height: place.height) : self
        if inside.width == frameWidth, inside.height == frameHeight { return inside }
        let padding = inside.borderMean
        return inside.withPixels { pixels in
            LumaImage(width: frameWidth, height: frameHeight) { frame in
                frame.initializeMemory(as: UInt8.self, repeating: padding)
                guard let from = pixels.baseAddress, let to = frame.baseAddress else { return }
                for y in 0..<inside.height {
                    (to + (place.y + y) * frameWidth + place.x).copyMemory(
                        from: from + y * inside.stride, byteCount: inside.width)
                }
            }
        }
    }

    /// Where ``fitted(width:height:)`` puts the picture in a frame, in the frame's pixels.
    public func place(inFrameOf size: PixelSize) -> PixelRectangle {
        let factor = min(1, Double(size.width) / Double(width), Double(size.height) / Double(height))
        let inside = PixelSize(
            width: min(size.width, max(1, Int((Double(width) * factor).rounded()))),
            height: min(size.height, max(1, Int((Double(height) * factor).rounded()))))
        return PixelRectangle(
            x: (size.width - inside.width) / 2, y: (size.height - inside.height) / 2, width: inside.width,
            height: inside.height)
    }

    /// The mean of the outermost pixels.
    public var borderMean: UInt8 {
        withPixels { pixels in
            var sum = 0
            for x in 0..<width { sum += Int(pixels[x]) + Int(pixels[(height - 1) * stride + x]) }
            for y in 0..<height { sum += Int(pixels[y * stride]) + Int(pixels[y * stride + width - 1]) }
            let count = 2 * (width + height)
            return UInt8(truncatingIfNeeded: (sum + count / 2) / count)
        }
    }
}
