/// A GIF file, of which the first picture is taken (GIF89a specification).
struct GIFPicture {
    private let file: ByteView

    init(_ file: ByteView) {
        self.file = file
    }

    func luma() throws(ImagingError) -> LumaImage {
        let first = try firstPicture()
        // Without the pictures that follow, so that an animation costs no more than its first picture.
        let trailer: UInt8 = 0x3B
        let alone = UnsafeMutableRawBufferPointer.allocate(byteCount: first.end + 1, alignment: 16)
        defer { alone.deallocate() }
        alone.copyMemory(from: UnsafeRawBufferPointer(rebasing: file.bytes[..<first.end]))
        alone[first.end] = trailer
        return try LeptonicaDecoder.luma(
            .gif, ByteView(UnsafeRawBufferPointer(alone)), transparentIndex: first.transparentIndex)
    }

    private func firstPicture() throws(ImagingError) -> (end: Int, transparentIndex: Int?) {
        guard let screenWidth = file.uint16(at: 6, .littleEndian),
            let screenHeight = file.uint16(at: 8, .littleEndian), let flags = file.byte(at: 10)
        else { throw .cutShort }
        try Picture.checkSize(width: max(screenWidth, 1), height: max(screenHeight, 1))
        var place = 13 + colorTableLength(flags)
        var transparentIndex: Int?
        while let introducer = file.byte(at: place) {
            switch introducer {
            case 0x21:
                if file.byte(at: place + 1) == 0xF9, let control = file.byte(at: place + 3), control & 1 != 0 {
                    transparentIndex = file.byte(at: place + 6).map(Int.init)
                }
                place = try endOfBlocks(at: place + 2)
            case 0x2C:
                guard let width = file.uint16(at: place + 5, .littleEndian),
                    let height = file.uint16(at: place + 7, .littleEndian), let flags = file.byte(at: place + 9)
                else { throw .cutShort }
                try Picture.checkSize(width: width, height: height)
                return (try endOfBlocks(at: place + 11 + colorTableLength(flags)), transparentIndex)
            default:
                throw .unreadable("damaged: a GIF file without a picture")
            }
        }
        throw .cutShort
    }

    private func colorTableLength(_ flags: UInt8) -> Int { flags & 0x80 != 0 ? 3 << (Int(flags & 7) + 1) : 0 }

    /// Behind the blocks that start here: each with its length before it, ended by one of length 0.
    private func endOfBlocks(at start: Int) throws(ImagingError) -> Int {
        var place = start
        while let length = file.byte(at: place) {
            place += 1 + Int(length)
            if length == 0 { return place }
        }
        throw .cutShort
    }
}
