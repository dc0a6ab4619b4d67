import Imaging
import LabelLanguage

/// Reads pictures: barcodes, lines of text, and the labels that these make up.
///
/// Not `Sendable`: a reader belongs to one thread, which also loads it. The same picture and request give the same
/// observation whatever was read before; earlier pictures only make it faster.
public final class LabelReader {
    /// Why text is not read although it was asked for; nil as long as all is well.
    ///
    /// Set when the recogniser cannot be loaded (its data was damaged or removed since the start); barcodes are still
    /// read.
    public private(set) var textFailure: ReadingError?

    private let barcodes = BarcodeReader()
    private let text: TextReader

    /// - Parameter languages: names of Tesseract's language data, the most likely first.
    /// - Throws: ``ReadingError`` with `languageMissing`. The data itself is loaded with the first text that is read,
    ///   or by ``warmUp()``: a rig that reads only barcodes stays small.
    public init(languages: [String] = ["eng"]) throws(ReadingError) {
        _ = try LanguageData.directory(holding: languages)
        text = TextReader(languages: languages)
    }

    /// Loads what reading text needs, so that the first picture takes no longer than the others.
    public func warmUp() throws(ReadingError) {
        try text.warmUp()
    }

    /// Forgets earlier pictures; to be called when a new scan starts.
    public func reset() {
        text.reset()
    }

    /// Reads one picture.
    public func read(_ image: LumaImage, _ request: ReadingRequest) -> Observation {
        guard let area = request.region.pixels(width: image.width, height: image.height),
            let part = image.cropped(to: area)
        else { return Observation() }
        var observation = Observation()
        let symbologies = request.definitions.reduce(into: request.symbologies) { $0.formUnion($1.symbologies) }
        observation.symbols = barcodes.symbols(
            in: image, symbologies: symbologies, quality: request.quality, region: area)
        if request.wantsText {
            observation.lines = lines(in: part, at: area, without: observation.symbols, quality: request.quality)
        }
        if let labels = request.labels {
            observation.labels = labels.readings(symbols: observation.symbols, lines: observation.lines)
        }
        return observation
    }

    private func lines(
        in part: LumaImage, at area: PixelRectangle, without symbols: [Symbol], quality: ReadingQuality
    ) -> [TextLine] {
        let x = Double(area.x)
        let y = Double(area.y)
        let masks = symbols.map { $0.corners.moved(x: -x, y: -y) }
        do {
            return try text.lines(in: part, without: masks, limit: quality.lineLimit).map { $0.moved(x: x, y: y) }
        } catch {
            textFailure = error
            return []
        }
    }
}

extension ReadingQuality {
    /// How many lines of one picture are read at most: a line costs about 12 ms.
    fileprivate var lineLimit: Int {
        switch self {
        case .fast: 12
        case .balanced: 30
        case .accurate: 80
        }
    }
}
