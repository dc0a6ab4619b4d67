import Imaging
import LabelLanguage
import Reading

/// Reads pictures of labels with this program and with the text readers that others use, picture by picture in turn.
struct TextBench {
    /// In the order of the table.
    enum Reader: String, CaseIterable {
        case withoutAdaptive = "adaptive: off"
        case withAdaptive = "adaptive: auto"
        case tesseract
        case rapidOCR = "rapidocr"
    }

    private let own: LabelReader
    private let tesseract: TesseractPage
    private let rapidOCR: RapidOCR
    /// The label as each of our two columns wants it.
    private var labels: [(reader: Reader, matcher: LabelMatcher)] = []

    /// - Throws: where a recogniser cannot be loaded, or the definition is wrong. That RapidOCR or the adaptive reader is
    ///   missing is no error.
    init(_ definition: LabelDefinition, languages: [String], rapidOCR: RapidOCR) throws {
        own = try LabelReader(languages: languages)
        tesseract = try TesseractPage()
        self.rapidOCR = rapidOCR
        for (reader, adaptive) in [(Reader.withoutAdaptive, AdaptiveReading.off), (.withAdaptive, .auto)] {
            var definition = definition
            definition.adaptive = adaptive
            let matcher = try LabelMatcher(definitions: [definition])
            labels.append((reader, matcher))
            try own.warmUp(for: ReadingRequest(labels: matcher, quality: .accurate))
        }
    }

    /// Why ours reads without the adaptive reader in both columns; nil where it works.
    var adaptiveFailure: ReadingError? { own.adaptiveFailure }

    /// Reads one picture, or one region of it, with all readers.
    func timing(of image: LumaImage, region: RegionOfInterest, name: String) -> TextBenchTiming {
        var timing = TextBenchTiming(name: name)
        for (reader, matcher) in labels {
            // Each picture stands alone, as in evaluate.
            own.reset()
            timing.milliseconds[reader] = Self.milliseconds {
                _ = own.read(image, ReadingRequest(labels: matcher, region: region, quality: .accurate))
            }
            if reader == .withAdaptive { timing.fastSufficed = !own.tookAdaptiveReader }
        }
        let part = region.pixels(width: image.width, height: image.height).flatMap { image.cropped(to: $0) } ?? image
        timing.milliseconds[.tesseract] = Self.milliseconds { _ = tesseract.text(in: part) }
        timing.milliseconds[.rapidOCR] = rapidOCR.milliseconds(for: part)
        return timing
    }

    /// Of processor time, of all threads: OpenVINO works on one of its own.
    private static func milliseconds(_ work: () -> Void) -> Double {
        let begin = ProcessMeter.processorTime
        work()
        return (ProcessMeter.processorTime - begin) / .milliseconds(1)
    }
}

/// What it took to read one picture.
struct TextBenchTiming {
    var name: String
    /// By reader; those that are not installed are missing.
    var milliseconds: [TextBench.Reader: Double] = [:]
    /// Whether the adaptive reader, though allowed, was not called.
    var fastSufficed = false
}
