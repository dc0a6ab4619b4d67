internal import CTurboJPEG

/// JPEG to luma by libjpeg-turbo's TurboJPEG interface. Belongs to one thread at a time.
final class JPEGDecoder {
    struct Header {
        var width: Int
        var height: Int
        fileprivate var colorSpace: Int32
    }

    /// What damage a picture may have and still count as whole.
    enum Tolerance {
        /// Stray bytes between segments, which change no pixel and are common in files.
        case strayBytes
        /// Also a missing end marker, which some cameras leave out, when every pixel was there before it.
        case missingEnd
    }

    private let handle: tjhandle

    init() throws(ImagingError) {
        guard let handle = tjInitDecompress() else { throw .unreadable("no memory for the JPEG decoder") }
        self.handle = handle
    }

    deinit {
        tjDestroy(handle)
    }

    func header(of bytes: UnsafeRawBufferPointer) throws(ImagingError) -> Header {
        var (width, height, subsampling, colorSpace): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        let result = tjDecompressHeader3(
            handle, bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count), &width, &height, &subsampling,
            &colorSpace)
        guard result == 0 else { throw .unreadable("not a JPEG picture that can be read: \(message)") }
        return Header(width: Int(width), height: Int(height), colorSpace: colorSpace)
    }

    /// Decodes a whole picture.
    ///
    /// - Parameter header: of the same bytes.
    func luma(
        from bytes: UnsafeRawBufferPointer, _ header: Header, tolerating tolerance: Tolerance
    ) throws(ImagingError) -> LumaImage {
        let isInk = header.colorSpace == TJCS_CMYK.rawValue || header.colorSpace == TJCS_YCCK.rawValue
        guard isInk else {
            return try LumaImage(width: header.width, height: header.height) { pixels throws(ImagingError) in
                try decompress(bytes, header, into: pixels, format: TJPF_GRAY, tolerance)
            }
        }
        // libjpeg makes no luma of ink. Photo software stores ink inverted, 255 for none (Adobe Technical Note 5116).
        let ink = UnsafeMutableRawBufferPointer.allocate(byteCount: 4 * header.width * header.height, alignment: 64)
        defer { ink.deallocate() }
        try decompress(bytes, header, into: ink, format: TJPF_CMYK, tolerance)
        return LumaImage(width: header.width, height: header.height) { pixels in
            for index in 0..<pixels.count {
                let key = UInt32(ink[4 * index + 3])
                pixels[index] = Luma.of(
                    red: UInt32(ink[4 * index]) * key / 255, green: UInt32(ink[4 * index + 1]) * key / 255,
                    blue: UInt32(ink[4 * index + 2]) * key / 255)
            }
        }
    }

    private func decompress(
        _ bytes: UnsafeRawBufferPointer, _ header: Header, into pixels: UnsafeMutableRawBufferPointer, format: TJPF,
        _ tolerance: Tolerance
    ) throws(ImagingError) {
        let result = tjDecompress2(
            handle, bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count),
            pixels.bindMemory(to: UInt8.self).baseAddress, Int32(header.width), 0, Int32(header.height),
            format.rawValue, TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS)
        guard result != 0 else { return }
        let message = message
        guard tjGetErrorCode(handle) == TJERR_WARNING.rawValue else {
            throw .unreadable("not a JPEG picture that can be read: \(message)")
        }
        // libjpeg fills what is missing with grey and only warns; it keeps the last warning. The end of the data makes
        // two when pixels were missing: the early end itself, then that of the segment.
        let isEarlyEnd = message.contains("Premature end of JPEG file")
        if message.contains("extraneous bytes") || (isEarlyEnd && tolerance == .missingEnd) { return }
        throw isEarlyEnd || message.contains("premature end") ? .cutShort : .unreadable("damaged: \(message)")
    }

    private var message: String { String(cString: tjGetErrorStr2(handle)) }
}
