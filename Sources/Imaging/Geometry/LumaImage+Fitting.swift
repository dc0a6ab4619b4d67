extension LumaImage {
    /// The picture in a frame of a given size: scaled down to fit where it is larger, never enlarged, in the middle of
    /// the mean of its own border.
    ///
    /// - Parameters: at least 1 each; smaller ones count as 1.
    public func fitted(width frameWidth: Int, height frameHeight: Int) -> LumaImage {
        let (frameWidth, frameHeight) = (max(frameWidth, 1), max(frameHeight, 1))
        let factor = min(1, Double(frameWidth) / Double(width), Double(frameHeight) / Double(height))
        let inside =
            factor < 1
            ? scaled(
                width: min(frameWidth, Int((Double(width) * factor).rounded())),
                height: min(frameHeight, Int((Double(height) * factor).rounded())))
            : self
        if inside.width == frameWidth, inside.height == frameHeight { return inside }
        let (left, top) = ((frameWidth - inside.width) / 2, (frameHeight - inside.height) / 2)
        let padding = inside.borderMean
        return inside.withPixels { pixels in
            LumaImage(width: frameWidth, height: frameHeight) { frame in
                frame.initializeMemory(as: UInt8.self, repeating: padding)
                guard let from = pixels.baseAddress, let to = frame.baseAddress else { return }
                for y in 0..<inside.height {
                    (to + (top + y) * frameWidth + left).copyMemory(
                        from: from + y * inside.stride, byteCount: inside.width)
                }
            }
        }
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
