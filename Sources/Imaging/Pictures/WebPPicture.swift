/// A WebP file: RIFF chunks, of which one holds the picture and another the EXIF data (RFC 9649).
struct WebPPicture {
    private let file: ByteView

    init(_ file: ByteView) {
        self.file = file
    }

    func luma() throws(ImagingError) -> LumaImage {
        guard let length = file.uint32(at: 4, .littleEndian), 8 + length <= file.count else { throw .cutShort }
        var size: (width: Int, height: Int)?
        var orientation = ExifOrientation.upright
        var place = 12
        while let count = file.uint32(at: place + 4, .littleEndian),
            let chunk = file.part(at: place + 8, count: count)
        {
            if file.has("VP8X", at: place) {
                // The flags' second bit stands for an animation.
                guard let flags = chunk.byte(at: 0), flags & 2 == 0 else {
                    throw .unreadable("an animated WebP picture; save one of its pictures by itself")
                }
                size = size ?? extendedSize(chunk)
            } else if file.has("VP8 ", at: place) {
                size = size ?? lossySize(chunk)
            } else if file.has("VP8L", at: place) {
                size = size ?? losslessSize(chunk)
            } else if file.has("EXIF", at: place) {
                orientation = ExifOrientation(exif: chunk)
            }
            // Chunks are padded to an even length.
            place += 8 + count + count % 2
        }
        guard let size else { throw .unreadable("damaged: a WebP file without a picture") }
        try Picture.checkSize(width: size.width, height: size.height)
        return try LeptonicaDecoder.luma(.webP, file).upright(from: orientation)
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
