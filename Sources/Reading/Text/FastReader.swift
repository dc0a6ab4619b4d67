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

    /// - Parameter isTrial: give up early where the first lines read badly, because a better reader follows.
    /// - Returns: the lines, and whether all were read that matter.
    func lines(
        at regions: [LineRegion], in image: LumaImage, _ request: TextRequest, isTrial: Bool
    ) -> (lines: [TextLine], isWhole: Bool) {
        var lines: [TextLine] = []
        var direction = Direction(isTurnedOver: readsTurnedOver)
        var failures = 0
        let likely = regions.filter { request.quality == .accurate && !isTrial || $0.isDenseAsPrint }
        for (index, region) in likely.prefix(request.quality.lineLimit).enumerated() {
            if isTrial, index == Self.trialLines, lines.reduce(0, { $0 + $1.confidence }) < Self.trialConfidence {
                return (lines, false)
            }
            let first = read(direction.isTurnedOver ? region.turnedOver : region, in: image)
            var best = first
            if direction.isOpen, !isTrial || index >= Self.trialLines, first?.isSureOfDirection != true {
                let other = read(direction.isTurnedOver ? region : region.turnedOver, in: image)
                if other?.confidence ?? 0 > (first?.confidence ?? 0) + 0.1 {
                    best = other
                    if other?.isSureOfDirection == true { direction.isTurnedOver.toggle() }
                }
            }
            guard let best else {
                failures += 1
                // Texture that looks like lines: the longer nothing is read, the less is there to be read.
                if failures > request.quality.failureLimit + 2 * lines.count { break }
                continue
            }
            direction.note(best)
            lines.append(best)
            if request.isDone(lines, .midway) { break }
        }
        readsTurnedOver = direction.isTurnedOver
        return (lines, true)
    }

    /// At which end lines begin, and whether that is still in doubt.
    private struct Direction {
        var isTurnedOver: Bool
        private var isKnown = false
        private var tries = 0

        init(isTurnedOver: Bool) {
            self.isTurnedOver = isTurnedOver
        }

        /// Trying both ends doubles the time; a few lines tell, or nothing does.
        var isOpen: Bool { !isKnown && tries < 6 }

        mutating func note(_ line: TextLine) {
            tries += 1
            if line.isSureOfDirection { isKnown = true }
        }
    }

    private func read(_ region: LineRegion, in image: LumaImage) -> TextLine? {
        guard let cut = sampler.cut(region, from: image) else { return nil }
        let recognized = recognizer.read(cut.image)
        guard recognized.confidence >= Self.minimumConfidence else { return nil }
        return recognized.textLine(in: cut)
    }
}

extension TextLine {
    /// Text that reads this well is not upside down.
    var isSureOfDirection: Bool { confidence > 0.8 && characters.count >= 4 }
}
