import Imaging

extension LumaImage {
    /// The picture in another size: halved as often as it goes, then each new pixel between its neighbours.
    func resized(width newWidth: Int, height newHeight: Int) -> LumaImage {
        var source = self
        while source.width >= 2 * newWidth, source.height >= 2 * newHeight { source = source.halved() }
        if source.width == newWidth, source.height == newHeight, source.stride == newWidth { return source }
        let columns = Self.weights(from: source.width, to: newWidth)
        let rows = Self.weights(from: source.height, to: newHeight)
        return source.withPixels { pixels in
            LumaImage(width: newWidth, height: newHeight) { target in
                for y in 0..<newHeight {
                    let upper = rows[y].first * source.stride
                    let lower = rows[y].second * source.stride
                    let rowShare = rows[y].share
                    for x in 0..<newWidth {
                        let column = columns[x]
                        let above =
                            Int(pixels[upper + column.first]) * (256 - column.share)
                            + Int(pixels[upper + column.second]) * column.share
                        let below =
                            Int(pixels[lower + column.first]) * (256 - column.share)
                            + Int(pixels[lower + column.second]) * column.share
                        target[y * newWidth + x] = UInt8(
                            truncatingIfNeeded: (above * (256 - rowShare) + below * rowShare + 32_768) >> 16)
                    }
                }
            }
        }
    }

    /// The two old pixels that each new one lies between, and the second one's share in 256ths.
    private static func weights(from old: Int, to new: Int) -> [(first: Int, second: Int, share: Int)] {
        (0..<new).map { position in
            let place = ((Double(position) + 0.5) * Double(old) / Double(new) - 0.5).clamped(to: 0...Double(old - 1))
            let first = Int(place)
            return (first, min(first + 1, old - 1), Int((place - Double(first)) * 256))
        }
    }
}
