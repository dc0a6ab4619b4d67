/// Pictures in files: JPEG, PNG, WebP, TIFF, GIF, PNM and BMP, opened as luma with the rotation of their EXIF data done.
///
/// The size is taken from the header and checked before anything is decoded, so that a small file cannot ask for
/// gigabytes. Transparent parts show white; of several pictures in one file the first is taken.
public enum Picture {
    /// The most pixels that are decoded: 64 megapixels, more than any board camera delivers.
    public static let maximumPixelCount = 64_000_000
    /// The largest file that is read: 64 megapixels of uncompressed 32-bit pixels and their headers.
    public static let maximumByteCount = 260_000_000

    /// Opens a picture file.
    ///
    /// - Parameter path: a regular file, or a link to one.
    /// - Throws: ``ImagingError`` with the code `imageUnreadable`.
    public static func open(_ path: String) throws(ImagingError) -> LumaImage {
        try decode(fileBytes(path))
    }

    /// Opens a picture whose file is in memory.
    ///
    /// - Throws: ``ImagingError`` with the code `imageUnreadable`.
    public static func decode(_ bytes: [UInt8]) throws(ImagingError) -> LumaImage {
        try bytes.withUnsafeBytes { buffer in
            Result { () throws(ImagingError) in try decode(buffer) }
        }.get()
    }

    /// Opens a picture whose file is in memory.
    ///
    /// - Throws: ``ImagingError`` with the code `imageUnreadable`.
    public static func decode(_ bytes: UnsafeRawBufferPointer) throws(ImagingError) -> LumaImage {
        guard !bytes.isEmpty else { throw .unreadable("empty file") }
        let view = ByteView(bytes)
        guard let kind = PictureKind(of: view) else {
            throw .unreadable("not a picture of a known kind; JPEG, PNG, WebP, TIFF, GIF, PNM and BMP are read")
        }
        switch kind {
        case .jpeg: return try JPEGPicture(view).luma()
        case .png: return try PNGPicture(view).luma()
        case .webP: return try WebPPicture(view).luma()
        case .tiff: return try TIFFPicture(view).luma()
        case .gif: return try GIFPicture(view).luma()
        case .pnm: return try PNMPicture(view).luma()
        case .bmp: return try BMPPicture(view).luma()
        }
    }

    /// Refuses a size that is nothing or more than is read; called with the header's numbers, before decoding.
    static func checkSize(width: Int, height: Int) throws(ImagingError) {
        guard width > 0, height > 0 else { throw .unreadable("the picture is \(width)x\(height) pixels") }
        let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
        guard !overflow, pixels <= maximumPixelCount else {
            throw .unreadable(
                "\(width)x\(height) is more than the \(maximumPixelCount / 1_000_000) megapixels that are read; "
                    + "scale it down")
        }
    }
}
