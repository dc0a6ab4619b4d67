import Foundation
import Imaging
import Testing

@Suite("Pictures that are refused")
struct PictureSizeTests {
    private func message(_ bytes: [UInt8]) -> String? {
        do {
            _ = try Picture.decode(bytes)
            return nil
        } catch {
            return error.code == .imageUnreadable ? error.message : "code \(error.code)"
        }
    }

    @Test("an empty file and what is no picture are told apart")
    func notAPicture() {
        #expect(message([]) == "empty file")
        for bytes in [Array("hello, world".utf8), [0], [0xFF, 0xD8], Array("PK\u{3}\u{4}".utf8)] {
            #expect(message(bytes)?.hasPrefix("not a picture of a known kind") == true)
        }
    }

    @Test("a size beyond 64 megapixels is refused by the header alone, in every kind")
    func tooLarge() {
        let expected = "12000x12000 is more than the 64 megapixels that are read; scale it down"
        for (kind, file) in Bomb.files(width: 12_000, height: 12_000) {
            #expect(message(file) == expected, "\(kind)")
        }
        #expect(message(Array("P5 999999999 999999999 255\n".utf8))?.contains("megapixels") == true)
    }

    @Test("a size of nothing is refused")
    func nothing() {
        for (kind, file) in Bomb.files(width: 0, height: 3) where kind != "WebP" && kind != "GIF" {
            #expect(message(file) != nil, "\(kind)")
        }
    }

    @Test("what is no regular file is refused at once")
    func notAFile() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let pipe = folder.appendingPathComponent("pipe.png").path
        #expect(mkfifo(pipe, 0o600) == 0)
        let cases = [
            (folder.path, "a folder, not a picture file"),
            (pipe, "a device, pipe or socket, not a picture file"),
            ("/dev/zero", "a device, pipe or socket, not a picture file"),
            (folder.path + "/missing.png", "no such file"),
        ]
        for (path, expected) in cases {
            #expect { try Picture.open(path) } throws: { ($0 as? ImagingError)?.message == expected }
        }
    }
}

/// Small files whose headers promise large pictures.
enum Bomb {
    static func files(width: Int, height: Int) -> [String: [UInt8]] {
        let (w, h) = (littleEndian(width), littleEndian(height))
        var jpeg = Encoder.jpeg.encode(pattern(width: 8, height: 8))
        for index in 0..<(jpeg.count - 1) where jpeg[index] == 0xFF && jpeg[index + 1] == 0xC0 {
            jpeg.replaceSubrange((index + 5)..<(index + 9), with: [h[1], h[0], w[1], w[0]])
        }
        var png = Encoder.png.encode(pattern(width: 8, height: 8))
        png.replaceSubrange(16..<24, with: bigEndian(width) + bigEndian(height))
        png.replaceSubrange(29..<33, with: bigEndian(Int(checksum(Array(png[12..<29])))))
        var gif = Encoder.gif.encode(pattern(width: 8, height: 8))
        gif.replaceSubrange(6..<10, with: [w[0], w[1], h[0], h[1]])
        var bmp = Encoder.bmp.encode(pattern(width: 8, height: 8))
        bmp.replaceSubrange(18..<26, with: w + h)
        let webP = withWebPChunk(
            Encoder.webP.encode(pattern(width: 8, height: 8)),
            LumaImage(width: max(width, 1), height: max(height, 1)) { _ in }, [])
        let tiff =
            Array("II*\0".utf8) + littleEndian(8) + [2, 0] + [0, 1, 4, 0, 1, 0, 0, 0] + w + [1, 1, 4, 0, 1, 0, 0, 0] + h
            + [0, 0, 0, 0]
        return [
            "JPEG": jpeg, "PNG": png, "GIF": gif, "BMP": bmp, "WebP": webP, "TIFF": tiff,
            "PNM": Array("P6\n# made by hand\n\(width) \(height)\n255\n".utf8),
        ]
    }
}
