extension LumaImage {
    /// The picture set upright, given how it is stored.
    public func upright(from orientation: ExifOrientation) -> LumaImage {
        guard orientation != .upright else { return self }
        let (outWidth, outHeight) = orientation.swapsAxes ? (height, width) : (width, height)
        // Where the stored pixel of the result's first pixel lies, and how far to go for the next one in x and in y.
        let (start, stepX, stepY) = walk(for: orientation)
        return withPixels { source in
            LumaImage(width: outWidth, height: outHeight) { target in
                guard let from = source.baseAddress?.assumingMemoryBound(to: UInt8.self),
                    let to = target.baseAddress?.assumingMemoryBound(to: UInt8.self)
                else { return }
                // Square tiles keep both pictures' cache lines in use when rows become columns.
                let tile = 32
                for top in Swift.stride(from: 0, to: outHeight, by: tile) {
                    for left in Swift.stride(from: 0, to: outWidth, by: tile) {
                        for y in top..<min(top + tile, outHeight) {
                            let row = to + y * outWidth
                            var place = start + y * stepY + left * stepX
                            for x in left..<min(left + tile, outWidth) {
                                row[x] = from[place]
                                place += stepX
                            }
                        }
                    }
                }
            }
        }
    }

    /// The picture turned clockwise by a number of quarter turns; negative ones turn anticlockwise.
    public func turned(quarters: Int) -> LumaImage {
        switch ((quarters % 4) + 4) % 4 {
        case 1: upright(from: .turnedLeft)
        case 2: upright(from: .turnedHalf)
        case 3: upright(from: .turnedRight)
        default: self
        }
    }

    private func walk(for orientation: ExifOrientation) -> (start: Int, stepX: Int, stepY: Int) {
        let right = width - 1
        let bottom = (height - 1) * stride
        switch orientation {
        case .upright: return (0, 1, stride)
        case .mirrored: return (right, -1, stride)
        case .turnedHalf: return (bottom + right, -1, -stride)
        case .flipped: return (bottom, 1, -stride)
        case .transposed: return (0, stride, 1)
        case .turnedLeft: return (bottom, -stride, 1)
        case .transversed: return (bottom + right, -stride, -1)
        case .turnedRight: return (right, stride, -1)
        }
    }
}
