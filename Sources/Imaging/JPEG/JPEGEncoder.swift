internal import CTurboJPEG

/// Luma to grey JPEG by libjpeg-turbo's TurboJPEG interface. Belongs to one thread at a time.
public final class JPEGEncoder {
    private let handle: tjhandle

    /// - Throws: ``ImagingError`` with the code `encodingFailed` where memory is out.
    public init() throws(ImagingError) {
        guard let handle = tjInitCompress() else {
            throw ImagingError(.encodingFailed, "no memory for the JPEG encoder")
        }
        self.handle = handle
    }

    deinit {
        tjDestroy(handle)
    }

    /// The bytes of a JPEG file.
    ///
    /// - Parameter quality: 1, small, to 100, all but lossless; taken to the nearest of them when outside.
    /// - Throws: ``ImagingError`` with the code `encodingFailed`: a side over 65,500 pixels, or no memory.
    public func encode(_ image: LumaImage, quality: Int) throws(ImagingError) -> [UInt8] {
        guard image.width <= 65_500, image.height <= 65_500 else {
            throw ImagingError(.encodingFailed, "\(image.width)x\(image.height) is more than a JPEG picture can be")
        }
        var data: UnsafeMutablePointer<UInt8>?
        var size: UInt = 0
        defer { tjFree(data) }
        let result = image.withPixels { pixels in
            tjCompress2(
                handle, pixels.bindMemory(to: UInt8.self).baseAddress, Int32(image.width), Int32(image.stride),
                Int32(image.height), TJPF_GRAY.rawValue, &data, &size, Int32(TJSAMP_GRAY.rawValue),
                Int32(min(max(quality, 1), 100)), TJFLAG_ACCURATEDCT)
        }
        guard result == 0 else { throw ImagingError(.encodingFailed, String(cString: tjGetErrorStr2(handle))) }
        return Array(UnsafeBufferPointer(start: data, count: Int(size)))
    }
}
