import Imaging
import LabelLanguage

/// Reads the lines that the line finder found with Tesseract.
///
/// Belongs to one thread.
final class FastReader {
    private let recognizer: TesseractRecognizer
    private let sampler = LineSampler(height: 48, margin: 0.25, maximumWidth: 2_000)
    /// Which end of a line its text began at in the last picture.
    private var readsTurnedOver = false

    /// What is read with less is texture that looks a little like letters.
    private static let minimumConfidence = 0.2
    /// So many lines tell whether the print is any good for this reader.
    private static let trialLines = 2
    /// The sum over them.
    private static let trialConfidence = 1.0

    init(_ recognizer: TesseractRecognizer) {
        self.recognizer = recognizer
    }

    func reset() {
        readsTurnedOver = false
    }

    /// How far the fast reader came.
    enum Outcome: Hashable {
        /// What was read is enough.
        case enough
        /// Every field has a value, but those in these places may be wrong.
        case doubtful([Box])
        /// All lines were read that matter, and are not enough yet.
        case whole
        /// The print is not for this reader.
        case hopeless
    }

    /// Reads lines in their order until they are enough.
    ///
    /// - Parameter isTrial: give up early where the first lines read badly, because a better reader follows.
    func lines(
        at regions: [LineRegion], in image: LumaImage, _ request: TextRequest, isTrial: Bool
    ) -> (lines: [ReadLine], outcome: Outcome) {
        var lines: [ReadLine] = []
        var direction = ReadingDirection(isTurnedOver: readsTurnedOver)
        defer { readsTurnedOver = direction.isTurnedOver }
        var failures = 0
        let likely = regions.filter { request.quality == .accurate && !isTrial || $0.isDenseAsPrint }
        for (index, region) in likely.prefix(request.quality.lineLimit).enumerated() {
            if isTrial, index == Self.trialLines, lines.reduce(0, { $0 + $1.line.confidence }) < Self.trialConfidence {
                return (lines, .hopeless)
            }
            let first = read(direction.isTurnedOver ? region.turnedOver : region, in: image)
            var best = first
            if direction.isOpen, !isTrial || index >= Self.trialLines, first?.line.isSureOfDirection != true {
                let other = read(direction.isTurnedOver ? region : region.turnedOver, in: image)
                if other?.line.confidence ?? 0 > (first?.line.confidence ?? 0) + 0.1 {
                    best = other
                    if other?.line.isSureOfDirection == true { direction.turnOver() }
                }
            }
            guard let best else {
                failures += 1
                // Texture that looks like lines: the longer nothing is read, the less is there to be read.
                if failures > request.quality.failureLimit + 2 * lines.count { break }
                continue
            }
            direction.note(best.line)
            lines.append(best)
            switch request.verdict(lines.map(\.line), isTrial ? .midwayOfTrial : .midway) {
            case .enough: return (lines, .enough)
            case .doubtful(let places) where isTrial: return (lines, .doubtful(places))
            case .doubtful, .lacking: break
            }
        }
        return (lines, .whole)
    }

    /// Reads one line; nil where it holds no text.
    func read(_ region: LineRegion, in image: LumaImage) -> ReadLine? {
        guard let cut = sampler.cut(region, from: image) else { return nil }
        let recognized = recognizer.read(cut.image)
        guard recognized.confidence >= Self.minimumConfidence else { return nil }
        return recognized.textLine(in: cut).map { ReadLine(line: $0, region: cut.region, isAdaptive: false) }
    }
}
