import Imaging

extension LumaImage {
    /// The picture in a frame of another size: scaled down where it is too large, never up, centred, and surrounded by
    /// the mean of its own border.
    func fitted(width frameWidth: Int, height frameHeight: Int) -> LumaImage {
        if width == frameWidth, height == frameHeight { return self }
        let scale = min(1, Double(frameWidth) / Double(width), Double(frameHeight) / Double(height))
        let shownWidth = min(frameWidth, max(1, Int((Double(width) * scale).rounded())))
        let shownHeight = min(frameHeight, max(1, Int((Double(height) * scale).rounded())))
        let left = (frameWidth - shownWidth) / 2
        let top = (frameHeight - shownHeight) / 2
        let margin = borderMean()
        return LumaImage(width: frameWidth, height: frameHeight) { frame in
            frame.initializeMemory(as: UInt8.self, repeating: margin)
            withPixels { pixels in
                for y in 0..<shownHeight {
                    let firstRow = y * height / shownHeight
                    let rows = firstRow..<max((y + 1) * height / shownHeight, firstRow + 1)
                    for x in 0..<shownWidth {
                        let first = x * width / shownWidth
                        let columns = first..<max((x + 1) * width / shownWidth, first + 1)
                        var sum = 0
                        for row in rows {
                            for column in columns { sum += Int(pixels[row * stride + column]) }
                        }
                        frame[(top + y) * frameWidth + left + x] = UInt8(sum / (rows.count * columns.count))
                    }
                }
            }
        }
    }

    private func borderMean() -> UInt8 {
        withPixels { pixels in
            var sum = 0
            for x in 0..<width { sum += Int(pixels[x]) + Int(pixels[(height - 1) * stride + x]) }
            for y in 0..<height { sum += Int(pixels[y * stride]) + Int(pixels[y * stride + width - 1]) }
            return UInt8(sum / (2 * (width + height)))
        }
    }
}
