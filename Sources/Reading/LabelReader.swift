import Imaging
import LabelLanguage

/// Reads pictures: barcodes, lines of text, and the labels that these make up.
///
/// Not `Sendable`: a reader belongs to one thread, which also loads it. Without a budget the same picture and request give
/// the same observation whatever was read before; earlier pictures only make it faster.
public final class LabelReader {
    /// Why text is not read although it was asked for; nil as long as all is well.
    ///
    /// Set when the recogniser cannot be loaded (its data was damaged or removed since the start); barcodes are still
    /// read.
    public private(set) var textFailure: ReadingError?
    /// Why labels that ask for the adaptive reader are read without it; nil while it works or was not needed.
    public var adaptiveFailure: ReadingError? { text.adaptiveFailure }
    /// Whether the last picture's text took the adaptive reader: the fast one did not suffice, or was not asked.
    package var tookAdaptiveReader: Bool { text.tookAdaptive }

    private let barcodes = BarcodeReader()
    private let text: TextReader
    /// The whole labels of the last frame of a stream.
    private var lastLabels: [LabelReading] = []

    /// - Parameter languages: names of Tesseract's language data, the most likely first.
    /// - Throws: ``ReadingError`` with `languageMissing`. The data itself is loaded with the first text that is read,
    ///   or by ``warmUp()``: a rig that reads only barcodes stays small.
    public init(languages: [String] = ["eng"]) throws(ReadingError) {
        _ = try LanguageData.directory(holding: languages)
        text = TextReader(languages: languages)
    }

    /// Loads what a request needs, so that the first picture takes no longer than the others: nothing for barcodes alone,
    /// the adaptive reader only where a label wants it and it is installed.
    public func warmUp(for request: ReadingRequest) throws(ReadingError) {
        if request.wantsPrint { try text.warmUp(adaptive: request.adaptive, request.quality) }
    }

    /// Forgets earlier pictures; to be called when a new scan starts.
    public func reset() {
        barcodes.reset()
        text.reset()
        lastLabels = []
    }

    /// Reads one picture.
    public func read(_ image: LumaImage, _ request: ReadingRequest) -> Observation {
        guard let area = request.region.pixels(width: image.width, height: image.height),
            let part = image.cropped(to: area)
        else { return Observation() }
        let sufficiency = Sufficiency(request)
        var observation = Observation()
        observation.symbols = symbols(in: image, area: area, request, sufficiency)
        let displays = request.wantsDisplays ? SevenSegmentReader().lines(in: part) : []
        observation.lines = displays.map { $0.moved(x: Double(area.x), y: Double(area.y)) }
        if request.wantsPrint {
            observation.lines = lines(in: part, at: area, without: observation.symbols, request, sufficiency)
                .replaced(byDisplays: observation.lines)
        }
        observation.labels = request.labels?.readings(symbols: observation.symbols, lines: observation.lines) ?? []
        if request.isFrame { remember(observation, from: area) }
        observation.labels = Calibration(anchored: sufficiency.anchored).calibrated(
            observation.labels, symbols: observation.symbols, lines: observation.lines,
            isFastAlone: request.wantsPrint && !request.wantsDisplays && !text.tookAdaptive)
        return observation
    }

    /// What the next frame is to look at first.
    private func remember(_ observation: Observation, from area: PixelRectangle) {
        lastLabels = observation.labels.filter(\.isComplete)
        let values = lastLabels.flatMap(\.fields).filter { $0.symbology == nil }
        text.note(values: values.map { $0.box.moved(x: -Double(area.x), y: -Double(area.y)) })
    }

    private func symbols(
        in image: LumaImage, area: PixelRectangle, _ request: ReadingRequest, _ sufficiency: Sufficiency
    ) -> [Symbol] {
        let symbologies = request.definitions.reduce(into: request.symbologies) { $0.formUnion($1.symbologies) }
        let needs = SymbolNeeds(request)
        if let budget = request.barcodeBudget {
            return barcodes.symbols(
                inFrame: image, symbologies: symbologies, quality: request.quality, region: area, budget: budget,
                isDone: needs.areMet)
        }
        // Short of accurate, the barcodes that a label may do without are sought as long as the others are.
        let seeksAll = request.labels != nil && request.quality != .accurate
        return barcodes.symbols(
            in: image, symbologies: symbologies, quality: request.quality, region: area,
            isDone: { needs.areMet(by: $0) && (!seeksAll || sufficiency.isEnough(symbols: $0)) },
            isComplete: sufficiency.isEnough(symbols:))
    }

    private func lines(
        in part: LumaImage, at area: PixelRectangle, without symbols: [Symbol], _ request: ReadingRequest,
        _ sufficiency: Sufficiency
    ) -> [TextLine] {
        let x = Double(area.x)
        let y = Double(area.y)
        let localSymbols = symbols.map { symbol in
            var symbol = symbol
            symbol.corners = symbol.corners.moved(x: -x, y: -y)
            return symbol
        }
        let textRequest = TextRequest(
            masks: localSymbols.map(\.corners), adaptive: request.adaptive, quality: request.quality,
            isFrame: request.isFrame
        ) { lines, stage in
            sufficiency.verdict(symbols: localSymbols, lines: lines, stage)
        } holds: { [lastLabels] lines, places in
            sufficiency.holds(lastLabels, symbols: localSymbols, lines: lines, readAgain: places)
        }
        do {
            return try text.lines(in: part, textRequest).map { $0.moved(x: x, y: y) }
        } catch {
            textFailure = error
            return []
        }
    }
}

extension ReadingRequest {
    var isFrame: Bool { barcodeBudget != nil }

    /// The most that a label wants of the adaptive reader. Mere text gets it where the picture is worth any time.
    var adaptive: AdaptiveReading {
        var wishes = definitions.filter(\.readsPrint).map(\.adaptive)
        if readsText, quality == .accurate { wishes.append(.auto) }
        return wishes.contains(.on) ? .on : wishes.contains(.auto) ? .auto : .off
    }
}
