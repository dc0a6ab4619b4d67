import Imaging

/// A picture that looks different however it is turned, mirrored or cropped: a slope, and a dark corner at the top left.
func pattern(width: Int, height: Int) -> LumaImage {
    LumaImage(width: width, height: height) { pixels in
        for y in 0..<height {
            for x in 0..<width {
                let slope = 40 + 150 * x / max(width, 2) + 50 * y / max(height, 2)
                pixels[y * width + x] = x < width / 3 && y < height / 4 ? 8 : UInt8(slope)
            }
        }
    }
}

extension LumaImage {
    /// Rows without padding.
    var bytes: [UInt8] {
        withPixels { pixels in
            (0..<height).flatMap { y in pixels[(y * stride)..<(y * stride + width)] }
        }
    }

    func pixel(_ x: Int, _ y: Int) -> UInt8 { withPixels { $0[y * stride + x] } }

    /// The largest difference of any pixel; nil when the sizes differ.
    func largestDifference(to other: LumaImage) -> Int? {
        guard width == other.width, height == other.height else { return nil }
        return zip(bytes, other.bytes).map { abs(Int($0) - Int($1)) }.max()
    }
}
