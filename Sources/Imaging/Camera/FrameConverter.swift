/// Makes luma of a camera's frames. Belongs to one thread at a time.
public final class FrameConverter {
    public let format: CameraPixelFormat
    public let width: Int
    public let height: Int
    /// Bytes from one row to the next.
    public let stride: Int
    private let decode: (UnsafeRawBufferPointer) throws(ImagingError) -> LumaImage

    /// - Parameter stride: `v4l2_pix_format.bytesperline`; 0, as for JPEG, stands for rows without padding.
    /// - Throws: ``ImagingError`` with the code `formatUnsupported`: a format that nothing here converts, a size of
    ///   nothing or over 64 megapixels, a stride shorter than a row.
    public init(
        _ format: CameraPixelFormat, width: Int, height: Int, stride: Int = 0
    ) throws(ImagingError) {
        guard (1...65_535).contains(width), (1...65_535).contains(height),
            width * height <= Picture.maximumPixelCount
        else { throw ImagingError(.formatUnsupported, "frames of \(width)x\(height) pixels are not read") }
        let shortest: Int
        switch format.layout {
        case .plane: shortest = width
        case .pairs: shortest = 2 * width
        case .jpeg, .other: shortest = 0
        }
        let stride = stride == 0 ? shortest : stride
        guard (shortest...(1 << 24)).contains(stride) else {
            throw ImagingError(
                .formatUnsupported, "rows of \(stride) bytes cannot hold \(width) pixels of \(format)")
        }
        self.format = format
        self.width = width
        self.height = height
        self.stride = stride
        switch format.layout {
        case .plane:
            decode = { bytes throws(ImagingError) in
                LumaImage(copying: bytes, width: width, height: height, stride: stride)
            }
        case .pairs(let offset):
            decode = { bytes throws(ImagingError) in
                LumaImage(pairs: bytes, lumaAt: offset, width: width, height: height, stride: stride)
            }
        case .jpeg:
            let decoder = try JPEGDecoder()
            decode = { bytes throws(ImagingError) in
                try decoder.frame(from: bytes, width: width, height: height)
            }
        case .other:
            let converter = try V4LConverter(format, width: width, height: height, stride: stride)
            decode = { bytes throws(ImagingError) in try converter.luma(from: bytes) }
        }
    }

    /// The luma of a frame.
    ///
    /// Planar formats are not copied: the image shares the frame's memory, and `release` is called, on any thread, when
    /// the last image that shares it is gone. For all other formats, and when it throws, `release` is called before
    /// this returns.
    ///
    /// - Parameters:
    ///   - bytes: `v4l2_buffer.bytesused` bytes of the frame.
    ///   - release: gives the frame's memory back; called exactly once.
    /// - Throws: ``ImagingError`` with the code `frameBroken`: too few bytes, a JPEG picture that is damaged, cut short
    ///   or of another size.
    public func luma(
        from bytes: UnsafeRawBufferPointer, release: @escaping @Sendable () -> Void
    ) throws(ImagingError) -> LumaImage {
        guard format.layout == .plane else {
            defer { release() }
            return try luma(copying: bytes)
        }
        do throws(ImagingError) {
            try checkLength(of: bytes)
        } catch {
            release()
            throw error
        }
        return LumaImage(width: width, height: height, stride: stride, pixels: bytes, release: release)
    }

    /// The luma of a frame in memory of its own; `bytes` may be given back at once.
    ///
    /// - Throws: as ``luma(from:release:)``.
    public func luma(copying bytes: UnsafeRawBufferPointer) throws(ImagingError) -> LumaImage {
        try checkLength(of: bytes)
        return try decode(bytes)
    }

    private func checkLength(of bytes: UnsafeRawBufferPointer) throws(ImagingError) {
        let needed: Int
        switch format.layout {
        case .plane: needed = stride * (height - 1) + width
        case .pairs: needed = stride * (height - 1) + 2 * width
        case .jpeg, .other: needed = 1
        }
        guard bytes.count >= needed else {
            throw ImagingError(.frameBroken, "a frame of \(bytes.count) bytes is cut short; \(needed) are needed")
        }
    }
}

extension JPEGDecoder {
    /// Decodes one frame of a stream whose size is known.
    fileprivate func frame(
        from bytes: UnsafeRawBufferPointer, width: Int, height: Int
    ) throws(ImagingError) -> LumaImage {
        do throws(ImagingError) {
            let header = try header(of: bytes)
            guard header.width == width, header.height == height else {
                throw .unreadable("\(header.width)x\(header.height) pixels instead of \(width)x\(height)")
            }
            guard JPEGStructure(ByteView(bytes)).end == nil else {
                return try luma(from: bytes, header, tolerating: .padding)
            }
            // Some cameras leave the end marker out. With one put there, a frame whose pixels are all there is whole,
            // and one that was cut before them is not.
            let ended = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count + 2, alignment: 16)
            defer { ended.deallocate() }
            ended.copyMemory(from: bytes)
            ended[bytes.count] = 0xFF
            ended[bytes.count + 1] = 0xD9
            return try luma(from: UnsafeRawBufferPointer(ended), header, tolerating: .padding)
        } catch {
            throw ImagingError(.frameBroken, "a JPEG frame is broken: \(error.message)")
        }
    }
}
