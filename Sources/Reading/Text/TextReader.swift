import Imaging
import LabelLanguage

/// Finds and reads the lines of text in a picture.
///
/// Belongs to one thread. The recogniser, most of the memory, is loaded when the first line is to be read.
final class TextReader {
    private let languages: [String]
    private let finder = LineFinder()
    private let sampler = LineSampler(height: 48, margin: 0.25, maximumWidth: 2_000)
    private var recognizer: TesseractRecognizer?
    /// Which end of a line its text began at in the last picture.
    private var readsTurnedOver = false

    /// What is read with less is texture that looks a little like letters.
    private static let minimumConfidence = 0.2

    init(languages: [String]) {
        self.languages = languages
    }

    /// Loads the recogniser.
    @discardableResult
    func warmUp() throws(ReadingError) -> TesseractRecognizer {
        if let recognizer { return recognizer }
        let loaded = try TesseractRecognizer(languages: languages)
        recognizer = loaded
        return loaded
    }

    /// Forgets what the last pictures showed.
    func reset() {
        readsTurnedOver = false
    }

    /// - Parameters:
    ///   - image: the picture.
    ///   - masks: places that hold no text, such as barcodes already read, in pixels of the image.
    ///   - limit: how many lines to read at most.
    /// - Returns: lines in pixels of the image, from the top down.
    func lines(in image: LumaImage, without masks: [Quadrilateral], limit: Int) throws(ReadingError) -> [TextLine] {
        let regions = finder.lines(in: image, masks: masks).prefix(limit)
        guard !regions.isEmpty else { return [] }
        let recognizer = try warmUp()
        var lines: [TextLine] = []
        var turnedOver: Bool?
        for region in regions {
            if let turnedOver {
                lines += [read(turnedOver ? region.turnedOver : region, in: image, with: recognizer)].compactMap(\.self)
            } else {
                let first = read(readsTurnedOver ? region.turnedOver : region, in: image, with: recognizer)
                if let first, first.confidence > 0.8, first.characters.count >= 4 {
                    turnedOver = readsTurnedOver
                    lines.append(first)
                    continue
                }
                let other = read(readsTurnedOver ? region : region.turnedOver, in: image, with: recognizer)
                let isOtherBetter = (other?.confidence ?? 0) > (first?.confidence ?? 0) + 0.1
                lines += [isOtherBetter ? other : first].compactMap(\.self)
                if let better = isOtherBetter ? other : first, better.confidence > 0.8, better.characters.count >= 4 {
                    turnedOver = isOtherBetter != readsTurnedOver
                }
            }
        }
        if let turnedOver { readsTurnedOver = turnedOver }
        return lines.sorted { ($0.box.center.y, $0.box.x) < ($1.box.center.y, $1.box.x) }
    }

    private func read(_ region: LineRegion, in image: LumaImage, with recognizer: TesseractRecognizer) -> TextLine? {
        guard let cut = sampler.cut(region, from: image) else { return nil }
        let recognized = recognizer.read(cut.image)
        guard recognized.confidence >= Self.minimumConfidence else { return nil }
        return TextLine(
            text: recognized.text, confidence: recognized.confidence, box: region.box,
            characters: recognized.characters.map { character in
                TextLine.Character(choices: character.choices, box: cut.box(character.box))
            })
    }
}
