import Imaging
import LabelLanguage

/// A linear region turned level: rows run across the bars, so that bars are columns, more or less.
struct RectifiedPatch {
    /// Samples of a row for each pixel of the picture.
    static let samplesPerPixel = 2.0
    /// Rows of a tall region lie further apart than a pixel, so that there are no more than these.
    private static let rowLimit = 72
    /// Longer regions are no symbol that this is needed for.
    private static let sampleLimit = 6_000

    let rowCount: Int
    let sampleCount: Int
    /// Pixels from a row to the next.
    let rowDistance: Double
    private let region: LinearRegion
    private let reach: Double
    private let values: [Float]

    /// - Returns: nil for a picture too thin to interpolate in, or a region too long.
    init?(_ image: LumaImage, region: LinearRegion) {
        // A region may hold only the sharper part of its symbol, and the quiet zones lie outside.
        reach = region.length / 2 + max(24, region.length * 0.4)
        let count = Int(2 * reach * Self.samplesPerPixel)
        guard image.width > 2, image.height > 2, count <= Self.sampleLimit else { return nil }
        rowDistance = max(1, region.height / Double(Self.rowLimit))
        rowCount = max(1, Int(region.height / rowDistance))
        sampleCount = count
        self.region = region
        values = Self.samples(
            of: image, region: region, reach: reach, rows: rowCount, distance: rowDistance, count: count)
    }

    /// The mean of some rows, each shifted so that bars lie over each other.
    func profile(rows: Range<Int>) -> LinearProfile {
        let middle = Double(rows.lowerBound + rows.upperBound - 1) / 2
        let slant = rows.count > 1 ? slant(rows: rows, middle: Float(middle)) : Slant()
        let samples = mean(rows: rows, middle: Float(middle), slant: slant)
        return LinearProfile(samples: samples, patch: self, row: middle)
    }

    /// The place in the picture of a sample of a row; both may have fractions.
    func point(row: Double, sample: Double) -> Point {
        region.point(
            along: sample / Self.samplesPerPixel - reach, across: (row - Double(rowCount - 1) / 2) * rowDistance)
    }

    private static func samples(
        of image: LumaImage, region: LinearRegion, reach: Double, rows: Int, distance: Double, count: Int
    ) -> [Float] {
        var values = [Float](repeating: 0, count: rows * count)
        let limit = (x: Float(image.width) - 1.001, y: Float(image.height) - 1.001)
        let step = (x: Float(region.reading.x / samplesPerPixel), y: Float(region.reading.y / samplesPerPixel))
        image.withPixels { pixels in
            for row in 0..<rows {
                let across = (Double(row) - Double(rows - 1) / 2) * distance
                let first = region.point(along: -reach, across: across)
                let start = (x: Float(first.x), y: Float(first.y))
                for index in 0..<count {
                    // What lies outside the picture repeats the pixel at its edge.
                    let x = min(max(start.x + step.x * Float(index), 0), limit.x)
                    let y = min(max(start.y + step.y * Float(index), 0), limit.y)
                    let place = Int(y) * image.stride + Int(x)
                    let (right, down) = (x - x.rounded(.down), y - y.rounded(.down))
                    let top = Float(pixels[place]) * (1 - right) + Float(pixels[place + 1]) * right
                    let below = place + image.stride
                    let bottom = Float(pixels[below]) * (1 - right) + Float(pixels[below + 1]) * right
                    values[row * count + index] = top * (1 - down) + bottom * down
                }
            }
        }
        return values
    }

    /// Where the region itself lies on each row.
    var regionSpan: SymbolSpan {
        let margin = (reach - region.length / 2) * Self.samplesPerPixel
        return SymbolSpan(start: Float(margin), end: Float(margin + region.length * Self.samplesPerPixel))
    }

    /// How many samples the bars move from a row to the next, at the first sample, and how that grows along the rows:
    /// bars of a tilted label fan out.
    private struct Slant {
        var atStart: Float = 0
        var growth: Float = 0
    }

    /// The slant at which the mean of the rows is sharpest, found for each fifth of their length and fitted by a line.
    private func slant(rows: Range<Int>, middle: Float) -> Slant {
        let parts = 5
        let part = sampleCount / parts
        guard part > 8 else { return Slant() }
        let none: (sharpness: Float, slant: Float) = (0, 0)
        var best = Array(repeating: none, count: parts)
        let unit = Float(rowDistance * Self.samplesPerPixel) * 0.05
        for candidate in -6...6 {
            let slant = Float(candidate) * unit
            let samples = mean(rows: rows, middle: middle, slant: Slant(atStart: slant))
            for index in 0..<parts {
                let sharpness = Self.sharpness(samples[(index * part)..<((index + 1) * part)])
                if sharpness > best[index].sharpness { best[index] = (sharpness, slant) }
            }
        }
        // A line through the parts' slants, each as heavy as it is sharp.
        var (sum, sumX, sumY, sumXX, sumXY) = (Float(0), Float(0), Float(0), Float(0), Float(0))
        for (index, entry) in best.enumerated() {
            let x = (Float(index) + 0.5) * Float(part)
            sum += entry.sharpness
            sumX += entry.sharpness * x
            sumY += entry.sharpness * entry.slant
            sumXX += entry.sharpness * x * x
            sumXY += entry.sharpness * x * entry.slant
        }
        let determinant = sum * sumXX - sumX * sumX
        guard determinant > 0 else { return Slant() }
        let growth = (sum * sumXY - sumX * sumY) / determinant
        return Slant(atStart: (sumY - growth * sumX) / sum, growth: growth)
    }

    private func mean(rows: Range<Int>, middle: Float, slant: Slant) -> [Float] {
        var sums = [Float](repeating: 0, count: sampleCount)
        values.withUnsafeBufferPointer { values in
            sums.withUnsafeMutableBufferPointer { sums in
                for row in rows {
                    let line = UnsafeBufferPointer(rebasing: values[(row * sampleCount)..<((row + 1) * sampleCount)])
                    let distance = Float(row) - middle
                    if slant.growth == 0 {
                        Self.add(line, shiftedBy: Int((slant.atStart * distance).rounded()), to: sums)
                    } else {
                        for index in 0..<sampleCount {
                            let shift = (slant.atStart + slant.growth * Float(index)) * distance
                            sums[index] += line.linear(at: Float(index) + shift)
                        }
                    }
                }
            }
        }
        let share = 1 / Float(rows.count)
        return sums.map { $0 * share }
    }

    private static func add(
        _ line: UnsafeBufferPointer<Float>, shiftedBy shift: Int, to sums: UnsafeMutableBufferPointer<Float>
    ) {
        let first = max(0, -shift)
        let last = min(sums.count, line.count - shift)
        guard first < last else { return }
        for index in first..<last { sums[index] += line[index + shift] }
        for index in 0..<first { sums[index] += line[0] }
        for index in last..<sums.count { sums[index] += line[line.count - 1] }
    }

    private static func sharpness(_ samples: ArraySlice<Float>) -> Float {
        samples.withUnsafeBufferPointer { samples in
            var sum: Float = 0
            for index in 2..<samples.count {
                let step = samples[index] - samples[index - 2]
                sum += step * step
            }
            return sum
        }
    }
}
