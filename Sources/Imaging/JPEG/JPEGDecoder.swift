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
        /// Stray bytes before the end marker, which many cameras pad their frames with.
        case padding
        /// Also stray bytes between the segments before the pixels, as some software leaves them in files.
        case strayBytes
    }

    private var handle: tjhandle

    init() throws(ImagingError) {
        handle = try Self.newHandle()
    }

    deinit {
        tjDestroy(handle)
    }

    func header(of bytes: UnsafeRawBufferPointer) throws(ImagingError) -> Header {
        var (width, height, subsampling, colorSpace): (Int32, Int32, Int32, Int32) = (0, 0, 0, -1)
        let result = tjDecompressHeader3(
            handle, bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count), &width, &height, &subsampling,
            &colorSpace)
        // A warning comes back with decoding, too. Luma is had at any subsampling of the colours, also at those that
        // TurboJPEG has no name for.
        let isUsable =
            result == 0 || tjGetErrorCode(handle) == TJERR_WARNING.rawValue || message.contains("subsampling type")
        guard isUsable, width > 0, height > 0, colorSpace >= 0 else { throw try failure() }
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
        guard tjGetErrorCode(handle) == TJERR_WARNING.rawValue else { throw try failure() }
        // libjpeg fills what is missing with grey and only warns; the first warning is kept.
        guard !isHarmless(message, tolerance) else { return }
        throw message.contains("remature end") ? .cutShort : .unreadable("damaged: \(message)")
    }

    /// Stray bytes change no pixel where they stand before the end or outside the pixels; between the pixels' restart
    /// markers they are pixels that were lost.
    private func isHarmless(_ warning: String, _ tolerance: Tolerance) -> Bool {
        guard warning.contains("extraneous bytes before marker"), let marker = warning.split(separator: " ").last
        else { return false }
        switch tolerance {
        case .padding: return marker == "0xd9"
        case .strayBytes: return !(0xD0...0xD7).contains(Int(marker.dropFirst(2), radix: 16) ?? 0xD0)
        }
    }

    /// The error that libjpeg-turbo gave up with. TurboJPEG 2.1 then stays in the middle of the header and would take the
    /// next picture for its rest, so it is replaced.
    private func failure() throws(ImagingError) -> ImagingError {
        let error = ImagingError.unreadable("not a JPEG picture that can be read: \(message)")
        let fresh = try Self.newHandle()
        tjDestroy(handle)
        handle = fresh
        return error
    }

    private static func newHandle() throws(ImagingError) -> tjhandle {
        guard let handle = tjInitDecompress() else { throw .unreadable("no memory for the JPEG decoder") }
        return handle
    }

    private var message: String { String(cString: tjGetErrorStr2(handle)) }
}
