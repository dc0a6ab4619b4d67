import Imaging
import LabelLanguage

/// Holds EAN and UPC readings of other decoders against the picture: those take what their threshold leaves of the bars,
/// and over-exposure or blur can make two of them read the same wrong digits.
struct EANVerifier {
    enum Verdict {
        /// The digits fit better than any others.
        case confirmed
        /// Others fit.
        case refuted(Sighting)
        /// Nothing fits well enough to tell.
        case open
    }

    func verdict(on sighting: Sighting, in image: LumaImage, symbologies: Set<Symbology>) -> Verdict {
        guard let region = LinearRegion(around: sighting.symbol.corners) else { return .open }
        let reader = EANSymbolReader(symbologies: symbologies)
        guard let fitting = reader.sighting(in: image, region: region) else { return .open }
        let isSame =
            fitting.symbol.symbology == sighting.symbol.symbology && fitting.symbol.text == sighting.symbol.text
        return isSame ? .confirmed : .refuted(fitting)
    }
}

extension LinearRegion {
    /// The region of a symbol that was read.
    ///
    /// - Returns: nil for a shape without length.
    init?(around corners: Quadrilateral) {
        let start = Point(
            x: (corners.topLeft.x + corners.bottomLeft.x) / 2, y: (corners.topLeft.y + corners.bottomLeft.y) / 2)
        let end = Point(
            x: (corners.topRight.x + corners.bottomRight.x) / 2, y: (corners.topRight.y + corners.bottomRight.y) / 2)
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length >= 20 else { return nil }
        center = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        reading = Point(x: dx / length, y: dy / length)
        self.length = length
        // A decoder notes only the lines that it read; the bars reach further.
        height = max(corners.doubleArea.magnitude / 2 / length, length * 0.1)
    }
}
