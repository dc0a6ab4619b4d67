internal import CPNG

/// A PNG file, decoded by libpng's simplified interface, which neither jumps out of a call nor prints (ISO/IEC 15948).
struct PNGPicture {
    private let file: ByteView

    init(_ file: ByteView) {
        self.file = file
    }

    func luma() throws(ImagingError) -> LumaImage {
        guard file.has("IHDR", at: 12), let width = file.uint32(at: 16, .bigEndian),
            let height = file.uint32(at: 20, .bigEndian)
        else { throw file.count < 24 ? .cutShort : .unreadable("damaged: a PNG picture without a header") }
        try Picture.checkSize(width: width, height: height)
        let (orientation, isWhole) = walkChunks()
        guard isWhole else { throw .cutShort }
        return try decode().upright(from: orientation)
    }

    private func decode() throws(ImagingError) -> LumaImage {
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        guard png_image_begin_read_from_memory(&image, file.bytes.baseAddress, file.count) != 0 else {
            throw .unreadable("damaged: \(message(of: image))")
        }
        // Else 16-bit pictures without a gamma are taken for linear light and come out too bright.
        image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
        let (width, height) = (Int(image.width), Int(image.height))
        try Picture.checkSize(width: width, height: height)
        // One byte of grey or three of colour, one of alpha; 8 bits each.
        image.format &= png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
        let channels = (image.format & 2 != 0 ? 3 : 1) + (image.format & 1 != 0 ? 1 : 0)
        if channels == 1 {
            return try LumaImage(width: width, height: height) { pixels throws(ImagingError) in
                try finish(&image, into: pixels)
            }
        }
        let samples = UnsafeMutableRawBufferPointer.allocate(byteCount: width * height * channels, alignment: 64)
        defer { samples.deallocate() }
        try finish(&image, into: samples)
        return LumaImage(width: width, height: height) { pixels in
            Luma.convert(samples, channels: channels, into: pixels)
        }
    }

    private func finish(
        _ image: inout png_image, into samples: UnsafeMutableRawBufferPointer
    ) throws(ImagingError) {
        guard png_image_finish_read(&image, nil, samples.baseAddress, 0, nil) != 0 else {
            throw .unreadable("damaged: \(message(of: image))")
        }
    }

    /// A fixed array of C, ended by a zero.
    private func message(of image: png_image) -> String {
        withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    /// Follows the chunks to the end marker, past the EXIF data, wherever they stand.
    private func walkChunks() -> (orientation: ExifOrientation, isWhole: Bool) {
        var orientation = ExifOrientation.upright
        var place = 8
        while let length = file.uint32(at: place, .bigEndian),
            let data = file.part(at: place + 8, count: length), file.part(at: place + 8, count: length + 4) != nil
        {
            if file.has("IEND", at: place + 4) { return (orientation, true) }
            if file.has("eXIf", at: place + 4) { orientation = ExifOrientation(exif: data) }
            place += 12 + length
        }
        return (orientation, false)
    }
}
