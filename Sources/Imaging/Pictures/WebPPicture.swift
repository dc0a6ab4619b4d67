/// A WebP file: RIFF chunks, of which one holds the picture and another the EXIF data (RFC 9649).
struct WebPPicture {
    private let file: ByteView

    init(_ file: ByteView) {
        self.file = file
    }

    func luma() throws(ImagingError) -> LumaImage {
        guard let length = file.uint32(at: 4, .littleEndian), 8 + length <= file.count else { throw .cutShort }
        var hasPicture = false
        var orientation = ExifOrientation.upright
        var place = 12
        while let count = file.uint32(at: place + 4, .littleEndian),
            let chunk = file.part(at: place + 8, count: count)
        {
            if let flags = chunk.byte(at: 0), file.has("VP8X", at: place), flags & 2 != 0 {
                throw .unreadable("an animated WebP picture; save one of its pictures by itself")
            }
            if let size = size(of: chunk, at: place) {
                try Picture.checkSize(width: size.width, height: size.height)
                hasPicture = true
            } else if file.has("EXIF", at: place) {
                orientation = ExifOrientation(exif: chunk)
            }
            // Chunks are padded to an even length.
            place += 8 + count + count % 2
        }
        guard hasPicture else { throw .unreadable("damaged: a WebP file without a picture") }
        return try LeptonicaDecoder.luma(.webP, file).upright(from: orientation)
    }

    /// The size that a chunk promises, if it is one of those that do.
    private func size(of chunk: ByteView, at place: Int) -> (width: Int, height: Int)? {
        if file.has("VP8X", at: place) { return extendedSize(chunk) }
        if file.has("VP8 ", at: place) { return lossySize(chunk) }
        return file.has("VP8L", at: place) ? losslessSize(chunk) : nil
    }

    private func extendedSize(_ chunk: ByteView) -> (Int, Int)? {
        guard let first = chunk.uint32(at: 4, .littleEndian), let second = chunk.uint32(at: 6, .littleEndian) else {
            return nil
        }
        return ((first & 0xFF_FFFF) + 1, (second >> 8) + 1)
    }

    private func lossySize(_ chunk: ByteView) -> (Int, Int)? {
        guard let width = chunk.uint16(at: 6, .littleEndian), let height = chunk.uint16(at: 8, .littleEndian) else {
            return nil
        }
        return (width & 0x3FFF, height & 0x3FFF)
    }

    private func losslessSize(_ chunk: ByteView) -> (Int, Int)? {
        guard let bits = chunk.uint32(at: 1, .littleEndian) else { return nil }
        return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    }
}
