import Imaging
import LabelLanguage

/// The PP-OCR models at work: finds lines, and reads lines that it or anyone else found.
///
/// Belongs to one thread. Holds about 130 MB.
final class AdaptiveReader {
    private let detector: TextDetector
    private let recognizer: AdaptiveRecognizer
    private var inkBoxes = InkBoxes()
    private var raisedCents = RaisedCents()
    /// The model takes letters that nearly fill the line's height.
    private let sampler = LineSampler(
        height: AdaptiveRecognizer.height, margin: 0, maximumWidth: 1_280,
        rounding: AdaptiveRecognizer.width)
    /// What the detector leaves round a line; lines found by marks are tight.
    private static let hintMargin = 0.12
    private static let minimumConfidence = 0.3
    /// Two guesses are worse than one.
    private static let partConfidence = 0.8
    /// Lines that only the line finder saw are read as far as they are likely.
    private static let maximumHints = 6

    init(_ installation: AdaptiveInstallation) throws(ReadingError) {
        let library = try OpenVINOLibrary(path: installation.library)
        detector = try TextDetector(library: library, path: installation.detectionModel)
        recognizer = try AdaptiveRecognizer(library: library, path: installation.recognitionModel)
    }

    /// Finds and reads lines.
    ///
    /// - Parameters:
    ///   - side: how long the picture's longer side is made to look for lines.
    ///   - hints: lines that the line finder saw; those at no found line's place, and parts of a found line, are read
    ///     too.
    ///   - known: lines of earlier passes; places that they settle are not read again.
    func lines(
        in image: LumaImage, side: Int, hints: [LineRegion], known: [TextLine], _ request: TextRequest
    ) throws(ReadingError) -> [TextLine] {
        let found = try detector.lines(in: image, side: side).filter { region in
            !request.masks.contains { ConvexArea($0).contains(region.center) }
        }
        var lines: [TextLine] = []
        for region in found.prefix(request.quality.lineLimit) where !known.contains(where: { $0.settles(region) }) {
            lines += try readEitherWay(region, in: image)
        }
        let boxes = found.map(\.box)
        for hint in hints.filter({ $0.isDenseAsPrint && $0.isNews(beside: boxes) }).prefix(Self.maximumHints) {
            lines += try read(hint.grown(by: hint.height * Self.hintMargin), in: image)
        }
        return lines
    }

    /// Reads one line: none where it holds no text, two where it is a price with raised cents.
    private func read(_ region: LineRegion, in image: LumaImage) throws(ReadingError) -> [TextLine] {
        guard let cut = sampler.cut(region, from: image) else { return [] }
        let line = try recognizer.read(cut.image)
        if !region.isPart, let parts = raisedCents.parts(of: line, in: cut.image) {
            let price = try readPart(parts.price, of: cut, in: image)
            let cents = try readPart(parts.cents, of: cut, in: image)
            if let price, let cents, cents.characters.count == 2 { return [price, cents] }
        }
        return [finished(line, cut)].compactMap(\.self)
    }

    /// One of two sizes of print in a line; nil where it is not read for sure.
    private func readPart(_ box: Box, of cut: LineSampler.Cut, in image: LumaImage) throws(ReadingError) -> TextLine? {
        let region = cut.region(of: box)
        guard let partCut = sampler.cut(region.grown(by: region.height * Self.hintMargin), from: image) else {
            return nil
        }
        let line = try recognizer.read(partCut.image)
        let isNumber = line.text.allSatisfy { $0.isNumber || $0 == "-" }
        return isNumber && line.confidence >= Self.partConfidence ? finished(line, partCut) : nil
    }

    private func finished(_ line: RecognizedLine, _ cut: LineSampler.Cut) -> TextLine? {
        guard line.confidence >= Self.minimumConfidence else { return nil }
        var line = line
        inkBoxes.narrow(&line.characters, in: cut.image)
        return line.textLine(in: cut)
    }

    /// A line's direction is known but for the end at which it begins.
    private func readEitherWay(_ region: LineRegion, in image: LumaImage) throws(ReadingError) -> [TextLine] {
        let lines = try read(region, in: image)
        let confidence = lines.map(\.confidence).min() ?? 0
        // Upright lines are read from the left as a rule, and a line upside down never reads well.
        guard confidence < 0.7, region.length > 2 * region.height else { return lines }
        let others = try read(region.turnedOver, in: image)
        return others.map(\.confidence).min() ?? 0 > confidence + 0.2 ? others : lines
    }
}

extension TextLine {
    /// Read so well that the same place need not be read again.
    fileprivate func settles(_ region: LineRegion) -> Bool {
        guard confidence > 0.95 else { return false }
        let other = region.box
        let shared = box.intersectionArea(other)
        return shared > 0.7 * other.width * other.height && shared > 0.6 * box.width * box.height
    }
}

extension LineRegion {
    /// Whether nothing was found at the line's place, or it is a part of what was found there.
    fileprivate func isNews(beside boxes: [Box]) -> Bool {
        let own = box
        let area = own.width * own.height
        return !boxes.contains { other in
            let shared = own.intersectionArea(other)
            return shared > 0.5 * area && (!isPart || shared > 0.6 * other.width * other.height)
        }
    }
}
