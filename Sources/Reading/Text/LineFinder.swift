import Imaging
import LabelLanguage

/// Finds lines of printed text in a picture: any size, both polarities, tilted and in quarter turns.
///
/// The picture is searched in several sizes, each half the one before: in each one print of some heights stands out
/// from its surroundings.
///
/// Keeps its buffers from picture to picture; belongs to one thread.
final class LineFinder {
    private let map = ContrastMap()
    private var finder = MarkFinder()

    /// Finding works on at most about so many pixels; reading takes the full picture.
    private static let pixelLimit = 400_000
    /// Of lines as high as this or less, in pixels of the searched size, the next smaller size shows less.
    private static let smallestInReduced = 10.0
    /// Higher print is for the next smaller size.
    private static let largest = 40.0

    /// - Parameters:
    ///   - image: what to search.
    ///   - masks: places, in pixels of the image, that hold no text, such as barcodes already read.
    /// - Returns: lines in pixels of the image, the most promising first.
    func lines(in image: LumaImage, masks: [Quadrilateral] = []) -> [LineRegion] {
        let areas = masks.map { ConvexArea($0) }
        var scale = 1.0
        var reduced = image
        while reduced.width * reduced.height > Self.pixelLimit {
            reduced = reduced.halved()
            scale *= 2
        }
        var found: [LineRegion] = []
        var isFirst = true
        while reduced.width >= 16, reduced.height >= 16 {
            let isLast = reduced.width < 64 || reduced.height < 64
            found += lines(in: reduced, scale: scale, areas).filter { line in
                (isFirst || line.height > Self.smallestInReduced) && (isLast || line.height <= Self.largest)
            }.map { $0.scaled(x: scale, y: scale) }
            reduced = reduced.halved()
            scale *= 2
            isFirst = false
        }
        return Self.best(of: found.filter { !Self.isGround($0, of: found) })
    }

    /// Whether a line is made of what print stands on: papers side by side look like large letters, and would hide what is
    /// printed on them.
    private static func isGround(_ line: LineRegion, of lines: [LineRegion]) -> Bool {
        lazy var area = ConvexArea(line.quadrilateral)
        let printed = lines.lazy.filter { other in
            other.isLight != line.isLight && other.height * groundHeights <= line.height
                && other.marks >= leastMarks && other.isDenseAsPrint && area.contains(other.center)
        }
        return printed.prefix(leastLines).count == leastLines
    }

    /// A ground is so many times as high as the print on it, which has so many lines of so many marks at least.
    private static let (groundHeights, leastLines, leastMarks) = (4.0, 2, 4)

    private func lines(in reduced: LumaImage, scale: Double, _ masks: [ConvexArea]) -> [LineRegion] {
        map.fill(from: reduced)
        guard let marks = finder.marks(in: map) else { return [] }
        let unmasked = marks.filter { mark in
            let center = Point(x: mark.centerX * scale, y: mark.centerY * scale)
            return !masks.contains { $0.contains(center) }
        }
        return LineBuilder(width: reduced.width, height: reduced.height).lines(from: unmasked)
    }

    /// Without lines that better ones explain: the same line in another size, and gaps between letters and lines, which
    /// look like print of the other polarity.
    private static func best(of lines: [LineRegion]) -> [LineRegion] {
        var kept: [(line: LineRegion, area: ConvexArea)] = []
        for line in lines.sorted(by: { $0.promise > $1.promise }) {
            let samples = line.samples
            let isKnown = kept.contains { other in
                other.line.isLight == line.isLight && other.line.height < 1.6 * line.height
                    && line.height < 1.6 * other.line.height
                    && samples.count(where: other.area.contains) * 10 > samples.count * 6
            }
            let opposites = kept.filter { $0.line.isLight != line.isLight }.map(\.area)
            let covered = samples.count { point in opposites.contains { $0.contains(point) } }
            if !isKnown, covered * 10 <= samples.count * 4 { kept.append((line, ConvexArea(line.quadrilateral))) }
        }
        return kept.map(\.line)
    }
}

extension LineRegion {
    /// Long, high and dark lines of many marks are the likeliest to be print and to matter.
    fileprivate var promise: Double {
        length * height.squareRoot() * (isLight ? 0.9 : 1) * (isDenseAsPrint ? 1 : 0.1)
    }

    /// Points spread evenly over the line.
    fileprivate var samples: [Point] {
        stride(from: -0.45, through: 0.451, by: 0.1).flatMap { along in
            [-0.3, 0, 0.3].map { point(along: along * length, across: $0 * height) }
        }
    }
}
