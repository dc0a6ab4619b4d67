import Foundation
import Imaging
import LabelLanguage

/// Reads what seven-segment displays show: LEDs (lit on dark) and LCDs (dark on bright), slanted or tilted, of one row or
/// several.
///
/// The reading comes from the segments' geometry alone. A row of which any digit is not clear is not read at all.
struct SevenSegmentReader {
    /// Rows with a fit this bad are not looked at any closer, in nats.
    private static let leastScore: Float = 10
    /// How many of the likeliest rows are looked at closely.
    private static let closeLooks = 3

    /// What the displays in the picture show, each row a line: digits, a minus before them, and a point.
    ///
    /// - Returns: lines with a confidence and a box for each character, in pixels of the picture; empty without a display
    ///   that can be read.
    func lines(in image: LumaImage) -> [TextLine] {
        var found: [(row: DisplayRow, plane: Int)] = []
        let planes = Self.planes(of: image)
        for (index, plane) in planes.enumerated() {
            let noise = plane.noise
            let candidates = RowFinder(plane: plane, noise: noise).rows(limit: 4)
            for row in candidates {
                guard let row = Self.row(row.geometry, plane) else { continue }
                found.append((row, index))
            }
        }
        found.sort { $0.row.chain.score > $1.row.chain.score }
        let close = Self.likeliest(found, planes, width: image.width)
            .map {
                (
                    row: Self.climbed(Self.turned($0.row, planes[$0.plane]), planes[$0.plane]),
                    plane: $0.plane
                )
            }
            .sorted { $0.row.chain.score > $1.row.chain.score }
        var lines: [TextLine] = []
        var taken: [Box] = []
        for likely in close {
            func box(_ seen: (row: DisplayRow, plane: Int)) -> Box {
                seen.row.outline.scaled(by: Double(image.width) / Double(planes[seen.plane].width)).box
            }
            let place = box(likely)
            // Of two planes that show the same digits, the finer one tells more of them.
            let same = close.filter { other in
                let ratio = box(other).height / place.height
                return (0.75...1.33).contains(ratio) && box(other).overlaps(place)
                    && other.row.chain.score > 0.7 * likely.row.chain.score
                    && other.row.chain.cells.map(\.character) == likely.row.chain.cells.map(\.character)
            }
            let (row, index) = same.min { $0.plane / 2 < $1.plane / 2 } ?? likely
            let plane = planes[index]
            let scale = Double(plane.width) / Double(image.width)
            let box = box((row, index))
            guard !taken.contains(where: { $0.overlaps(box) }) else { continue }
            let reading = DisplayReading(row, in: plane)
            // The best fit to a place speaks for it, also when it is refused; unless it fits across the digits.
            if reading.isPrint { continue }
            taken.append(box)
            if reading.refusal == nil { lines.append(Self.line(reading, row, scale)) }
        }
        return lines
    }

    /// A row's score; of two planes that show it as well, the finer one tells more of it.
    private static func weight(_ row: DisplayRow, plane: Int) -> Float {
        row.chain.score * pow(0.85, Float(plane / 2))
    }

    /// The rows that deserve a closer look: the best of each place, and the next best there if it is hardly worse.
    private static func likeliest(
        _ found: [(row: DisplayRow, plane: Int)], _ planes: [InkPlane], width: Int
    ) -> [(row: DisplayRow, plane: Int)] {
        var chosen: [(row: DisplayRow, plane: Int, box: Box)] = []
        for (row, plane) in found where chosen.count < closeLooks {
            let box = row.outline.scaled(by: Double(width) / Double(planes[plane].width)).box
            let rivals = chosen.filter { $0.box.overlaps(box) }
            let weight = weight(row, plane: plane)
            if rivals.count > 1 || rivals.contains(where: { 0.85 * Self.weight($0.row, plane: $0.plane) > weight }) {
                continue
            }
            if let best = chosen.first, row.chain.score < 0.4 * best.row.chain.score { break }
            chosen.append((row, plane, box))
        }
        return chosen.map { ($0.row, $0.plane) }
    }

    private static func line(_ reading: DisplayReading, _ row: DisplayRow, _ scale: Double)
        -> TextLine
    {
        let characters = reading.marks.map { mark in
            TextLine.Character(
                choices: [
                    .init(text: String(mark.character), confidence: mark.confidence * reading.confidence)
                ],
                box: row.part(mark.columns.lowerBound, mark.columns.upperBound).scaled(by: 1 / scale).box)
        }
        return TextLine(
            text: String(reading.marks.map(\.character)),
            confidence: characters.compactMap { $0.choices.first?.confidence }.min() ?? 0,
            box: row.outline.scaled(by: 1 / scale).box, characters: characters)
    }

    // MARK: Fitting

    private static let widths = [12, 14, 17, 20, 24, 28, 33, 39]
    private static let usualSlant = 0.08

    /// The digits along a line where some may be; nil where nothing fits.
    private static func row(_ geometry: RowGeometry, _ plane: InkPlane) -> DisplayRow? {
        let noise = Float(plane.noise)
        // Where strokes beside the digits mislead the estimate, the slant that most displays have.
        let estimate = RowStrip(plane, geometry).slant()
        let slants = (estimate - usualSlant).magnitude > 0.1 ? [estimate, usualSlant] : [estimate]
        let rows = slants.map { slant in
            let geometry = geometry.slanted(by: slant)
            let chain = DigitChain(RowStrip(plane, geometry), widths: widths, noise: noise, step: 2)
            return DisplayRow(geometry: geometry, chain: chain, noise: noise)
        }
        return rows.filter { $0.chain.score > leastScore }.max { $0.chain.score < $1.chain.score }
    }

    /// The row at the tilt and the slant that explain most, of some around those that the blobs speak for: where these are
    /// far off, glyphs are mistaken for others, and small steps lead nowhere.
    private static func turned(_ row: DisplayRow, _ plane: InkPlane) -> DisplayRow {
        let start = row.trimmed
        let widths = [row.chain.width - 3, row.chain.width, row.chain.width + 3].filter { $0 > 8 }
        var best = row
        for slope in [-0.09, -0.045, 0, 0.045, 0.09] {
            for slant in [-0.12, 0, 0.12] where slope != 0 || slant != 0 {
                let rise = 0.5 * slope * start.geometry.length / start.geometry.height
                let geometry = start.geometry
                    .moved(topLeft: -rise, topRight: rise, bottomLeft: -rise, bottomRight: rise).slanted(
                        by: slant)
                let chain = DigitChain(
                    RowStrip(plane, geometry), widths: widths, noise: row.noise, step: 2,
                    worthWidth: row.chain.width)
                if chain.score > best.chain.score {
                    best.geometry = geometry
                    best.chain = chain
                }
            }
        }
        let level = best.geometry
        for taper in [-0.3, -0.15, 0.15, 0.3] {
            let geometry = level.tapered(by: taper)
            let chain = DigitChain(
                RowStrip(plane, geometry), widths: widths, noise: row.noise, step: 2,
                worthWidth: row.chain.width)
            // Perspective has to show: a little more is won by chance.
            if chain.score > best.chain.score + 2 {
                best.geometry = geometry
                best.chain = chain
            }
        }
        return best
    }

    /// The row once its height, tilt and slant are such that the digits fit best.
    private static func climbed(_ row: DisplayRow, _ plane: InkPlane) -> DisplayRow {
        var row = row.trimmed
        let worthWidth = row.chain.width
        func fit(_ geometry: RowGeometry, _ widths: ClosedRange<Int>) -> DigitChain {
            DigitChain(
                RowStrip(plane, geometry), widths: widths, noise: row.noise, worthWidth: worthWidth)
        }
        row.chain = fit(row.geometry, worthWidth - 2...worthWidth + 2)
        var step = 0.12
        while step > 0.02 {
            var hasImproved = false
            for move in moves(step) {
                let geometry = move(row.geometry)
                guard geometry.height > RowFinder.heights.lowerBound / 2 else { continue }
                let chain = fit(geometry, row.chain.width...row.chain.width)
                if chain.fitsBetter(than: row.chain) {
                    row.geometry = geometry
                    row.chain = chain
                    hasImproved = true
                }
            }
            let chain = fit(row.geometry, row.chain.width - 1...row.chain.width + 1)
            if chain.fitsBetter(than: row.chain) { row.chain = chain }
            if !hasImproved { step /= 2 }
        }
        // Digits may have been won at the ends.
        row = row.trimmed
        row.chain = fit(row.geometry, row.chain.width...row.chain.width)
        return row
    }

    private static func moves(_ step: Double) -> [(RowGeometry) -> RowGeometry] {
        [step, -step].flatMap { step -> [(RowGeometry) -> RowGeometry] in
            [
                { $0.moved(topLeft: step, topRight: step) },
                { $0.moved(bottomLeft: step, bottomRight: step) },
                { $0.moved(topLeft: step, bottomLeft: step) },
                { $0.moved(topRight: step, bottomRight: step) },
                { $0.slanted(by: step) },
                // In perspective, one end is higher than the other.
                { $0.moved(topLeft: step) },
                { $0.moved(topRight: step) },
                { $0.moved(bottomLeft: step) },
                { $0.moved(bottomRight: step) },
                { $0.moved(topLeft: step, topRight: -step) },
                { $0.moved(bottomLeft: step, bottomRight: -step) },
            ]
        }
    }

    // MARK: Scales

    /// The pixels of the largest plane; finer digits than it shows are not read.
    private static let largestArea = 640.0 * 400

    /// The picture's ink, dark and light, at the scales that suit digits from 11 pixels to most of its height.
    private static func planes(of image: LumaImage) -> [InkPlane] {
        var scale = min(1, (largestArea / Double(image.width * image.height)).squareRoot())
        // Strokes of less than three pixels are spread, so that slits and strokes are told apart.
        if image.height < 64 || image.width < 160 { scale = 2 }
        var planes: [InkPlane] = []
        while Double(image.height) * scale >= 20 {
            let level = scale == 1 ? image : image.scaled(by: scale)
            planes += [InkPlane(level, isLight: false), InkPlane(level, isLight: true)]
            scale /= 2
        }
        return planes
    }
}

extension RowGeometry {
    /// The upright box around it.
    var box: Box {
        let corners = [topLeft, topRight, bottomRight, bottomLeft]
        let left = corners.map(\.x).min() ?? 0
        let top = corners.map(\.y).min() ?? 0
        return Box(
            x: left, y: top, width: (corners.map(\.x).max() ?? left) - left,
            height: (corners.map(\.y).max() ?? top) - top)
    }
}

extension Box {
    /// More than a little of the smaller one is in both.
    fileprivate func overlaps(_ other: Box) -> Bool {
        let across = min(x + width, other.x + other.width) - max(x, other.x)
        let down = min(y + height, other.y + other.height) - max(y, other.y)
        guard across > 0, down > 0 else { return false }
        return across * down > 0.15 * min(width * height, other.width * other.height)
    }
}
