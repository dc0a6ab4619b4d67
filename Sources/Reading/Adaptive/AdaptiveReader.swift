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
    /// What is read with less is texture, or print that the model does not know.
    private static let printConfidence = 0.65
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
    ///   - look: where to look for lines, and how closely.
    ///   - hints: lines that the line finder saw; those at no found line's place, and parts of a found line, are read
    ///     too.
    ///   - collection: lines of earlier passes, whose places are not read again where they settle them; takes in the
    ///     new ones.
    ///   - tried: where earlier passes found what is hardly print; takes in more of it. Reading the same place again
    ///     makes good print of doubtful one, but none of that.
    /// - Returns: whether the lines are enough, so that no more were read.
    func read(
        _ image: LumaImage, _ look: Look, hints: [LineRegion], into collection: inout LineCollection,
        tried: inout [LineRegion], _ request: TextRequest
    ) throws(ReadingError) -> Bool {
        let known = collection.lines
        var direction = ReadingDirection(known)
        let found = try detector.lines(in: image, look).filter { region in
            !request.masks.contains { ConvexArea($0).contains(region.center) }
        }
        func isEnough(with lines: [ReadLine]) -> Bool {
            collection.add(lines)
            // Only print that is read well can make the difference.
            guard lines.contains(where: { $0.line.confidence > Self.partConfidence }) else { return false }
            return request.verdict(collection.lines, .look) == .enough
        }
        let earlier = tried
        for region in found.prefix(request.quality.lineLimit) {
            guard !known.contains(where: { $0.settles(region) }), !earlier.contains(where: region.isSamePlace(as:))
            else { continue }
            let lines = try readEitherWay(region, in: image, &direction)
            if lines.allSatisfy({ $0.line.confidence < Self.printConfidence }) { tried.append(region) }
            if isEnough(with: lines) { return true }
        }
        let boxes = found.map(\.box)
        for hint in hints.filter({ $0.isDenseAsPrint && $0.isNews(beside: boxes) }).prefix(Self.maximumHints) {
            if isEnough(with: try read(hint.grown(by: hint.height * Self.hintMargin), in: image)) { return true }
        }
        return false
    }

    /// Reads a line again that another reader found.
    func readAgain(_ line: ReadLine, in image: LumaImage) throws(ReadingError) -> [ReadLine] {
        let space = line.isAdaptive ? 0 : line.region.height * Self.hintMargin
        return try read(line.region.grown(by: space), in: image)
    }

    /// Prepares for pictures of a camera's usual shape, and for lines of usual lengths: the first of each takes three
    /// times as long as those after it.
    func warmUp(_ quality: ReadingQuality) throws(ReadingError) {
        let picture = LumaImage(width: 1_280, height: 720) { $0.initializeMemory(as: UInt8.self, repeating: 255) }
        for side in quality.detectionSides { _ = try detector.lines(in: picture, Look(at: picture, side: side)) }
        for width in [96, 128, 160, 192, 224, 256, 320, 384, 448, 512] {
            let line = LumaImage(width: width, height: AdaptiveRecognizer.height) {
                $0.initializeMemory(as: UInt8.self, repeating: 255)
            }
            _ = try recognizer.read(line)
        }
    }

    /// Reads one line: none where it holds no text, two where it is a price with raised cents.
    private func read(_ region: LineRegion, in image: LumaImage) throws(ReadingError) -> [ReadLine] {
        guard let cut = sampler.cut(region, from: image) else { return [] }
        let line = try recognizer.read(cut.image)
        if !region.isPart, let parts = raisedCents.parts(of: line, in: cut.image) {
            let price = try readPart(parts.price, of: cut, in: image)
            let cents = try readPart(parts.cents, of: cut, in: image)
            if let price, let cents, cents.line.characters.count == 2 { return [price, cents] }
        }
        return [finished(line, cut)].compactMap(\.self)
    }

    /// One of two sizes of print in a line; nil where it is not read for sure.
    private func readPart(_ box: Box, of cut: LineSampler.Cut, in image: LumaImage) throws(ReadingError) -> ReadLine? {
        var region = cut.region(of: box)
        region.isPart = true
        guard let partCut = sampler.cut(region.grown(by: region.height * Self.hintMargin), from: image) else {
            return nil
        }
        let line = try recognizer.read(partCut.image)
        let isNumber = line.text.allSatisfy { $0.isNumber || $0 == "-" }
        return isNumber && line.confidence >= Self.partConfidence ? finished(line, partCut) : nil
    }

    private func finished(_ line: RecognizedLine, _ cut: LineSampler.Cut) -> ReadLine? {
        guard line.confidence >= Self.minimumConfidence else { return nil }
        var line = line
        inkBoxes.narrow(&line.characters, in: cut.image)
        return line.textLine(in: cut).map { ReadLine(line: $0, region: cut.region, isAdaptive: true) }
    }

    /// A line's direction is known but for the end at which it begins.
    private func readEitherWay(
        _ region: LineRegion, in image: LumaImage, _ direction: inout ReadingDirection
    ) throws(ReadingError) -> [ReadLine] {
        let region = direction.isTurnedOver ? region.turnedOver : region
        let lines = try read(region, in: image)
        let confidence = lines.map(\.line.confidence).min() ?? 0
        direction.note(lines.first?.line)
        // A line upside down never reads well.
        guard direction.isOpen, confidence < 0.7, region.length > 2 * region.height else { return lines }
        let others = try read(region.turnedOver, in: image)
        guard others.map(\.line.confidence).min() ?? 0 > confidence + 0.2 else { return lines }
        if others.allSatisfy(\.line.isSureOfDirection) { direction.turnOver() }
        return others
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
    /// Whether two finds differ by less than matters to reading.
    fileprivate func isSamePlace(as other: LineRegion) -> Bool {
        let unit = min(height, other.height)
        return abs(height - other.height) < 0.15 * unit && abs(length - other.length) < 0.5 * unit
            && abs(center.x - other.center.x) < 0.2 * unit && abs(center.y - other.center.y) < 0.15 * unit
            && abs(angle - other.angle) < 0.03
    }

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
