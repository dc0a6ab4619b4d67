internal import CLeptonica

/// Pictures of the less usual kinds, decoded by Leptonica.
enum LeptonicaDecoder {
    enum Kind: String {
        case webP = "WebP"
        case tiff = "TIFF"
        case gif = "GIF"
        case bmp = "BMP"
    }

    /// Decodes a whole file whose size has been checked.
    ///
    /// - Parameter transparentIndex: of the colour map; shows white.
    static func luma(
        _ kind: Kind, _ file: ByteView, transparentIndex: Int? = nil
    ) throws(ImagingError) -> LumaImage {
        _ = silence
        let bytes = file.bytes.bindMemory(to: UInt8.self).baseAddress
        var pix: UnsafeMutablePointer<PIX>?
        switch kind {
        case .webP: pix = pixReadMemWebP(bytes, file.count)
        case .tiff: pix = pixReadMemTiff(bytes, file.count, 0)
        case .gif: pix = pixReadMemGif(bytes, file.count)
        case .bmp: pix = pixReadMemBmp(bytes, file.count)
        }
        guard let picture = pix else {
            throw .unreadable("damaged, or a form of \(kind.rawValue) that is not read; save it as PNG")
        }
        defer { pixDestroy(&pix) }
        return try luma(picture, transparentIndex)
    }

    /// Leptonica prints what it thinks of each picture unless it is told not to, and some of it even then.
    private static let silence: Void = {
        _ = setMsgSeverity(Int32(L_SEVERITY_NONE))
        leptSetStderrHandler { _ in }
    }()

    private static func luma(
        _ pix: UnsafeMutablePointer<PIX>, _ transparentIndex: Int?
    ) throws(ImagingError) -> LumaImage {
        let (width, height, depth) = (Int(pixGetWidth(pix)), Int(pixGetHeight(pix)), Int(pixGetDepth(pix)))
        try Picture.checkSize(width: width, height: height)
        guard let words = pixGetData(pix) else { throw .unreadable("damaged: no pixels") }
        let wordsPerRow = Int(pixGetWpl(pix))
        if depth == 32 {
            let hasAlpha = pixGetSpp(pix) == 4
            return LumaImage(width: width, height: height) { pixels in
                for y in 0..<height {
                    let row = words + y * wordsPerRow
                    for x in 0..<width {
                        // Red is a word's highest byte, alpha its lowest.
                        let word = row[x]
                        let luma = Luma.of(red: word >> 24, green: word >> 16 & 255, blue: word >> 8 & 255)
                        pixels[y * width + x] =
                            hasAlpha ? Luma.onWhite(luma, alpha: UInt8(truncatingIfNeeded: word)) : luma
                    }
                }
            }
        }
        guard [1, 2, 4, 8, 16].contains(depth) else { throw .unreadable("\(depth) bits a pixel are not read") }
        // Of 16 bits the upper 8 count.
        let step = depth
        let shown = min(depth, 8)
        let table = lumaTable(pix, bits: shown, transparentIndex)
        let mask = UInt32(table.count - 1)
        return LumaImage(width: width, height: height) { pixels in
            for y in 0..<height {
                let row = words + y * wordsPerRow
                for x in 0..<width {
                    // Pixels fill a word from its highest bit on.
                    let bit = x * step
                    let value = row[bit >> 5] >> UInt32(32 - shown - (bit & 31)) & mask
                    pixels[y * width + x] = table[Int(value)]
                }
            }
        }
    }

    /// The luma of each value that a pixel of up to eight bits can have.
    private static func lumaTable(
        _ pix: UnsafeMutablePointer<PIX>, bits: Int, _ transparentIndex: Int?
    ) -> [UInt8] {
        let count = 1 << bits
        guard let map = pixGetColormap(pix) else {
            // Leptonica's single bit is ink: 1 is black.
            return bits == 1 ? [255, 0] : (0..<count).map { UInt8($0 * 255 / (count - 1)) }
        }
        return (0..<count).map { index in
            var (red, green, blue, alpha): (Int32, Int32, Int32, Int32) = (0, 0, 0, 255)
            guard index != transparentIndex else { return 255 }
            guard pixcmapGetRGBA(map, Int32(index), &red, &green, &blue, &alpha) == 0 else { return 0 }
            let luma = Luma.of(
                red: UInt32(red & 255), green: UInt32(green & 255), blue: UInt32(blue & 255))
            return Luma.onWhite(luma, alpha: UInt8(truncatingIfNeeded: alpha))
        }
    }
}
