import Imaging
import LabelLanguage

/// One look for lines of text: at a part of a picture, made so large.
struct Look: Hashable {
    var area: PixelRectangle
    /// How long the longer side of the area is made, in pixels; the time grows with its square.
    var side: Int

    /// Print this small is found only by chance, in pixels of what is looked at.
    private static let finest = 8.0
    /// Pixels that are spread over more show nothing more.
    private static let largestScale = 2.0
    /// A look that shows less more is not worth its time.
    private static let leastGain = 1.5
    /// Room around what was read, as a multiple of the highest line: small print stands beside large.
    private static let margin = 1.5

    func isWhole(of picture: LumaImage) -> Bool { area.width == picture.width && area.height == picture.height }

    /// Lower print is not found, in pixels of the picture.
    var finestPrint: Double { Self.finest * Double(max(area.width, area.height)) / Double(side) }

    /// A look from nearer by at where print was read; nil where that is most of what was looked at. Of the same shape, for
    /// which the model is prepared.
    func closeUp(of lines: [TextLine]) -> Look? {
        guard let first = lines.first else { return nil }
        let print = lines.dropFirst().reduce(first.box) { $0.union($1.box) }
        let space = Self.margin * (lines.map { min($0.box.width, $0.box.height) }.max() ?? 0)
        let share = max(
            (print.width + 2 * space) / Double(area.width), (print.height + 2 * space) / Double(area.height),
            Double(side) / Self.largestScale / Double(max(area.width, area.height)))
        guard share * Self.leastGain <= 1 else { return nil }
        let width = share * Double(area.width)
        let height = share * Double(area.height)
        let x = min(max(print.center.x - width / 2, Double(area.x)), Double(area.x + area.width) - width)
        let y = min(max(print.center.y - height / 2, Double(area.y)), Double(area.y + area.height) - height)
        return PixelRectangle(around: Box(x: x, y: y, width: width, height: height), within: area)
            .map { Look(area: $0, side: side) }
    }
}

extension Look {
    /// A look at a whole picture.
    init(at picture: LumaImage, side: Int) {
        self.init(area: PixelRectangle(x: 0, y: 0, width: picture.width, height: picture.height), side: side)
    }
}
