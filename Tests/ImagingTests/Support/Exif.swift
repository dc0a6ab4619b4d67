import Imaging

/// The smallest EXIF data that say how a picture is turned.
func exifData(orientation: Int, order: String) -> [UInt8] {
    let isLittle = order == "II"
    func number(_ value: Int, bytes: Int) -> [UInt8] {
        let ascending = (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        return isLittle ? ascending : ascending.reversed()
    }
    return Array(order.utf8) + number(42, bytes: 2) + number(8, bytes: 4) + number(1, bytes: 2)
        + number(274, bytes: 2) + number(3, bytes: 2) + number(1, bytes: 4) + number(orientation, bytes: 2)
        + number(0, bytes: 2) + number(0, bytes: 4)
}

/// Puts EXIF data behind a JPEG's first segment.
func withJPEGSegment(_ file: [UInt8], _ exif: [UInt8]) -> [UInt8] {
    let firstEnd = 4 + Int(file[4]) << 8 + Int(file[5])
    let length = exif.count + 8
    let segment = [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + Array("Exif\0\0".utf8) + exif
    return Array(file[..<firstEnd]) + segment + Array(file[firstEnd...])
}

/// Puts EXIF data behind a PNG's header.
func withPNGChunk(_ file: [UInt8], _ exif: [UInt8]) -> [UInt8] {
    let headerEnd = 8 + 12 + 13
    let body = Array("eXIf".utf8) + exif
    let chunk = bigEndian(exif.count) + body + bigEndian(Int(checksum(body)))
    return Array(file[..<headerEnd]) + chunk + Array(file[headerEnd...])
}

/// Puts a simple WebP picture into the extended form with EXIF data at its end.
func withWebPChunk(_ file: [UInt8], _ picture: LumaImage, _ exif: [UInt8]) -> [UInt8] {
    let size = littleEndian(picture.width - 1).prefix(3) + littleEndian(picture.height - 1).prefix(3)
    let extended = Array("VP8X".utf8) + littleEndian(10) + [8, 0, 0, 0] + size
    let padding = [UInt8](repeating: 0, count: exif.count % 2)
    let body =
        Array("WEBP".utf8) + extended + file[12...] + Array("EXIF".utf8) + littleEndian(exif.count) + exif + padding
    return Array("RIFF".utf8) + littleEndian(body.count) + body
}

func bigEndian(_ value: Int) -> [UInt8] { littleEndian(value).reversed() }

func littleEndian(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }

/// CRC-32 as PNG has it (ISO/IEC 15948, annex D).
func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF as UInt32) { sum, byte in
        (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
}
