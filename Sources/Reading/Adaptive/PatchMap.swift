internal import Glibc
import LabelLanguage

/// Connected patches of a map's pixels above a threshold.
struct PatchMap {
    /// How much a line is larger than its core.
    private static let growth = 1.6
    /// The core of a long line ends inside its first and last letters: so many heights are added for both ends.
    private static let ends = 0.5
    private static let longLine = 9.0

    private var kinds: [UInt8] = []
    private var labels: [Int32] = []
    private var labeling = RunLabeling()
    private(set) var patches: [Int: PatchSums] = [:]
    private var runs: [Int: [RunLabeling.Run]] = [:]
    private var width = 0

    /// - Returns: false where the map is all noise.
    mutating func fill(from map: UnsafeBufferPointer<Float>, width: Int, height: Int, threshold: Float) -> Bool {
        self.width = width
        if kinds.count != map.count {
            kinds = [UInt8](repeating: 0, count: map.count)
            labels = [Int32](repeating: -1, count: map.count)
        }
        for index in map.indices { kinds[index] = map[index] > threshold ? 1 : 0 }
        patches.removeAll(keepingCapacity: true)
        runs.removeAll(keepingCapacity: true)
        guard kinds.withUnsafeBufferPointer({ labeling.label($0, width: width, height: height) }) else { return false }
        for run in labeling.runs {
            let patch = labeling.patch(of: run)
            runs[patch, default: []].append(run)
            add(run, map, to: &patches[patch, default: PatchSums()])
            let row = Int(run.row) * width
            for column in Int(run.start)..<Int(run.end) { labels[row + column] = Int32(patch) }
        }
        return true
    }

    /// The patch of a pixel that is above the threshold.
    func patch(at pixel: Int) -> Int { labels.indices.contains(pixel) && kinds[pixel] == 1 ? Int(labels[pixel]) : -1 }

    func firstPixel(of patch: Int) -> Int? {
        runs[patch]?.first.map { Int($0.row) * width + Int($0.start) }
    }

    private func add(_ run: RunLabeling.Run, _ map: UnsafeBufferPointer<Float>, to sums: inout PatchSums) {
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

    /// How far a patch reaches along a direction and across.
    struct Extent {
        var left = Double.infinity
        var right = -Double.infinity
        var top = Double.infinity
        var bottom = -Double.infinity
    }

    func extent(of patch: Int, angle: Double) -> Extent? {
        guard let runs = runs[patch] else { return nil }
        let cosine = cos(angle)
        let sine = sin(angle)
        var extent = Extent()
        for run in runs {
            for x in [Double(run.start), Double(run.end)] {
                for y in [Double(run.row), Double(run.row + 1)] {
                    let along = x * cosine + y * sine
                    let across = y * cosine - x * sine
                    extent.left = min(extent.left, along)
                    extent.right = max(extent.right, along)
                    extent.top = min(extent.top, across)
                    extent.bottom = max(extent.bottom, across)
                }
            }
        }
        return extent
    }

    /// The line whose core a patch is.
    func region(of patch: Int, angle: Double) -> LineRegion? {
        guard let extent = extent(of: patch, angle: angle) else { return nil }
        let length = extent.right - extent.left
        let height = extent.bottom - extent.top
        guard length > 0, height >= 2 else { return nil }
        let space = length * height * Self.growth / (2 * (length + height))
        let along = (extent.left + extent.right) / 2
        let across = (extent.top + extent.bottom) / 2
        let ends = length > Self.longLine * height ? Self.ends * height : 0
        return LineRegion(
            center: Point(x: along * cos(angle) - across * sin(angle), y: along * sin(angle) + across * cos(angle)),
            angle: angle, length: length + 2 * space + ends, height: height + 2 * space, isLight: false,
            marks: Int(length / height))
    }
}
