internal import CTesseract
internal import Glibc
import Imaging
import LabelLanguage

/// Reads single lines of text with Tesseract's LSTM recogniser.
///
/// Belongs to one thread: an instance is created, used and released on the same one.
final class TesseractRecognizer {
    private let tesseract: OpaquePointer

    /// - Parameter languages: names of Tesseract's language data, the most likely first.
    init(languages: [String]) throws(ReadingError) {
        let directory = try LanguageData.directory(holding: languages)
        OpenMP.keepToThisThread()
        Leptonica.silence()
        guard let created = TessBaseAPICreate() else {
            throw ReadingError(.recognizerFailed, "tesseract did not start; is there memory left?")
        }
        let joined = languages.joined(separator: "+")
        // A log file of none, given before anything can be logged, keeps standard error clean.
        // Lines come dark on light: what reads badly need not be read inverted as well.
        let settings = [
            ("debug_file", "/dev/null"), ("lstm_choice_mode", "2"), ("lstm_choice_iterations", "5"),
            ("tessedit_do_invert", "0"), ("invert_threshold", "0"),
        ]
        guard Self.start(created, directory, joined, settings) == 0 else {
            TessBaseAPIDelete(created)
            throw ReadingError(
                .recognizerFailed,
                "tesseract could not load \(joined) from \(directory); install the language package again")
        }
        TessBaseAPISetPageSegMode(created, PSM_SINGLE_LINE)
        tesseract = created
    }

    deinit {
        TessBaseAPIEnd(tesseract)
        TessBaseAPIDelete(tesseract)
    }

    /// Reads an image that holds one upright line, dark on light.
    func read(_ image: LumaImage) -> RecognizedLine {
        guard image.width >= 3, image.height >= 8 else { return RecognizedLine() }
        OpenMP.keepToThisThread()
        image.withPixels { pixels in
            TessBaseAPISetImage(
                tesseract, pixels.bindMemory(to: UInt8.self).baseAddress, Int32(image.width), Int32(image.height), 1,
                Int32(image.stride))
        }
        // Without a resolution Tesseract guesses one and says so each time.
        TessBaseAPISetSourceResolution(tesseract, 300)
        defer { TessBaseAPIClear(tesseract) }
        guard TessBaseAPIRecognize(tesseract, nil) == 0, let iterator = TessBaseAPIGetIterator(tesseract) else {
            return RecognizedLine()
        }
        defer { TessResultIteratorDelete(iterator) }
        return Self.line(from: iterator)
    }

    private static func line(from iterator: OpaquePointer) -> RecognizedLine {
        let page = TessResultIteratorGetPageIterator(iterator)
        var line = RecognizedLine()
        var confidences: [Double] = []
        repeat {
            guard let symbol = TessResultIteratorGetUTF8Text(iterator, RIL_SYMBOL) else { continue }
            let text = String(cString: symbol)
            TessDeleteText(symbol)
            guard !text.isEmpty, !text.allSatisfy(\.isWhitespace) else { continue }
            if TessPageIteratorIsAtBeginningOf(page, RIL_WORD) != 0, !line.text.isEmpty {
                line.text += " "
            }
            line.text += text
            let confidence = probability(TessResultIteratorConfidence(iterator, RIL_SYMBOL))
            confidences.append(confidence)
            line.characters.append(
                TextLine.Character(
                    choices: choices(at: iterator, best: text, confidence: confidence), box: box(at: page)))
        } while TessResultIteratorNext(iterator, RIL_SYMBOL) != 0
        line.confidence = RecognizedLine.confidence(ofCharacters: confidences)
        return line
    }

    /// The character's alternatives, the chosen one first whatever its rank.
    private static func choices(
        at iterator: OpaquePointer, best: String, confidence: Double
    ) -> [TextLine.Character.Choice] {
        var choices = [TextLine.Character.Choice(text: best, confidence: confidence)]
        guard let alternatives = TessResultIteratorGetChoiceIterator(iterator) else { return choices }
        defer { TessChoiceIteratorDelete(alternatives) }
        repeat {
            // The text stays the iterator's.
            guard let text = TessChoiceIteratorGetUTF8Text(alternatives) else { continue }
            let alternative = String(cString: text)
            guard !alternative.isEmpty, !choices.contains(where: { $0.text == alternative }) else { continue }
            let confidence = Double(TessChoiceIteratorConfidence(alternatives)) / 100
            choices.append(.init(text: alternative, confidence: confidence.clamped(to: 0...1)))
        } while TessChoiceIteratorNext(alternatives) != 0
        return choices
    }

    /// Tesseract tells 100 plus five times the natural logarithm of a character's probability, which for flawless print
    /// ends at about 99.6.
    private static func probability(_ confidence: Float) -> Double {
        exp((Double(confidence) - 99.6) / 5).clamped(to: 0...1)
    }

    private static func box(at page: OpaquePointer?) -> Box {
        var left: Int32 = 0
        var top: Int32 = 0
        var right: Int32 = 0
        var bottom: Int32 = 0
        guard TessPageIteratorBoundingBox(page, RIL_SYMBOL, &left, &top, &right, &bottom) != 0 else {
            return Box(x: 0, y: 0, width: 0, height: 0)
        }
        return Box(x: Double(left), y: Double(top), width: Double(right - left), height: Double(bottom - top))
    }

    private static func start(
        _ tesseract: OpaquePointer, _ directory: String, _ languages: String, _ settings: [(String, String)]
    ) -> Int32 {
        var names = settings.map { strdup($0.0) }
        var values = settings.map { strdup($0.1) }
        defer { (names + values).forEach { free($0) } }
        return TessBaseAPIInit4(
            tesseract, directory, languages, OEM_LSTM_ONLY, nil, 0, &names, &values, settings.count, 0)
    }
}

extension Comparable {
    func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}
