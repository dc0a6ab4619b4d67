import Imaging
import LabelLanguage

/// Finds barcodes in pictures, with ZXing-C++, ZBar and a reader of its own for blurred EAN and UPC symbols: cheap passes
/// first, dearer ones only while they are needed.
///
/// Not `Sendable`: a reader belongs to one thread at a time, since its decoders keep state.
public final class BarcodeReader {
    private let runner = PassRunner()

    public init() {}

    /// Reads the symbols of one picture.
    ///
    /// - Parameters:
    ///   - image: any size up to 65,535 pixels wide and high.
    ///   - symbologies: what to look for; nothing else is ever reported.
    ///   - quality: how far to go.
    ///   - region: the part of the picture to read, in its pixels; nil for all of it.
    ///   - isDone: asked between passes, with all that was found so far, whether that is enough. Without it the passes
    ///     that bring out what is hard to read run only where the others found nothing.
    /// - Returns: symbols in coordinates of the whole picture, each once.
    public func symbols(
        in image: LumaImage, symbologies: Set<Symbology>, quality: ReadingQuality, region: PixelRectangle? = nil,
        isDone: (([Symbol]) -> Bool)? = nil
    ) -> [Symbol] {
        let frame = PixelRectangle(x: 0, y: 0, width: image.width, height: image.height)
        guard !symbologies.isEmpty,
            let area = (region ?? frame).clamped(width: image.width, height: image.height),
            let part = image.cropped(to: area)
        else { return [] }
        let plan = PassPlan(symbologies: symbologies, quality: quality)
        var search = BarcodeSearch(image: part, symbologies: symbologies, runner: runner)
        passes: for (passes, isRescue) in [(plan.standard, false), (plan.rescue, true)] {
            for pass in passes {
                if isRescue, isDone == nil, !search.symbols.isEmpty { break passes }
                search.run(pass)
                if let isDone, isDone(search.symbols) { break passes }
            }
        }
        if quality == .accurate { search.readAddOns() }
        return search.symbols.moved(x: area.x, y: area.y)
    }
}

extension [Symbol] {
    /// The symbols in the picture that theirs was cut out of.
    fileprivate func moved(x: Int, y: Int) -> [Symbol] {
        map { symbol in
            var moved = symbol
            moved.corners = symbol.corners.mapped { Point(x: $0.x + Double(x), y: $0.y + Double(y)) }
            return moved
        }
    }
}

extension Symbol {
    /// Whether both are the same printed symbol: the same content at about the same place.
    func isSame(as other: Symbol) -> Bool {
        symbology == other.symbology && text == other.text && bytes == other.bytes && isPlaced(as: other)
    }

    /// Whether both lie at about the same place.
    func isPlaced(as other: Symbol) -> Bool {
        let box = corners.boundingBox
        // A linear symbol's box may be a line without height; matrix symbols may stand close to each other.
        let margin = symbology.isLinear ? max(box.width, box.height) / 4 : 0
        let center = other.corners.boundingBox.center
        return center.x >= box.x - margin && center.x <= box.maxX + margin && center.y >= box.y - margin
            && center.y <= box.maxY + margin
    }
}
