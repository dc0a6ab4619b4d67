import CLeptonica
import Imaging

/// Writes pictures of every kind that is read, by Leptonica.
enum Encoder: String, CaseIterable {
    case jpeg, png, webP, tiff, tiffLZW, tiffDeflate, gif, pnm, bmp

    /// The depths at which Leptonica writes this kind.
    var depths: [Depth] {
        switch self {
        case .jpeg, .webP: [.grey8, .colour]
        case .png: Depth.allCases
        case .tiff, .tiffLZW, .tiffDeflate: [.grey1, .grey2, .grey4, .grey8, .grey16, .colour]
        case .gif: [.grey1, .grey4, .grey8]
        case .pnm: [.grey1, .grey2, .grey4, .grey8, .grey16, .colour]
        case .bmp: [.grey1, .grey4, .grey8, .colour]
        }
    }

    enum Depth: Int, CaseIterable {
        case grey1 = 1
        case grey2 = 2
        case grey4 = 4
        case grey8 = 8
        case grey16 = 16
        case colour = 32
    }

    func encode(_ image: LumaImage, _ depth: Depth = .grey8) -> [UInt8] {
        var pix = pixCreate(Int32(image.width), Int32(image.height), Int32(depth.rawValue))
        defer { pixDestroy(&pix) }
        for (index, luma) in image.bytes.enumerated() {
            let value: UInt32 =
                switch depth {
                case .grey1: luma < 128 ? 1 : 0
                case .grey2: UInt32(luma) >> 6
                case .grey4: UInt32(luma) >> 4
                case .grey8: UInt32(luma)
                case .grey16: UInt32(luma) * 257
                case .colour: UInt32(luma) << 24 | UInt32(luma) << 16 | UInt32(luma) << 8
                }
            pixSetPixel(pix, Int32(index % image.width), Int32(index / image.width), value)
        }
        return Self.write(pix, format)
    }

    /// What a pixel becomes at a depth, on the scale of 0 to 255.
    static func shown(_ luma: UInt8, at depth: Depth) -> UInt8 {
        switch depth {
        case .grey1: luma < 128 ? 0 : 255
        case .grey2: (luma >> 6) * 85
        case .grey4: (luma >> 4) * 17
        case .grey8, .grey16, .colour: luma
        }
    }

    static func write(_ pix: UnsafeMutablePointer<PIX>?, _ format: Int) -> [UInt8] {
        var data: UnsafeMutablePointer<UInt8>?
        var size = 0
        defer { lept_free(data) }
        if format == IFF_WEBP {
            pixWriteMemWebP(&data, &size, pix, 80, 1)
        } else {
            pixWriteMem(&data, &size, pix, Int32(format))
        }
        return Array(UnsafeBufferPointer(start: data, count: size))
    }

    private var format: Int {
        switch self {
        case .jpeg: IFF_JFIF_JPEG
        case .png: IFF_PNG
        case .webP: IFF_WEBP
        case .tiff: IFF_TIFF
        case .tiffLZW: IFF_TIFF_LZW
        case .tiffDeflate: IFF_TIFF_ZIP
        case .gif: IFF_GIF
        case .pnm: IFF_PNM
        case .bmp: IFF_BMP
        }
    }
}
