import Imaging
import LabelLanguage

/// Finds barcodes in pictures, with ZXing-C++, ZBar and a reader of its own for blurred EAN and UPC symbols: cheap passes
/// first, dearer ones only while they are needed.
///
/// Not `Sendable`: a reader belongs to one thread at a time, since its decoders keep state.
public final class BarcodeReader {
    private let runner = PassRunner()
    private var stream: BarcodeStream?
    private var sequences = SequenceGatherer()

    public init() {}

    /// Reads the symbols of one picture.
    ///
    /// - Parameters:
    ///   - image: any size up to 65,535 pixels wide and high.
    ///   - symbologies: what to look for; nothing else is ever reported.
    ///   - quality: how far to go.
    ///   - region: the part of the picture to read, in its pixels; nil for all of it.
    ///   - isDone: whether what was found so far is enough. Asked after each pass; for `accurate` only before the passes
    ///     that bring out what is hard to read.
    ///   - isComplete: whether what was found so far is all that can be wanted. Asked after each pass.
    /// - Returns: symbols in coordinates of the whole picture, each once. Symbols that together make up a structured-append
    ///   sequence are given as one, with the corners of the first of them.
    public func symbols(
        in image: LumaImage, symbologies: Set<Symbology>, quality: ReadingQuality, region: PixelRectangle? = nil,
        isDone: ([Symbol]) -> Bool = { !$0.isEmpty }, isComplete: ([Symbol]) -> Bool = { _ in false }
    ) -> [Symbol] {
        guard !symbologies.isEmpty, let area = area(region, of: image), let part = image.cropped(to: area) else {
            return []
        }
        let plan = PassPlan(symbologies: symbologies, quality: quality)
        var search = BarcodeSearch(image: part, symbologies: symbologies, runner: runner)
        // What the first pass has not read is looked for where there is anything.
        lazy var activeAreas = ActivityMap(of: part).areas
        passes: for (passes, isRescue) in [(plan.standard, false), (plan.rescue, true)] {
            for pass in passes {
                guard search.hasRun else {
                    search.run(pass)
                    let whole = PixelRectangle(x: 0, y: 0, width: part.width, height: part.height)
                    search.run(pass, besideSymbolsIn: whole, until: nil)
                    continue
                }
                let found = search.symbols
                let mayBeDone = isRescue || quality != .accurate
                if isComplete(found) || mayBeDone && isDone(found) { break passes }
                for area in activeAreas { search.run(pass, over: area) }
            }
        }
        if quality == .accurate, !isComplete(search.symbols) { search.readAddOns() }
        let symbols = search.symbols.map { symbol in
            var moved = symbol
            moved.corners = symbol.corners.mapped { Point(x: $0.x + Double(area.x), y: $0.y + Double(area.y)) }
            return moved
        }
        var gatherer = SequenceGatherer()
        let (whole, partial) = gatherer.gather(symbols)
        return whole + partial
    }

    /// Reads the symbols of the next frame of a stream.
    ///
    /// What earlier frames held is looked for where it was, which costs little; dear passes are made as far as the budget
    /// allows, and go on in the next frame where they stopped.
    ///
    /// - Parameters:
    ///   - image: any size up to 65,535 pixels wide and high.
    ///   - budget: how long the frame may be worked on. It is kept as well as the cost of a pass can be foretold.
    ///   - isDone: whether what was found so far is enough.
    /// - Returns: what this frame shows, in coordinates of the whole frame. A structured-append sequence is given whole, as
    ///   soon as the frames together have shown all its parts and as long as one of them is in view; until then its parts
    ///   are kept back.
    public func symbols(
        inFrame image: LumaImage, symbologies: Set<Symbology>, quality: ReadingQuality, region: PixelRectangle? = nil,
        budget: Duration, isDone: ([Symbol]) -> Bool
    ) -> [Symbol] {
        guard !symbologies.isEmpty, let area = area(region, of: image) else { return [] }
        let stream: BarcodeStream
        if let known = self.stream, known.reads(symbologies, quality) {
            stream = known
        } else {
            stream = BarcodeStream(runner: runner, symbologies: symbologies, quality: quality)
            self.stream = stream
        }
        return sequences.gather(stream.symbols(in: image, area: area, budget: budget, isDone: isDone)).whole
    }

    /// Forgets earlier frames.
    public func reset() {
        stream = nil
        sequences = SequenceGatherer()
    }

    private func area(_ region: PixelRectangle?, of image: LumaImage) -> PixelRectangle? {
        let whole = PixelRectangle(x: 0, y: 0, width: image.width, height: image.height)
        return (region ?? whole).clamped(width: image.width, height: image.height)
    }
}
