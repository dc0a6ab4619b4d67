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
        let offsets =
            directory.values(of: TIFFDirectory.Tag.stripOffsets)
            ?? directory.values(of: TIFFDirectory.Tag.tileOffsets)
        let counts =
            directory.values(of: TIFFDirectory.Tag.stripByteCounts)
            ?? directory.values(of: TIFFDirectory.Tag.tileByteCounts)
        guard let offsets, let counts, !offsets.isEmpty, offsets.count == counts.count else { return false }
        return zip(offsets, counts).allSatisfy { offset, count in file.part(at: offset, count: count) != nil }
    }
}
