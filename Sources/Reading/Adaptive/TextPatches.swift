internal import Glibc
import LabelLanguage

/// Turns a map of how likely each pixel is text into lines.
///
/// The model marks a line's core, not its whole: a region is grown by its area over its circumference times a factor.
/// (Liao et al., "Real-time scene text detection with differentiable binarization", 2020.)
struct TextPatches {
    private static let pixelThreshold: Float = 0.3
    private static let lineThreshold = 0.45
    private static let growth = 1.6
    /// Patches longer than so many times their height tell their own direction.
    private static let elongation = 2.5

    private var kinds: [UInt8] = []
    private var labeling = RunLabeling()

    /// What is summed up over a patch's pixels.
    private struct Sums {
        var count = 0.0
        var likelihood = 0.0
        var x = 0.0
        var y = 0.0
        var xx = 0.0
        var xy = 0.0
        var yy = 0.0

        var spreadX: Double { xx / count - x / count * (x / count) }
        var spreadY: Double { yy / count - y / count * (y / count) }
        var spreadXY: Double { xy / count - x / count * (y / count) }
        /// Direction of the longer axis, -90 to 90 degrees in radians.
        var angle: Double { 0.5 * atan2(2 * spreadXY, spreadX - spreadY) }
        /// How many times as long as it is high.
        var elongation: Double {
            let middle = (spreadX + spreadY) / 2
            let difference = (spreadX - spreadY) / 2
            let root = (difference * difference + spreadXY * spreadXY).squareRoot()
            // A single row of pixels has no spread across, though it is one pixel high.
            return ((middle + root + 1 / 12) / (max(0, middle - root) + 1 / 12)).squareRoot()
        }
    }

    /// - Returns: lines in pixels of the map, the likeliest first.
    mutating func lines(_ map: UnsafeBufferPointer<Float>, width: Int, height: Int) -> [LineRegion] {
        guard map.count == width * height else { return [] }
        if kinds.count != map.count { kinds = [UInt8](repeating: 0, count: map.count) }
        for index in map.indices { kinds[index] = map[index] > Self.pixelThreshold ? 1 : 0 }
        guard kinds.withUnsafeBufferPointer({ labeling.label($0, width: width, height: height) }) else { return [] }
        var sums = [Sums](repeating: Sums(), count: labeling.labelCount)
        for run in labeling.runs { add(run, map, width: width, to: &sums[labeling.patch(of: run)]) }
        let kept = sums.indices.filter {
            sums[$0].count >= 9 && sums[$0].likelihood >= Self.lineThreshold * sums[$0].count
        }
        let common = commonAngle(of: kept.map { sums[$0] })
        let angles = Dictionary(
            uniqueKeysWithValues: kept.map { patch in
                (patch, sums[patch].elongation >= Self.elongation ? sums[patch].angle : common)
            })
        var extents = [Extent?](repeating: nil, count: sums.count)
        for run in labeling.runs {
            let patch = labeling.patch(of: run)
            guard let angle = angles[patch] else { continue }
            var extent = extents[patch] ?? Extent(cosine: cos(angle), sine: sin(angle))
            extent.include(run)
            extents[patch] = extent
        }
        return kept.sorted { sums[$0].likelihood > sums[$1].likelihood }.compactMap { patch in
            guard let extent = extents[patch], let angle = angles[patch] else { return nil }
            return extent.region(angle: angle, growth: Self.growth)
        }
    }

    private func add(
        _ run: RunLabeling.Run, _ map: UnsafeBufferPointer<Float>, width: Int, to sums: inout Sums
    ) {
        let y = Double(run.row)
        for column in Int(run.start)..<Int(run.end) {
            let x = Double(column)
            sums.likelihood += Double(map[Int(run.row) * width + column])
            sums.x += x
            sums.xx += x * x
            sums.xy += x * y
        }
        let count = Double(run.end - run.start)
        sums.count += count
        sums.y += count * y
        sums.yy += count * y * y
    }

    /// The direction that most of the long patches share; that of upright text where there are none.
    private func commonAngle(of sums: [Sums]) -> Double {
        var x = 0.0
        var y = 0.0
        for sum in sums where sum.elongation >= Self.elongation {
            // Twice the angle, so that -90 and 90 degrees are the same.
            x += sum.count * cos(2 * sum.angle)
            y += sum.count * sin(2 * sum.angle)
        }
        return x == 0 && y == 0 ? 0 : 0.5 * atan2(y, x)
    }

    /// How far a patch reaches along its direction and across.
    private struct Extent {
        var cosine: Double
        var sine: Double
        var left = Double.infinity
        var right = -Double.infinity
        var top = Double.infinity
        var bottom = -Double.infinity

        mutating func include(_ run: RunLabeling.Run) {
            for x in [Double(run.start), Double(run.end)] {
                for y in [Double(run.row), Double(run.row + 1)] {
                    let along = x * cosine + y * sine
                    let across = y * cosine - x * sine
                    left = min(left, along)
                    right = max(right, along)
                    top = min(top, across)
                    bottom = max(bottom, across)
                }
            }
        }

        func region(angle: Double, growth: Double) -> LineRegion? {
            let length = right - left
            let height = bottom - top
            guard length > 0, height >= 2 else { return nil }
            let space = length * height * growth / (2 * (length + height))
            let along = (left + right) / 2
            let across = (top + bottom) / 2
            return LineRegion(
                center: Point(x: along * cosine - across * sine, y: along * sine + across * cosine), angle: angle,
                length: length + 2 * space, height: height + 2 * space, isLight: false, marks: Int(length / height))
        }
    }
}
