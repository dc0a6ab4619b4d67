/// Finds edges along lines of pixels and measures how wide they are.
///
/// A line is cut into rises and falls, each from one turn of the luma to the next; a turn counts once the luma has gone
/// back by more than noise does. Rises and falls that are high enough are edges. Of these only those count that lie
/// about square to the line: aslant, any edge is wide.
struct EdgeScan {
    /// From a fifth to four fifths of the rise, in pixels, square to the edge.
    private(set) var widths: [Float] = []

    private let pixels: UnsafePointer<UInt8>
    private let width: Int
    private let height: Int
    private let stride: Int

    /// Noise goes back by less: six times a deviation of 4.
    private static let turn = 24
    /// Print on paper makes more.
    private static let leastRise = 48
    /// The cosine of 32°, half of what parts two of the directions and some more.
    private static let leastCosine = 0.85

    /// - Parameter pixels: of the image; the scan must not outlive them.
    init?(_ image: LumaImage, _ pixels: UnsafeRawBufferPointer) {
        guard let base = pixels.baseAddress else { return nil }
        self.pixels = base.assumingMemoryBound(to: UInt8.self)
        width = image.width
        height = image.height
        stride = image.stride
    }

    var median: Double {
        let sorted = widths.sorted()
        return sorted.isEmpty ? 0 : Double(sorted[sorted.count / 2])
    }

    mutating func add(_ line: PixelLine) {
        guard line.count > 1 else { return }
        let luma = Samples(first: pixels + line.start, step: line.step)
        var (lowest, highest) = (0, 0)
        var index = 1
        // The first turn is known once the luma has gone either way.
        while index < line.count, luma[highest] - luma[lowest] <= Self.turn {
            if luma[index] > luma[highest] { highest = index }
            if luma[index] < luma[lowest] { lowest = index }
            index += 1
        }
        var (turn, farthest) = lowest < highest ? (lowest, highest) : (highest, lowest)
        while index < line.count {
            let isRising = luma[farthest] > luma[turn]
            let advance = isRising ? luma[index] - luma[farthest] : luma[farthest] - luma[index]
            if advance > 0 {
                farthest = index
            } else if -advance > Self.turn {
                measure(luma, from: turn, to: farthest, line)
                (turn, farthest) = (farthest, index)
            }
            index += 1
        }
        measure(luma, from: turn, to: farthest, line)
    }

    private struct Samples {
        var first: UnsafePointer<UInt8>
        var step: Int

        @inline(__always)
        subscript(index: Int) -> Int { Int(first[index &* step]) }
    }

    private mutating func measure(_ luma: Samples, from start: Int, to end: Int, _ line: PixelLine) {
        let rise = luma[end] - luma[start]
        guard abs(rise) >= Self.leastRise else { return }
        // In fifths, so that whole numbers do.
        func fifths(_ index: Int) -> Int { (luma[index] - luma[start]) * 5 * rise.signum() }
        let height = abs(rise)
        var before = start
        var after = start + 1
        while after < end, fifths(after) < 4 * height {
            if fifths(after) <= height { before = after }
            after += 1
        }
        func crossing(_ level: Int, after index: Int) -> Double {
            let (low, high) = (fifths(index), fifths(index + 1))
            return Double(index) + (high == low ? 0 : Double(level - low) / Double(high - low))
        }
        let width = crossing(4 * height, after: after - 1) - crossing(height, after: before)
        let cosine = cosine(at: line.start + (before + after) / 2 * line.step, line)
        if cosine >= Self.leastCosine { widths.append(Float(width * line.stepLength * cosine)) }
    }

    /// Of the angle between a line and the way that the luma rises at a place, taken from the eight pixels around it
    /// (Prewitt's operator); 0 at the picture's sides.
    private func cosine(at place: Int, _ line: PixelLine) -> Double {
        let (x, y) = (place % stride, place / stride)
        guard x > 0, y > 0, x + 1 < width, y + 1 < height else { return 0 }
        var (right, down) = (0, 0)
        for side in -1...1 {
            right += Int(pixels[place + side * stride + 1]) - Int(pixels[place + side * stride - 1])
            down += Int(pixels[place + stride + side]) - Int(pixels[place - stride + side])
        }
        let steepness = Double(right * right + down * down).squareRoot()
        guard steepness > 0 else { return 0 }
        let along = abs(Double(right * line.direction.x + down * line.direction.y))
        return along / (steepness * line.stepLength)
    }
}
