import Foundation
import Imaging
import LabelLanguage
import Reading

/// Whether a region of interest leaves the fields in it the room that readers want: half a character round each line.
struct RegionTightness {
    /// The height of the smallest print that text readers read well, in pixels: the limit of ``GuidanceReason/moveCloser``.
    private static let smallestPrint = 12
    /// So many pictures are looked at, the newest.
    private static let pictures = 200
    /// A field that came near the edge so rarely came there by chance.
    private static let leastCount = 3
    private static let leastShare = 0.1

    private struct Side: Decodable {
        struct Field: Decodable {
            var name: String
            var box: [Double]
        }

        var width: Int
        var height: Int
        var fields: [Field]
    }

    private let region: RegionOfInterest
    /// Of printed text.
    private let fields: Set<String>
    private let camera: Configuration.Camera

    init(_ configuration: Configuration) {
        region = configuration.region
        fields = Set(configuration.labels.flatMap(\.fields).filter(\.type.isText).map(\.name))
        camera = configuration.camera
    }

    /// Whether the smallest print, with its room, does not fit in.
    var isTooLowForText: Bool {
        guard !fields.isEmpty, let area = region.pixels(width: camera.width, height: camera.height) else {
            return false
        }
        return min(area.height, area.width) < 2 * Self.smallestPrint
    }

    /// Where fields were read so near the region's edge that others, a little beside, may not have been.
    ///
    /// - Parameter evidence: the folder of evidence pictures; what was read stands in their side files.
    func complaints(evidence: String) -> [String] {
        guard region != .whole else { return [] }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: evidence)) ?? [])
            .filter { $0.hasSuffix(".json") }.sorted().suffix(Self.pictures)
        var seen: [String: Int] = [:]
        var near: [String: [PictureSide: Int]] = [:]
        for name in names {
            guard let data = FileManager.default.contents(atPath: "\(evidence)/\(name)"),
                let side = try? JSONDecoder().decode(Side.self, from: data),
                let area = region.pixels(width: side.width, height: side.height)
            else { continue }
            for field in side.fields where fields.contains(field.name) && field.box.count == 4 {
                let box = Box(x: field.box[0], y: field.box[1], width: field.box[2], height: field.box[3])
                // What was read elsewhere was read with another region.
                guard area.box.intersectionArea(box) > 0 else { continue }
                seen[field.name, default: 0] += 1
                for edge in edges(of: box, near: area, in: side) {
                    near[field.name, default: [:]][edge, default: 0] += 1
                }
            }
        }
        return near.sorted { $0.key < $1.key }.compactMap { name, edges in
            guard let worst = edges.max(by: { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }),
                worst.value >= Self.leastCount, Double(worst.value) >= Self.leastShare * Double(seen[name] ?? 0)
            else { return nil }
            return "the region is too tight for '\(name)', which stood within half a character of its "
                + "\(worst.key.rawValue) edge in \(worst.value) of \(seen[name] ?? 0) pictures; make it larger there"
        }
    }

    /// The region's edges, those of the picture aside, that a line comes nearer to than half its height.
    private func edges(of box: Box, near area: PixelRectangle, in picture: Side) -> [PictureSide] {
        let room = min(box.width, box.height) / 2
        var edges: [PictureSide] = []
        if area.x > 0, box.x - Double(area.x) < room { edges.append(.left) }
        if area.y > 0, box.y - Double(area.y) < room { edges.append(.top) }
        if area.x + area.width < picture.width, Double(area.x + area.width) - box.maxX < room { edges.append(.right) }
        if area.y + area.height < picture.height, Double(area.y + area.height) - box.maxY < room {
            edges.append(.bottom)
        }
        return edges
    }
}

extension PixelRectangle {
    fileprivate var box: Box { Box(x: Double(x), y: Double(y), width: Double(width), height: Double(height)) }
}
