/// A portable bitmap, graymap, pixmap or arbitrary map, as text or as bytes (Netpbm's own pages pbm(5) to pam(5)).
struct PNMPicture {
    private let file: ByteView

    init(_ file: ByteView) {
        self.file = file
    }

    func luma() throws(ImagingError) -> LumaImage {
        let header = try PNMHeader(file)
        try Picture.checkSize(width: header.width, height: header.height)
        // Each sample takes at least one character of text, or its bytes: checked before memory is taken for them.
        let needed = header.isText ? header.sampleCount : header.rowLength * header.height
        guard file.part(at: header.end, count: needed) != nil else { throw .cutShort }
        if header.channels == 1 {
            return try LumaImage(width: header.width, height: header.height) { pixels throws(ImagingError) in
                try read(header, into: pixels)
            }
        }
        let samples = UnsafeMutableRawBufferPointer.allocate(byteCount: header.sampleCount, alignment: 64)
        defer { samples.deallocate() }
        try read(header, into: samples)
        return LumaImage(width: header.width, height: header.height) { pixels in
            Luma.convert(samples, channels: header.channels, into: pixels)
        }
    }

    /// Reads all samples, scaled to 8 bits.
    private func read(_ header: PNMHeader, into samples: UnsafeMutableRawBufferPointer) throws(ImagingError) {
        if header.isText {
            var scanner = PNMScanner(file, at: header.end)
            for index in 0..<samples.count {
                // Digits of a bitmap may stand without a space between them.
                let value = try header.isBits ? scanner.digit() : scanner.number()
                samples[index] = header.isBits ? (value == 0 ? 255 : 0) : header.scaled(value)
            }
        } else if header.isBits {
            let bytes = file.bytes[header.end...]
            for y in 0..<header.height {
                for x in 0..<header.width {
                    // A set bit is ink.
                    let eight = bytes[bytes.startIndex + y * header.rowLength + x / 8]
                    samples[y * header.width + x] = eight >> UInt8(7 - x % 8) & 1 == 1 ? 0 : 255
                }
            }
        } else {
            let bytes = file.bytes[header.end...]
            let wide = header.maximum > 255
            for index in 0..<samples.count {
                let value =
                    wide
                    ? Int(bytes[bytes.startIndex + 2 * index]) << 8 | Int(bytes[bytes.startIndex + 2 * index + 1])
                    : Int(bytes[bytes.startIndex + index])
                samples[index] = header.scaled(value)
            }
        }
    }

    /// White space as C and Netpbm count it.
    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
