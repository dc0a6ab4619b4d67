internal import Glibc

/// The segments of a JPEG picture (ISO/IEC 10918-1, annex B), walked without decoding it.
struct JPEGStructure {
    /// Behind the end marker; nil when it is missing.
    private(set) var end: Int?
    /// The first EXIF data before the pixels.
    private(set) var exif: ByteView?

    private enum Marker {
        static let startOfImage: UInt8 = 0xD8
        static let endOfImage: UInt8 = 0xD9
        static let startOfScan: UInt8 = 0xDA
        static let application1: UInt8 = 0xE1
        static let restart: ClosedRange<UInt8> = 0xD0...0xD7
        static let temporary: UInt8 = 0x01
        /// Behind 0xFF in pixel data, it makes a byte of data of the two.
        static let stuffing: UInt8 = 0x00
        static let fill: UInt8 = 0xFF
    }

    init(_ file: ByteView) {
        var place = 2
        var isBeforePixels = true
        // What is no marker, pixels or stray bytes, is passed over, as libjpeg does.
        while let found = file.offset(of: 0xFF, from: place), let marker = file.byte(at: found + 1) {
            switch marker {
            case Marker.fill:
                place = found + 1
            case Marker.stuffing, Marker.temporary, Marker.restart, Marker.startOfImage:
                place = found + 2
            case Marker.endOfImage:
                end = found + 2
                return
            default:
                guard let length = file.uint16(at: found + 2, .bigEndian), length >= 2 else { return }
                if marker == Marker.application1, isBeforePixels, exif == nil, file.has("Exif\0\0", at: found + 4) {
                    exif = file.part(at: found + 4, count: length - 2)
                }
                if marker == Marker.startOfScan { isBeforePixels = false }
                place = found + 2 + length
            }
        }
    }
}

extension ByteView {
    /// Where the next byte of a value is.
    func offset(of value: UInt8, from start: Int) -> Int? {
        guard start >= 0, start < count, let base = bytes.baseAddress,
            let found = memchr(base + start, Int32(value), count - start)
        else { return nil }
        return UnsafeRawPointer(found) - base
    }
}
