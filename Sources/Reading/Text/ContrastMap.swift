import Imaging

/// Tells the pixels of a picture that stand out from their surroundings, in either direction.
///
/// A pixel stands out when it lies further from the mean of a square window around it than the noise floor, and than a
/// share of the window's standard deviation. The share is what tells ink from paper: the minority of a window's pixels
/// lies far from the mean, the majority near it, whichever of the two is the darker. (The idea of Niblack's and
/// Sauvola's thresholds, made symmetrical.)
///
/// Keeps its buffers from picture to picture; belongs to one thread.
final class ContrastMap {
    static let plain: UInt8 = 0
    static let dark: UInt8 = 1
    static let light: UInt8 = 2

    private(set) var width = 0
    private(set) var height = 0
    /// ``plain``, ``dark`` or ``light`` for each pixel, rows without padding.
    private(set) var classes: [UInt8] = []
    private var sums: [Int32] = []
    private var squares: [Int32] = []
    private var runningSums: [Int32] = []
    private var runningSquares: [Int32] = []

    /// Print up to about twice as high as this is found whole; of higher print the outline is.
    private static let radius = 16
    /// Differences below this many levels are camera noise and paper grain.
    private static let noiseFloor: Float = 9
    /// Paper beside print lies within 0.7 standard deviations of the mean while print covers less than a third.
    private static let deviations: Float = 0.7

    /// Fills ``classes``.
    func fill(from image: LumaImage) {
        width = image.width
        height = image.height
        let radius = min(Self.radius, max(1, min(width, height) / 2))
        let padded = width + 2 * radius + 1
        resize(pixels: width * height, columns: padded)
        image.withPixels { pixels in
            let source = pixels.bindMemory(to: UInt8.self)
            guard let base = source.baseAddress else { return }
            classes.withUnsafeMutableBufferPointer { classes in
                sums.withUnsafeMutableBufferPointer { sums in
                    squares.withUnsafeMutableBufferPointer { squares in
                        let rows = Rows(base: base, stride: image.stride, width: width, height: height)
                        sums.update(repeating: 0)
                        squares.update(repeating: 0)
                        for row in -radius...radius {
                            rows.add(row, to: sums, squares)
                        }
                        for y in 0..<height {
                            classify(
                                rows.pixels(y), radius: radius, sums, squares,
                                into: UnsafeMutableBufferPointer(rebasing: classes[y * width..<(y + 1) * width]))
                            rows.move(from: y - radius, to: y + radius + 1, sums, squares)
                        }
                    }
                }
            }
        }
    }

    private func resize(pixels: Int, columns: Int) {
        if classes.count != pixels { classes = [UInt8](repeating: 0, count: pixels) }
        if sums.count != width {
            sums = [Int32](repeating: 0, count: width)
            squares = sums
        }
        if runningSums.count != columns {
            runningSums = [Int32](repeating: 0, count: columns)
            runningSquares = runningSums
        }
    }

    /// One row, given each column's sums over the window's height.
    private func classify(
        _ pixels: UnsafePointer<UInt8>, radius: Int, _ sums: UnsafeMutableBufferPointer<Int32>,
        _ squares: UnsafeMutableBufferPointer<Int32>, into classes: UnsafeMutableBufferPointer<UInt8>
    ) {
        runningSums.withUnsafeMutableBufferPointer { running in
            runningSquares.withUnsafeMutableBufferPointer { runningSquares in
                // Totals over all columns so far, the edge columns repeated outwards. They wrap around on wide
                // pictures, which their differences survive.
                var sum: Int32 = 0
                var square: Int32 = 0
                running[0] = 0
                runningSquares[0] = 0
                for column in 0..<running.count - 1 {
                    let x = min(max(column - radius, 0), width - 1)
                    sum &+= sums[x]
                    square &+= squares[x]
                    running[column + 1] = sum
                    runningSquares[column + 1] = square
                }
                let side = 2 * radius + 1
                let share = 1 / Float(side * side)
                for x in 0..<width {
                    let mean = Float(running[x + side] &- running[x]) * share
                    let meanSquare = Float(runningSquares[x + side] &- runningSquares[x]) * share
                    let variance = meanSquare - mean * mean
                    let difference = Float(pixels[x]) - mean
                    let square = difference * difference
                    let standsOut =
                        square > Self.deviations * Self.deviations * variance
                        && square > Self.noiseFloor * Self.noiseFloor
                    classes[x] = standsOut ? (difference < 0 ? Self.dark : Self.light) : Self.plain
                }
            }
        }
    }

    /// The picture's rows, the first and the last repeated outwards.
    private struct Rows {
        let base: UnsafePointer<UInt8>
        let stride: Int
        let width: Int
        let height: Int

        func pixels(_ row: Int) -> UnsafePointer<UInt8> { base + min(max(row, 0), height - 1) * stride }

        func add(
            _ row: Int, to sums: UnsafeMutableBufferPointer<Int32>, _ squares: UnsafeMutableBufferPointer<Int32>
        ) {
            let pixels = pixels(row)
            for x in 0..<width {
                let value = Int32(pixels[x])
                sums[x] &+= value
                squares[x] &+= value &* value
            }
        }

        /// The window moves down: one row leaves it, another comes in.
        func move(
            from old: Int, to new: Int, _ sums: UnsafeMutableBufferPointer<Int32>,
            _ squares: UnsafeMutableBufferPointer<Int32>
        ) {
            let leaving = pixels(old)
            let coming = pixels(new)
            for x in 0..<width {
                let out = Int32(leaving[x])
                let new = Int32(coming[x])
                sums[x] &+= new &- out
                squares[x] &+= new &* new &- out &* out
            }
        }
    }
}
