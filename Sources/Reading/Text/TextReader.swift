import Imaging
import LabelLanguage

/// Finds and reads the lines of text in a picture: the fast reader first, the adaptive one for what that is not sure of.
///
/// Belongs to one thread. The recognisers, most of the memory, are loaded when the first line is to be read.
final class TextReader {
    private let languages: [String]
    private let finder = LineFinder()
    private var fast: FastReader?
    private var adaptive: AdaptiveReader?
    private var isAdaptiveWarm = false
    private var memory: TextMemory?
    /// Frames in a row in which no label was whole.
    private var fruitlessFrames = 0
    /// Why the adaptive reader is not used though a label asks for it.
    private(set) var adaptiveFailure: ReadingError?
    /// Whether the last picture took the adaptive reader: the fast one did not suffice, or was not asked.
    private(set) var tookAdaptive = false

    private static let keptConfidence = 0.7
    /// Texture is sometimes taken for a character or two, but hardly with more.
    private static let printConfidence = 0.85

    init(languages: [String]) {
        self.languages = languages
    }

    /// Loads the recognisers that reading needs. An adaptive reader that is not installed is no error.
    func warmUp(adaptive wish: AdaptiveReading, _ quality: ReadingQuality) throws(ReadingError) {
        let reader = wish == .off ? nil : installedAdaptiveReader()
        if wish != .on || reader == nil { _ = try fastReader() }
        if let reader, !isAdaptiveWarm {
            try reader.warmUp(quality)
            isAdaptiveWarm = true
        }
    }

    /// Forgets what the last pictures showed.
    func reset() {
        fast?.reset()
        memory = nil
        fruitlessFrames = 0
    }

    /// Says what came of the lines of the last frame.
    ///
    /// - Parameter places: where the values of whole labels stand, in pixels of the image.
    func note(values places: [Box]) {
        memory?.note(values: places)
        fruitlessFrames = places.isEmpty ? fruitlessFrames + 1 : 0
    }

    /// - Returns: lines in pixels of the image, from the top down.
    func lines(in image: LumaImage, _ request: TextRequest) throws(ReadingError) -> [TextLine] {
        tookAdaptive = false
        let reader = request.adaptive == .off ? nil : installedAdaptiveReader()
        guard request.isFrame else { return try wholeLines(in: image, request, reader).lines }
        if let lines = try linesReadAgain(in: image, request, reader) { return lines }
        let found = try wholeLines(in: image, request, reader)
        memory = TextMemory(lines: found.readLines)
        return found.lines
    }

    /// The last frame's lines, those that hold values read anew at their places; nil where that does not suffice.
    ///
    /// Each value is new evidence, read in this frame. The other lines only tell what is around the values, and stay as
    /// they were.
    private func linesReadAgain(
        in image: LumaImage, _ request: TextRequest, _ adaptive: AdaptiveReader?
    ) throws(ReadingError) -> [TextLine]? {
        guard var memory, memory.isFollowing else { return nil }
        for index in memory.holding {
            let old = memory.lines[index]
            let line: ReadLine?
            if old.isAdaptive {
                tookAdaptive = true
                line = try adaptive?.readAgain(old, in: image).first
            } else {
                line = try fastReader().read(old.region, in: image)
            }
            guard let line else { return nil }
            memory.lines[index] = line
        }
        let lines = memory.lines.map(\.line)
        guard request.holds(lines, memory.holding.map { lines[$0].box }) else { return nil }
        memory.age += 1
        self.memory = memory
        return lines
    }

    private func wholeLines(
        in image: LumaImage, _ request: TextRequest, _ adaptive: AdaptiveReader?
    ) throws(ReadingError) -> LineCollection {
        var regions = finder.lines(in: image, masks: request.masks).nearestFirst(to: request.masks.map(\.boundingBox))
        if request.isFrame, let memory { regions = memory.sorted(regions) }
        var found = LineCollection()
        if request.adaptive != .on || adaptive == nil {
            let pass = try fastReader().lines(at: regions, in: image, request, isTrial: adaptive != nil)
            found.add(pass.lines)
            guard let adaptive, pass.outcome != .enough else { return found }
            if case .doubtful(let places) = pass.outcome {
                tookAdaptive = true
                for line in pass.lines where places.contains(where: line.line.box.holds) {
                    found.add(try adaptive.readAgain(line, in: image))
                }
                if request.verdict(found.lines, .look) == .enough { return found }
            }
            if pass.outcome == .whole, request.verdict(found.lines, .fastEnd) == .enough { return found }
            // A better reader comes: what this one guessed at would only get in its way.
            let kept = found.readLines.filter { $0.isAdaptive || $0.line.confidence >= Self.keptConfidence }
            found = LineCollection()
            found.add(kept)
        }
        guard let adaptive else { return found }
        tookAdaptive = true
        try look(at: image, hints: regions, into: &found, request, with: adaptive)
        return found
    }

    /// Looks at the picture as a whole, each time more closely, and at last at what of it holds print, until what is read
    /// is enough.
    private func look(
        at image: LumaImage, hints: [LineRegion], into found: inout LineCollection, _ request: TextRequest,
        with adaptive: AdaptiveReader
    ) throws(ReadingError) {
        var looks = looks(at: image, request)
        var hints = hints
        var tried: [LineRegion] = []
        while let look = looks.popFirst() {
            if try adaptive.read(image, look, hints: hints, into: &found, tried: &tried, request) { return }
            hints = []
            if looks.isEmpty, look.isWhole(of: image), let closeUp = look.closeUp(of: Self.print(in: found.lines)) {
                looks.append(closeUp)
            }
            let stage = looks.isEmpty ? Sufficiency.Stage.lastLook : .wholeLook(finest: look.finestPrint)
            if request.verdict(found.lines, stage) == .enough { return }
        }
    }

    /// The looks at a whole picture: two at least, and none that makes it much larger than it is. A frame that showed too
    /// little is followed by one that is looked at once, as closely as any picture is.
    private func looks(at image: LumaImage, _ request: TextRequest) -> ArraySlice<Look> {
        let isCloser = request.isFrame && request.quality == .balanced && fruitlessFrames % 2 == 1
        let quality = isCloser ? .accurate : request.quality
        let sides = quality.detectionSides.enumerated().filter {
            $0.offset < 2 || $0.element * 4 <= max(image.width, image.height) * 5
        }
        return sides.suffix(isCloser ? 1 : sides.count).map { Look(at: image, side: $0.element) }[...]
    }

    /// The lines that are print for sure.
    private static func print(in lines: [TextLine]) -> [TextLine] {
        lines.filter { $0.confidence >= printConfidence }
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
