/// A Windows bitmap (Microsoft, "Bitmap Header Types").
struct BMPPicture {
    private let file: ByteView

    init(_ file: ByteView) {
        self.file = file
    }

    func luma() throws(ImagingError) -> LumaImage {
        guard let pixels = file.uint32(at: 10, .littleEndian), let headerSize = file.uint32(at: 14, .littleEndian),
            let storedWidth = file.uint32(at: 18, .littleEndian), let storedHeight = file.uint32(at: 22, .littleEndian),
            let depth = file.uint16(at: 28, .littleEndian), let compression = file.uint32(at: 30, .littleEndian)
        else { throw .cutShort }
        guard headerSize >= 40 else { throw .unreadable("a BMP picture of a kind older than is read; save it as PNG") }
        guard compression == 0 else { throw .unreadable("a compressed BMP picture; save it as PNG") }
        let width = Int(Int32(truncatingIfNeeded: storedWidth))
        // A negative height stands for rows from the top down.
        let height = abs(Int(Int32(truncatingIfNeeded: storedHeight)))
        try Picture.checkSize(width: width, height: height)
        guard [1, 2, 4, 8, 16, 24, 32].contains(depth) else { throw .unreadable("damaged: \(depth) bits a pixel") }
        let rowLength = (width * depth + 31) / 32 * 4
        guard file.part(at: pixels, count: rowLength * height) != nil else { throw .cutShort }
        return try LeptonicaDecoder.luma(.bmp, file)
    }
}
