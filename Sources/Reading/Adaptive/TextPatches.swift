internal import Glibc
import LabelLanguage

/// Turns a map of how likely each pixel is text into lines.
///
/// The model marks a line's core, not its whole: a region is grown by its area over its circumference times a factor.
/// (Liao et al., "Real-time scene text detection with differentiable binarization", 2020.)
struct TextPatches {
    private static let pixelThreshold: Float = 0.3
    /// Lines that stand close together hang together by pixels below this.
    private static let coreThreshold: Float = 0.85
    private static let lineThreshold = 0.45

    private var weak = PatchMap()
    private var cores = PatchMap()

    /// - Returns: lines in pixels of the map, the likeliest first.
    mutating func lines(_ map: UnsafeBufferPointer<Float>, width: Int, height: Int) -> [LineRegion] {
        guard map.count == width * height,
            weak.fill(from: map, width: width, height: height, threshold: Self.pixelThreshold),
            cores.fill(from: map, width: width, height: height, threshold: Self.coreThreshold)
        else { return [] }
        let kept = weak.patches.filter { isText($0.value) }
        let common = commonAngle(of: Array(kept.values))
        let stacks = stackedCores(in: kept, angle: common)
        var found: [(sums: PatchSums, region: LineRegion)] = []
        for (patch, sums) in kept where stacks[patch] == nil {
            if let region = weak.region(of: patch, angle: sums.ownAngle ?? common) { found.append((sums, region)) }
        }
        for core in stacks.values.joined() {
            guard let sums = cores.patches[core] else { continue }
            if let region = cores.region(of: core, angle: sums.ownAngle ?? common) { found.append((sums, region)) }
        }
        return found.sorted { $0.sums.likelihood > $1.sums.likelihood }.map(\.region)
    }

    private func isText(_ sums: PatchSums) -> Bool {
        sums.count >= 9 && sums.likelihood >= Self.lineThreshold * sums.count
    }

    /// The direction that most of the long patches share; that of upright text where there are none.
    private func commonAngle(of sums: [PatchSums]) -> Double {
        var x = 0.0
        var y = 0.0
        for sum in sums {
            guard let angle = sum.ownAngle else { continue }
            // Twice the angle, so that -90 and 90 degrees are the same.
            x += sum.count * cos(2 * angle)
            y += sum.count * sin(2 * angle)
        }
        return x == 0 && y == 0 ? 0 : 0.5 * atan2(y, x)
    }

    /// Patches that hold several lines, one above the other, and those lines' cores.
    private func stackedCores(in patches: [Int: PatchSums], angle: Double) -> [Int: [Int]] {
        let whole = cores.patches.filter { isText($0.value) && $0.value.count >= 24 }.keys
        let inside = Dictionary(grouping: whole) { cores.firstPixel(of: $0).map(weak.patch(at:)) ?? -1 }
        return inside.filter { patch, cores in
            cores.count > 1 && patches[patch] != nil && isStack(cores, angle: angle)
        }
    }

    /// Whether some two of the cores lie across the direction of reading from one another.
    private func isStack(_ stack: [Int], angle: Double) -> Bool {
        let extents = stack.compactMap { cores.extent(of: $0, angle: angle) }
        return extents.indices.contains { first in
            extents.indices.contains { second in
                guard second > first else { return false }
                let one = extents[first]
                let other = extents[second]
                let shared = min(one.right, other.right) - max(one.left, other.left)
                let stands = max(one.top, other.top) - min(one.bottom, other.bottom)
                return shared > 0.5 * min(one.right - one.left, other.right - other.left) && stands > 0
            }
        }
    }
}
