/// A JPEG file, decoded by libjpeg-turbo and set upright by its EXIF data.
struct JPEGPicture {
    private let file: ByteView

    init(_ file: ByteView) {
        self.file = file
    }

    func luma() throws(ImagingError) -> LumaImage {
        let decoder = try JPEGDecoder()
        let header = try decoder.header(of: file.bytes)
        try Picture.checkSize(width: header.width, height: header.height)
        let structure = JPEGStructure(file)
        guard structure.end != nil else { throw .cutShort }
        return try decoder.luma(from: file.bytes, header, tolerating: .strayBytes)
            .upright(from: structure.exif.map(ExifOrientation.init(exif:)) ?? .upright)
    }
}
