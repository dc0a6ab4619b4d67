import CLeptonica
import CTurboJPEG
import Imaging
import Testing

@Suite("Colours and transparency")
struct PictureColourTests {
    private func colour(
        _ width: Int, _ height: Int, _ rgba: UInt32, alpha: Bool = false
    ) -> UnsafeMutablePointer<PIX>? {
        let pix = pixCreate(Int32(width), Int32(height), 32)
        pixSetAllArbitrary(pix, rgba)
        if alpha { pixSetSpp(pix, 4) }
        return pix
    }

    @Test("colours become luma by BT.601", arguments: ["PNG", "TIFF", "BMP", "PNM", "WebP", "JPEG"])
    func luma(kind: String) throws {
        let formats = [
            "PNG": IFF_PNG, "TIFF": IFF_TIFF_LZW, "BMP": IFF_BMP, "PNM": IFF_PNM, "WebP": IFF_WEBP,
            "JPEG": IFF_JFIF_JPEG,
        ]
        for (rgb, expected) in [(0xFF00_0000, 76), (0x00FF_0000, 150), (0x0000_FF00, 29), (0x1E5A_B400, 82)] {
            var pix = colour(16, 16, UInt32(rgb))
            defer { pixDestroy(&pix) }
            let picture = try Picture.decode(Encoder.write(pix, try #require(formats[kind])))
            #expect(abs(Int(picture.pixel(8, 8)) - expected) <= (kind == "JPEG" ? 3 : 1))
        }
    }

    @Test("what is transparent shows white, in part where it is so in part", arguments: ["PNG", "WebP"])
    func alpha(kind: String) throws {
        for (alpha, expected) in [(255, 100), (0, 255), (128, 177)] {
            var pix = colour(8, 8, UInt32(0x6464_6400 | alpha), alpha: true)
            defer { pixDestroy(&pix) }
            let picture = try Picture.decode(Encoder.write(pix, kind == "PNG" ? IFF_PNG : IFF_WEBP))
            #expect(abs(Int(picture.pixel(4, 4)) - expected) <= 1)
        }
    }

    @Test("a GIF picture's transparent colour shows white")
    func transparentGIF() throws {
        let dark = LumaImage(width: 8, height: 4) { $0.initializeMemory(as: UInt8.self, repeating: 9) }
        let file = Encoder.gif.encode(dark)
        let index = try #require(usedIndex(of: file))
        let tableEnd = 13 + 3 << (Int(file[10] & 7) + 1)
        let control: [UInt8] = [0x21, 0xF9, 4, 1, 0, 0, index, 0]
        let transparent = Array(file[..<tableEnd]) + control + Array(file[tableEnd...])
        #expect(try Picture.decode(file).pixel(2, 2) < 20)
        #expect(try Picture.decode(transparent).pixel(2, 2) == 255)
    }

    /// The index of the one colour that is dark.
    private func usedIndex(of file: [UInt8]) -> UInt8? {
        let table = file[13...]
        return (0..<(2 << Int(file[10] & 7))).first { table[13 + 3 * $0] == 9 }.map(UInt8.init)
    }

    @Test("of an animation the first picture is taken")
    func animation() throws {
        let file = Encoder.gif.encode(pattern(width: 30, height: 20))
        let tableEnd = 13 + 3 << (Int(file[10] & 7) + 1)
        let body = file[tableEnd..<(file.count - 1)]
        let animated = file.dropLast() + Array(repeating: body, count: 50).joined() + [0x3B]
        #expect(try Picture.decode(Array(animated)).bytes == Picture.decode(file).bytes)
    }

    @Test("JPEG pictures in inks are read")
    func inks() throws {
        // As Adobe stores them: 255 for no ink.
        let pixels = (0..<(16 * 16)).flatMap { _ in [200, 200, 200, 128] as [UInt8] }
        let handle = tjInitCompress()
        defer { tjDestroy(handle) }
        for subsampling in [TJSAMP_444, TJSAMP_420] {
            var data: UnsafeMutablePointer<UInt8>?
            var size: UInt = 0
            defer { tjFree(data) }
            let result = tjCompress2(
                handle, pixels, 16, 0, 16, TJPF_CMYK.rawValue, &data, &size, Int32(subsampling.rawValue), 95, 0)
            #expect(result == 0)
            let picture = try Picture.decode(Array(UnsafeBufferPointer(start: data, count: Int(size))))
            #expect(abs(Int(picture.pixel(8, 8)) - 100) <= 3)
        }
    }
}
