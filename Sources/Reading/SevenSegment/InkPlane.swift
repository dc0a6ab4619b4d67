import Imaging

/// How much each pixel stands out from the ground around it, in luma: the strokes of print that is darker than its ground,
/// or lighter, without the ground's own shading.
///
/// Strokes up to ``strokeLimit`` pixels wide count; what is wider is ground.
struct InkPlane {
    let width: Int
    let height: Int
    /// Row after row, without padding.
    let values: [UInt8]
    /// Ink that means nothing: twice what half of the picture stays under.
    let noise: UInt8

    static let strokeLimit = 13

    /// - Parameter isLight: take what is lighter than its ground, as an LED's segments are.
    init(_ image: LumaImage, isLight: Bool) {
        let (width, height) = (image.width, image.height)
        (self.width, self.height) = (width, height)
        var luma = [UInt8](repeating: 0, count: width * height)
        let mask: UInt8 = isLight ? 0xFF : 0
        image.withPixels { pixels in
            luma.withUnsafeMutableBufferPointer { luma in
                guard let from = pixels.baseAddress?.assumingMemoryBound(to: UInt8.self),
                    let to = luma.baseAddress
                else { return }
                for y in 0..<height {
                    let (source, target) = (from + y * image.stride, to + y * width)
                    for x in 0..<width { target[x] = source[x] ^ mask }
                }
            }
        }
        // The ground is what remains once dark strokes are closed: the lowest of the neighbourhoods' highest.
        var ground = Self.highest(luma, width, height, reach: Self.strokeLimit / 2)
        ground.withUnsafeMutableBufferPointer { ground in
            for index in ground.indices { ground[index] = ~ground[index] }
        }
        ground = Self.highest(ground, width, height, reach: Self.strokeLimit / 2)
        luma.withUnsafeMutableBufferPointer { luma in
            ground.withUnsafeBufferPointer { ground in
                for index in luma.indices {
                    let level = ~ground[index]
                    luma[index] = max(level, luma[index]) &- luma[index]
                }
            }
        }
        values = luma
        var counts = [Int](repeating: 0, count: 256)
        for value in luma { counts[Int(value)] += 1 }
        var sum = 0
        let median =
            counts.firstIndex { count in
                sum += count
                return 2 * sum >= luma.count
            } ?? 0
        noise = UInt8(min(max(3, 2 * median), 60))
    }

    /// The highest value within `reach` pixels of each, up and down, left and right.
    static func highest(_ plane: [UInt8], _ width: Int, _ height: Int, reach: Int) -> [UInt8] {
        // Rows above and below, so that columns slide like rows do.
        var padded = [UInt8](repeating: 0, count: width * (height + 2 * reach))
        var row = [UInt8](repeating: 0, count: width + 2 * reach)
        plane.withUnsafeBufferPointer { plane in
            padded.withUnsafeMutableBufferPointer { padded in
                row.withUnsafeMutableBufferPointer { row in
                    guard let from = plane.baseAddress, let to = padded.baseAddress,
                        let line = row.baseAddress
                    else { return }
                    for y in 0..<height {
                        line.update(repeating: 0, count: row.count)
                        (line + reach).update(from: from + y * width, count: width)
                        slideHighest(line, count: row.count, span: 2 * reach + 1, step: 1)
                        (to + (reach + y) * width).update(from: line, count: width)
                    }
                    slideHighest(to, count: padded.count, span: 2 * reach + 1, step: width)
                }
            }
        }
        padded.removeLast(2 * reach * width)
        return padded
    }

    /// Puts at each place the highest of `span` values, `step` apart, from there on, in doubling steps.
    private static func slideHighest(
        _ values: UnsafeMutablePointer<UInt8>, count: Int, span: Int, step: Int
    ) {
        var covered = 1
        while covered < span {
            let shift = min(covered, span - covered)
            let ahead = values + shift * step
            for index in 0..<max(0, count - shift * step) {
                values[index] = max(values[index], ahead[index])
            }
            covered += shift
        }
    }

    /// The value between pixels; what lies outside the plane is ground.
    @inline(__always)
    static func sample(
        _ values: UnsafePointer<UInt8>, _ width: Int, _ height: Int, _ x: Float, _ y: Float
    ) -> Float {
        guard x >= 0, y >= 0, x < Float(width - 1), y < Float(height - 1) else { return 0 }
        let (column, row) = (Int(x), Int(y))
        let (right, down) = (x - Float(column), y - Float(row))
        let pixel = values + (row &* width &+ column)
        let (first, second): (Float, Float) = (Float(pixel[0]), Float(pixel[1]))
        let (third, fourth): (Float, Float) = (Float(pixel[width]), Float(pixel[width &+ 1]))
        let upper: Float = first + (second - first) * right
        let lower: Float = third + (fourth - third) * right
        return upper + (lower - upper) * down
    }
}
