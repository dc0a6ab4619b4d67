import CTesseract
import Imaging
import Reading

/// Tesseract as it comes: it finds and reads all of a picture's English text by itself, with its LSTM recogniser, on one
/// thread.
///
/// Belongs to one thread.
final class TesseractPage {
    private let tesseract: OpaquePointer

    static var version: String { String(cString: TessVersion()) }

    /// - Throws: ``ReadingError`` with `languageMissing` or `recognizerFailed`.
    init() throws(ReadingError) {
        let directory = try LanguageData.directory(holding: ["eng"])
        guard let created = TessBaseAPICreate() else {
            throw ReadingError(.recognizerFailed, "tesseract did not start; is there memory left?")
        }
        guard TessBaseAPIInit2(created, directory, "eng", OEM_LSTM_ONLY) == 0 else {
            TessBaseAPIDelete(created)
            throw ReadingError(.recognizerFailed, "tesseract could not load eng from \(directory)")
        }
        // A picture without print is complained of otherwise.
        TessBaseAPISetVariable(created, "debug_file", "/dev/null")
        TessBaseAPISetPageSegMode(created, PSM_AUTO)
        tesseract = created
    }

    deinit {
        TessBaseAPIEnd(tesseract)
        TessBaseAPIDelete(tesseract)
    }

    /// - Returns: the lines as Tesseract parts them; empty where it found nothing.
    func text(in image: LumaImage) -> String {
        OpenMP.keepToThisThread()
        image.withPixels { pixels in
            TessBaseAPISetImage(
                tesseract, pixels.bindMemory(to: UInt8.self).baseAddress, Int32(image.width), Int32(image.height), 1,
                Int32(image.stride))
        }
        defer { TessBaseAPIClear(tesseract) }
        guard let text = TessBaseAPIGetUTF8Text(tesseract) else { return "" }
        defer { TessDeleteText(text) }
        return String(cString: text)
    }
}
