extension Luma {
    /// Makes luma of interleaved 8-bit samples.
    ///
    /// - Parameters:
    ///   - samples: `channels` for each pixel, without padding: grey and alpha (2), red, green, blue (3) and alpha (4).
    ///   - pixels: one byte for each pixel.
    static func convert(
        _ samples: UnsafeMutableRawBufferPointer, channels: Int, into pixels: UnsafeMutableRawBufferPointer
    ) {
        guard let from = samples.baseAddress?.assumingMemoryBound(to: UInt8.self),
            let to = pixels.baseAddress?.assumingMemoryBound(to: UInt8.self),
            samples.count >= pixels.count * channels
        else { return }
        switch channels {
        case 2:
            for index in 0..<pixels.count { to[index] = onWhite(from[2 * index], alpha: from[2 * index + 1]) }
        case 3:
            for index in 0..<pixels.count {
                let pixel = from + 3 * index
                to[index] = of(red: UInt32(pixel[0]), green: UInt32(pixel[1]), blue: UInt32(pixel[2]))
            }
        default:
            for index in 0..<pixels.count {
                let pixel = from + 4 * index
                let luma = of(red: UInt32(pixel[0]), green: UInt32(pixel[1]), blue: UInt32(pixel[2]))
                to[index] = onWhite(luma, alpha: pixel[3])
            }
        }
    }
}
