internal import CZXing
import Imaging
import LabelLanguage

/// Reads symbols with ZXing-C++. Belongs to one thread.
final class ZXingDecoder {
    private var options: [ZXingSettings: OpaquePointer] = [:]

    deinit {
        options.values.forEach(ZXing_ReaderOptions_delete)
    }

    /// All symbols that one pass finds, by `ZXing_ReadBarcodes`.
    ///
    /// - Parameter image: at most 65,535 pixels wide and high; of a larger one nothing is read.
    /// - Returns: sightings in the coordinates of `image`.
    func sightings(in image: LumaImage, settings: ZXingSettings) -> [Sighting] {
        // With no formats the library would look for all that it knows.
        guard !settings.symbologies.isEmpty, let options = libraryOptions(for: settings) else { return [] }
        return image.withPixels { pixels in
            guard let base = pixels.bindMemory(to: UInt8.self).baseAddress,
                let width = Int32(exactly: image.width), let height = Int32(exactly: image.height),
                let stride = Int32(exactly: image.stride),
                let view = ZXing_ImageView_new(base, width, height, ZXing_ImageFormat_Lum, stride, 1)
            else { return [] }
            defer { ZXing_ImageView_delete(view) }
            let barcodes = ZXing_ReadBarcodes(view, options)
            defer { ZXing_Barcodes_delete(barcodes) }
            return (0..<ZXing_Barcodes_size(barcodes)).compactMap { index in
                ZXing_Barcodes_at(barcodes, index).flatMap { ZXingSymbol.sighting(of: $0) }
            }
        }
    }

    private func libraryOptions(for settings: ZXingSettings) -> OpaquePointer? {
        if let known = options[settings] { return known }
        let made = settings.makeOptions()
        options[settings] = made
        return made
    }
}
