import Imaging
import LabelLanguage

/// Finds barcodes in pictures, with ZXing-C++: a cheap pass first, dearer ones only while they are needed.
///
/// Not `Sendable`: a reader belongs to one thread at a time, since its decoders keep state.
public final class BarcodeReader {
    private let zxing = ZXingDecoder()

    public init() {}

    /// Reads the symbols of one picture.
    ///
    /// - Parameters:
    ///   - image: any size up to 65,535 pixels wide and high.
    ///   - symbologies: what to look for; nothing else is ever reported.
    ///   - quality: how far to go.
    ///   - region: the part of the picture to read, in its pixels; nil for all of it.
    ///   - isDone: asked between passes, with all that was found so far, whether that is enough.
    /// - Returns: symbols in coordinates of the whole picture, each once.
    public func symbols(
        in image: LumaImage, symbologies: Set<Symbology>, quality: ReadingQuality, region: PixelRectangle? = nil,
        isDone: ([Symbol]) -> Bool = { _ in false }
    ) -> [Symbol] {
        let frame = PixelRectangle(x: 0, y: 0, width: image.width, height: image.height)
        guard !symbologies.isEmpty,
            let area = (region ?? frame).clamped(width: image.width, height: image.height),
            let part = image.cropped(to: area)
        else { return [] }
        var found: [Symbol] = []
        for settings in passes(for: symbologies, quality: quality) {
            for sighting in zxing.sightings(in: part, settings: settings) {
                let symbol = sighting.moved(x: area.x, y: area.y).symbol
                if !found.contains(where: { $0.isSame(as: symbol) }) { found.append(symbol) }
            }
            if isDone(found) { break }
        }
        return found
    }

    private func passes(for symbologies: Set<Symbology>, quality: ReadingQuality) -> [ZXingSettings] {
        let cheap = ZXingSettings(symbologies: symbologies)
        var thorough = cheap
        thorough.triesHarder = true
        thorough.triesRotation = true
        thorough.triesInversion = true
        thorough.triesDownscaling = true
        switch quality {
        case .fast: return [cheap]
        case .balanced, .accurate: return [cheap, thorough]
        }
    }
}

extension Symbol {
    /// Whether both are the same printed symbol: the same content at about the same place.
    func isSame(as other: Symbol) -> Bool {
        guard symbology == other.symbology, text == other.text, bytes == other.bytes else { return false }
        let box = corners.boundingBox
        let otherBox = other.corners.boundingBox
        // A linear symbol's box may be a line without height.
        let margin = max(box.width, box.height) / 4
        let center = otherBox.center
        return center.x >= box.x - margin && center.x <= box.maxX + margin && center.y >= box.y - margin
            && center.y <= box.maxY + margin
    }
}
