internal import CZBar
import Imaging
import LabelLanguage

/// Reads symbols with ZBar. Belongs to one thread.
final class ZBarDecoder {
    private var scanner: OpaquePointer?
    private var configured: Set<Symbology>?

    deinit {
        if let scanner { zbar_image_scanner_destroy(scanner) }
    }

    /// All symbols that a full scan finds, along rows and columns, by `zbar_scan_image`.
    ///
    /// - Returns: sightings in the coordinates of `image`.
    func sightings(in image: LumaImage, symbologies: Set<Symbology>) -> [Sighting] {
        guard symbologies.contains(where: { !ZBarSymbologies.types(for: $0).isEmpty }),
            let scanner = scanner(for: symbologies), let picture = zbar_image_create()
        else { return [] }
        defer { zbar_image_destroy(picture) }
        let width = UInt32(image.width)
        let height = UInt32(image.height)
        // ZBar has no stride: rows must follow each other.
        let dense = image.stride == image.width ? image : image.dense()
        return dense.withPixels { pixels in
            zbar_image_set_format(picture, Self.grey)
            zbar_image_set_size(picture, width, height)
            zbar_image_set_data(picture, pixels.baseAddress, UInt(pixels.count), nil)
            guard zbar_scan_image(scanner, picture) > 0 else { return [] }
            var found: [Sighting] = []
            var next = zbar_image_first_symbol(picture)
            while let symbol = next {
                if let sighting = ZBarSymbol.sighting(of: symbol, asked: symbologies) { found.append(sighting) }
                next = zbar_symbol_next(symbol)
            }
            return found
        }
    }

    /// FourCC `Y800`: one byte of luma a pixel.
    private static let grey: UInt = 0x3030_3859

    private func scanner(for symbologies: Set<Symbology>) -> OpaquePointer? {
        if let scanner, configured == symbologies { return scanner }
        if scanner == nil { scanner = zbar_image_scanner_create() }
        guard let scanner else { return nil }
        // All off, then what was asked for on: ZBar reads ITF into stripes where nobody has asked for it.
        zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_ENABLE, 0)
        for type in Set(symbologies.flatMap { ZBarSymbologies.types(for: $0) }.map(\.rawValue)) {
            zbar_image_scanner_set_config(scanner, zbar_symbol_type_t(type), ZBAR_CFG_ENABLE, 1)
        }
        zbar_image_scanner_set_config(scanner, ZBAR_QRCODE, ZBAR_CFG_BINARY, 1)
        configured = symbologies
        return scanner
    }
}

extension LumaImage {
    /// The same picture without padding between its rows.
    fileprivate func dense() -> LumaImage {
        withPixels { source in
            LumaImage(width: width, height: height) { target in
                for y in 0..<height {
                    let row = UnsafeRawBufferPointer(rebasing: source[(y * stride)..<(y * stride + width)])
                    UnsafeMutableRawBufferPointer(rebasing: target[(y * width)..<((y + 1) * width)])
                        .copyMemory(from: row)
                }
            }
        }
    }
}
