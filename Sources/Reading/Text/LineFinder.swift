import Imaging
import LabelLanguage

/// Finds lines of printed text in a picture: any size, both polarities, tilted and in quarter turns.
///
/// Keeps its buffers from picture to picture; belongs to one thread.
final class LineFinder {
    private let map = ContrastMap()
    private var finder = MarkFinder()

    /// Finding works on at most about so many pixels; reading takes the full picture.
    private static let pixelLimit = 400_000

    /// - Parameters:
    ///   - image: what to search.
    ///   - masks: places, in pixels of the image, that hold no text, such as barcodes already read.
    /// - Returns: lines in pixels of the image, the most promising first.
    func lines(in image: LumaImage, masks: [Quadrilateral] = []) -> [LineRegion] {
        guard image.width >= 8, image.height >= 8 else { return [] }
        var scale = 1.0
        var reduced = image
        while reduced.width * reduced.height > Self.pixelLimit {
            reduced = reduced.halved()
            scale *= 2
        }
        map.fill(from: reduced)
        guard let marks = finder.marks(in: map) else { return [] }
        let areas = masks.map { ConvexArea($0) }
        let unmasked = marks.filter { mark in
            let center = Point(x: mark.centerX * scale, y: mark.centerY * scale)
            return !areas.contains { $0.contains(center) }
        }
        return LineBuilder(width: reduced.width, height: reduced.height).lines(from: unmasked).map { region in
            var region = region
            region.center = Point(x: region.center.x * scale, y: region.center.y * scale)
            region.length *= scale
            region.height *= scale
            return region
        }
    }
}

/// The inside of a quadrilateral without dents.
private struct ConvexArea {
    private let corners: [Point]

    init(_ quadrilateral: Quadrilateral) {
        corners = quadrilateral.corners
    }

    func contains(_ point: Point) -> Bool {
        var sides = Set<Bool>()
        for (index, corner) in corners.enumerated() {
            let next = corners[(index + 1) % corners.count]
            let cross = (next.x - corner.x) * (point.y - corner.y) - (next.y - corner.y) * (point.x - corner.x)
            if cross != 0 { sides.insert(cross > 0) }
        }
        return sides.count == 1
    }
}
