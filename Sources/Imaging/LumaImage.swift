/// A grey picture: rows of 8-bit luma, top to bottom, `stride` bytes apart.
///
/// A value that shares its pixels: copies and crops cost nothing, and the pixels never change once the image exists.
public struct LumaImage: Sendable {
    public let width: Int
    public let height: Int
    /// Bytes from one row's first pixel to the next row's; at least `width`.
    public let stride: Int
    private let offset: Int
    private let storage: PixelStorage

    /// Takes pixels over from where they are, without a copy.
    ///
    /// - Parameters:
    ///   - pixels: at least `stride * (height - 1) + width` bytes that no one writes to until `release` is called.
    ///   - release: gives the pixels back; called once, on any thread, after the last image that shares them is gone.
    public init(
        width: Int, height: Int, stride: Int, pixels: UnsafeRawBufferPointer, release: @escaping @Sendable () -> Void
    ) {
        precondition(width > 0 && height > 0 && stride >= width && pixels.count >= stride * (height - 1) + width)
        self.width = width
        self.height = height
        self.stride = stride
        self.offset = 0
        self.storage = PixelStorage(pixels: pixels, release: release)
    }

    /// Makes an image of its own, written by `fill`.
    ///
    /// - Parameter fill: is given `width * height` bytes, rows without padding, whose contents are undefined.
    public init<Failure: Error>(
        width: Int, height: Int, fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Void
    ) throws(Failure) {
        precondition(width > 0 && height > 0)
        let pixels = UnsafeMutableRawBufferPointer.allocate(byteCount: width * height, alignment: 64)
        do throws(Failure) {
            try fill(pixels)
        } catch {
            pixels.deallocate()
            throw error
        }
        self.width = width
        self.height = height
        self.stride = width
        self.offset = 0
        self.storage = PixelStorage(owned: pixels)
    }

    public var size: PixelSize { PixelSize(width: width, height: height) }

    /// The part of the image inside a rectangle, sharing the pixels.
    ///
    /// - Parameter rectangle: in pixels of this image; what lies outside is cut off.
    /// - Returns: nil when nothing of the rectangle lies inside.
    public func cropped(to rectangle: PixelRectangle) -> LumaImage? {
        let inside = rectangle.clamped(width: width, height: height)
        guard let inside else { return nil }
        return LumaImage(
            width: inside.width, height: inside.height, stride: stride,
            offset: offset + inside.y * stride + inside.x, storage: storage)
    }

    /// The pixels, for reading, as long as `body` runs: row `y` starts at byte `y * stride`.
    public func withPixels<Result, Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        // The storage outlives the call because `self` holds it.
        let end = offset + stride * (height - 1) + width
        defer { withExtendedLifetime(storage) {} }
        return try body(UnsafeRawBufferPointer(rebasing: storage.pixels[offset..<end]))
    }

    private init(width: Int, height: Int, stride: Int, offset: Int, storage: PixelStorage) {
        self.width = width
        self.height = height
        self.stride = stride
        self.offset = offset
        self.storage = storage
    }
}

/// An upright rectangle in whole pixels.
public struct PixelRectangle: Hashable, Sendable {
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int

    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// What of the rectangle lies in a picture of this size; nil when nothing does.
    public func clamped(width limit: Int, height limitHeight: Int) -> PixelRectangle? {
        let left = max(0, x)
        let top = max(0, y)
        let right = min(limit, x.addingReportingOverflow(width).overflow ? .max : x + width)
        let bottom = min(limitHeight, y.addingReportingOverflow(height).overflow ? .max : y + height)
        guard right > left, bottom > top else { return nil }
        return PixelRectangle(x: left, y: top, width: right - left, height: bottom - top)
    }
}

/// Where an image's pixels live.
///
/// Unchecked: the pixels are written before the storage exists and only read afterwards.
private final class PixelStorage: @unchecked Sendable {
    let pixels: UnsafeRawBufferPointer
    private let release: @Sendable () -> Void

    init(pixels: UnsafeRawBufferPointer, release: @escaping @Sendable () -> Void) {
        self.pixels = pixels
        self.release = release
    }

    convenience init(owned pixels: UnsafeMutableRawBufferPointer) {
        nonisolated(unsafe) let owned = pixels
        self.init(pixels: UnsafeRawBufferPointer(pixels)) { owned.deallocate() }
    }

    deinit {
        release()
    }
}
