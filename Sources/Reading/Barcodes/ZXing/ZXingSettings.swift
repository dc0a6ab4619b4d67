internal import CZXing
import LabelLanguage

/// What to ask of ZXing-C++ in one pass over a picture.
struct ZXingSettings: Hashable {
    /// How the library tells dark from light.
    enum Binarizer: Hashable {
        /// A threshold from the pixels around, for matrix symbols; from the histogram of each line, for linear ones.
        case localAverage
        /// A threshold from the histogram: of each line for linear symbols, of the picture for matrix symbols.
        case globalHistogram
        /// Dark is below half of white.
        case fixedThreshold
    }

    var symbologies: Set<Symbology>
    /// Looks at every line, not only at the middle ones, and in more ways.
    var triesHarder = false
    /// Also reads linear symbols from top to bottom.
    var triesRotation = false
    /// Also reads light symbols on dark.
    var triesInversion = false
    /// Also reads the picture at a third of its size, and so on, while it is larger than 500 pixels.
    var triesDownscaling = false
    var binarizer = Binarizer.localAverage
    /// How many scan lines of a linear symbol must agree.
    var lineCount = 2
    /// Reading stops at this many symbols.
    var symbolLimit = 255

    /// The library's own form of these settings; nil when it has no memory left.
    func makeOptions() -> OpaquePointer? {
        guard let options = ZXing_ReaderOptions_new() else { return nil }
        let formats = ZXingFormats.formats(for: symbologies)
        ZXing_ReaderOptions_setFormats(options, formats, Int32(formats.count))
        ZXing_ReaderOptions_setTryHarder(options, triesHarder)
        ZXing_ReaderOptions_setTryRotate(options, triesRotation)
        ZXing_ReaderOptions_setTryInvert(options, triesInversion)
        ZXing_ReaderOptions_setTryDownscale(options, triesDownscaling)
        ZXing_ReaderOptions_setMinLineCount(options, Int32(lineCount))
        ZXing_ReaderOptions_setMaxNumberOfSymbols(options, Int32(symbolLimit))
        ZXing_ReaderOptions_setTextMode(options, ZXing_TextMode_Plain)
        ZXing_ReaderOptions_setEanAddOnSymbol(options, ZXing_EanAddOnSymbol_Read)
        switch binarizer {
        case .localAverage: ZXing_ReaderOptions_setBinarizer(options, ZXing_Binarizer_LocalAverage)
        case .globalHistogram: ZXing_ReaderOptions_setBinarizer(options, ZXing_Binarizer_GlobalHistogram)
        case .fixedThreshold: ZXing_ReaderOptions_setBinarizer(options, ZXing_Binarizer_FixedThreshold)
        }
        return options
    }
}
