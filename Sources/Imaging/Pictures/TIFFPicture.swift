/// A TIFF file, of which the first picture is taken (TIFF revision 6.0).
struct TIFFPicture {
    private let file: ByteView

    init(_ file: ByteView) {
        self.file = file
    }

    func luma() throws(ImagingError) -> LumaImage {
        guard let directory = TIFFDirectory(file) else { throw .cutShort }
        guard let width = directory.value(of: TIFFDirectory.Tag.imageWidth),
            let height = directory.value(of: TIFFDirectory.Tag.imageLength)
        else { throw .unreadable("damaged: a TIFF picture without a size") }
        try Picture.checkSize(width: width, height: height)
        guard directory.hasAllValues, hasAllPixels(directory) else { throw .cutShort }
        guard directory.orientation != .upright, let place = directory.orientationPlace else {
            return try LeptonicaDecoder.luma(.tiff, file)
        }
        // Leptonica turns some kinds of pixels by itself and others not; told that all stand upright, it turns none.
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: file.count, alignment: 16)
        defer { copy.deallocate() }
        copy.copyMemory(from: file.bytes)
        let upright = UInt16(ExifOrientation.upright.rawValue)
        copy.storeBytes(
            of: place.order == .littleEndian ? upright.littleEndian : upright.bigEndian, toByteOffset: place.offset,
            as: UInt16.self)
        return try LeptonicaDecoder.luma(.tiff, ByteView(UnsafeRawBufferPointer(copy)))
            .upright(from: directory.orientation)
    }

    /// Whether every strip or tile lies inside the file: libtiff would leave missing ones black.
    private func hasAllPixels(_ directory: TIFFDirectory) -> Bool {
        typealias Tag = TIFFDirectory.Tag
        let isTiled = directory.valueCount(of: Tag.stripOffsets) == 0
        let (offsets, counts) =
            isTiled ? (Tag.tileOffsets, Tag.tileByteCounts) : (Tag.stripOffsets, Tag.stripByteCounts)
        let number = directory.valueCount(of: offsets)
        guard number > 0, number == directory.valueCount(of: counts) else { return false }
        return (0..<number).allSatisfy { index in
            guard let offset = directory.value(of: offsets, at: index),
                let count = directory.value(of: counts, at: index)
            else { return false }
            return file.part(at: offset, count: count) != nil
        }
    }
}
