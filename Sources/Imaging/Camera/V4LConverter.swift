internal import CV4L

/// Frames of the less usual formats, converted by libv4lconvert. Belongs to one thread at a time.
final class V4LConverter {
    private let converter: OpaquePointer
    private var source = v4l2_format()
    private var target = v4l2_format()
    private let width: Int
    private let height: Int
    /// What libv4lconvert writes to: a plane of luma, then two of chroma.
    private let planes: UnsafeMutableRawBufferPointer
    /// A frame's bytes and room behind them: libv4lconvert notices that a frame is short, and reads on all the same.
    private let frame: UnsafeMutableRawBufferPointer

    /// - Throws: ``ImagingError`` with the code `formatUnsupported`.
    init(_ format: CameraPixelFormat, width: Int, height: Int, stride: Int) throws(ImagingError) {
        guard let converter = labelrig_v4lconvert_create() else {
            throw ImagingError(.formatUnsupported, "no memory to convert frames of \(format)")
        }
        self.converter = converter
        self.width = width
        self.height = height
        // Planes of chroma have half the width and height, rounded up.
        planes = .allocate(
            byteCount: width * height + 2 * ((width + 1) / 2) * ((height + 1) / 2), alignment: 64)
        // No format takes more than four bytes a pixel.
        frame = .allocate(byteCount: max(4 * width, stride) * height + 64, alignment: 64)
        frame.initializeMemory(as: UInt8.self, repeating: 0)
        for (of, code) in [(\V4LConverter.source, format), (\.target, CameraPixelFormat.yu12)] {
            self[keyPath: of].type = V4L2_BUF_TYPE_VIDEO_CAPTURE.rawValue
            self[keyPath: of].fmt.pix.width = UInt32(width)
            self[keyPath: of].fmt.pix.height = UInt32(height)
            self[keyPath: of].fmt.pix.pixelformat = code.rawValue
            self[keyPath: of].fmt.pix.field = V4L2_FIELD_NONE.rawValue
        }
        source.fmt.pix.bytesperline = UInt32(stride)
        target.fmt.pix.bytesperline = UInt32(width)
        target.fmt.pix.sizeimage = UInt32(planes.count)
        try probe(format)
    }

    deinit {
        v4lconvert_destroy(converter)
        planes.deallocate()
        frame.deallocate()
    }

    func luma(from bytes: UnsafeRawBufferPointer) throws(ImagingError) -> LumaImage {
        guard convert(bytes) > 0 else {
            throw ImagingError(.frameBroken, "a frame is broken: \(message)")
        }
        return LumaImage(copying: UnsafeRawBufferPointer(planes), width: width, height: height, stride: width)
    }

    /// Whether libv4lconvert knows the format shows only when it is given a frame.
    private func probe(_ format: CameraPixelFormat) throws(ImagingError) {
        guard convert(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(frame)[..<0])) < 0,
            message.lowercased().contains("unknown src")
        else { return }
        throw ImagingError(
            .formatUnsupported, "\(format) is a format that is not converted; choose another for the camera")
    }

    private func convert(_ bytes: UnsafeRawBufferPointer) -> Int32 {
        let count = min(bytes.count, frame.count)
        frame.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[..<count]))
        source.fmt.pix.sizeimage = UInt32(count)
        return v4lconvert_convert(
            converter, &source, &target, frame.bindMemory(to: UInt8.self).baseAddress, Int32(count),
            planes.bindMemory(to: UInt8.self).baseAddress, Int32(planes.count))
    }

    private var message: String {
        var text = String(cString: v4lconvert_get_error_message(converter))
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
