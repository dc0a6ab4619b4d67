/// A JPEG file: its EXIF data found, its pixels decoded by libjpeg-turbo (ISO/IEC 10918-1, annex B).
struct JPEGPicture {
    private let file: ByteView

    init(_ file: ByteView) {
        self.file = file
    }

    func luma() throws(ImagingError) -> LumaImage {
        let decoder = try JPEGDecoder()
        let header = try decoder.header(of: file.bytes)
        try Picture.checkSize(width: header.width, height: header.height)
        return try decoder.luma(from: file.bytes, header, tolerating: .strayBytes).upright(from: orientation)
    }

    /// Walks the segments before the first scan to the EXIF data.
    private var orientation: ExifOrientation {
        var place = 2
        while file.byte(at: place) == 0xFF, let marker = file.byte(at: place + 1) {
            switch marker {
            case 0xFF:
                // A fill byte before a marker.
                place += 1
            case 0x01, 0xD0...0xD8:
                place += 2
            case 0xD9, 0xDA:
                return .upright
            default:
                guard let length = file.uint16(at: place + 2, .bigEndian), length >= 2 else { return .upright }
                if marker == 0xE1, file.has("Exif\0\0", at: place + 4),
                    let data = file.part(at: place + 4, count: length - 2)
                {
                    return ExifOrientation(exif: data)
                }
                place += 2 + length
            }
        }
        return .upright
    }
}
