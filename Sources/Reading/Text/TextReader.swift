import Imaging
import LabelLanguage

/// Finds and reads the lines of text in a picture: the fast reader first, the adaptive one where that was not enough.
///
/// Belongs to one thread. The recognisers, most of the memory, are loaded when the first line is to be read.
final class TextReader {
    private let languages: [String]
    private let finder = LineFinder()
    private var fast: FastReader?
    private var adaptive: AdaptiveReader?
    /// Why the adaptive reader is not used though a label asks for it.
    private(set) var adaptiveFailure: ReadingError?

    private static let keptConfidence = 0.7

    init(languages: [String]) {
        self.languages = languages
    }

    /// Loads the recognisers that reading needs. An adaptive reader that is not installed is no error.
    func warmUp(adaptive: AdaptiveReading) throws(ReadingError) {
        let hasAdaptive = adaptive != .off && installedAdaptiveReader() != nil
        if adaptive != .on || !hasAdaptive { _ = try fastReader() }
    }

    /// Forgets what the last pictures showed.
    func reset() {
        fast?.reset()
    }

    /// - Returns: lines in pixels of the image, from the top down.
    func lines(in image: LumaImage, _ request: TextRequest) throws(ReadingError) -> [TextLine] {
        let regions = finder.lines(in: image, masks: request.masks)
        let reader = request.adaptive == .off ? nil : installedAdaptiveReader()
        var found = LineCollection()
        if request.adaptive != .on || reader == nil {
            let pass = try fastReader().lines(at: regions, in: image, request, isTrial: reader != nil)
            found.add(pass.lines)
            if reader == nil || pass.isWhole && request.isDone(found.lines, .fastEnd) { return found.lines }
            // A better reader comes: what this one guessed at would only get in its way.
            found = LineCollection()
            found.add(pass.lines.filter { $0.confidence >= Self.keptConfidence })
        }
        guard let reader else { return found.lines }
        let sides = Self.sides(for: image, request.quality)
        for (look, side) in sides.enumerated() {
            let hints = look == 0 ? regions : []
            found.add(try reader.lines(in: image, side: side, hints: hints, known: found.lines, request))
            if request.isDone(found.lines, look + 1 == sides.count ? .lastLook : .look) { break }
        }
        return found.lines
    }

    /// The sizes to look at a picture in: two at least, and none that is much more than its own.
    private static func sides(for image: LumaImage, _ quality: ReadingQuality) -> [Int] {
        let sides = quality.detectionSides
        return sides.enumerated().filter { $0.offset < 2 || $0.element * 4 <= max(image.width, image.height) * 5 }
            .map(\.element)
    }

    /// The adaptive reader; nil, with ``adaptiveFailure`` set, where it cannot be loaded.
    private func installedAdaptiveReader() -> AdaptiveReader? {
        guard adaptiveFailure == nil else { return nil }
        do {
            return try adaptiveReader()
        } catch {
            adaptiveFailure = error
            return nil
        }
    }

    private func fastReader() throws(ReadingError) -> FastReader {
        if let fast { return fast }
        let loaded = FastReader(try TesseractRecognizer(languages: languages))
        fast = loaded
        return loaded
    }

    private func adaptiveReader() throws(ReadingError) -> AdaptiveReader {
        if let adaptive { return adaptive }
        let loaded = try AdaptiveReader(AdaptiveInstallation.find())
        adaptive = loaded
        return loaded
    }
}
