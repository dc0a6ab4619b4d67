import Imaging
import Testing

@Suite("JPEG out")
struct JPEGEncoderTests {
    @Test("a picture is written and read again, closer and larger with quality")
    func quality() throws {
        let picture = pattern(width: 100, height: 60)
        let encoder = try JPEGEncoder()
        let small = try encoder.encode(picture, quality: 10)
        let large = try encoder.encode(picture, quality: 100)
        #expect(small.count < large.count)
        let difference = try Picture.decode(large).largestDifference(to: picture)
        #expect(try #require(difference) <= 2)
        #expect(try encoder.encode(picture, quality: -5).count <= small.count)
        #expect(try encoder.encode(picture, quality: 1_000) == large)
    }

    @Test("a crop is written without its surroundings")
    func crop() throws {
        let crop = try #require(
            pattern(width: 90, height: 50).cropped(to: PixelRectangle(x: 40, y: 20, width: 33, height: 17)))
        let decoded = try Picture.decode(JPEGEncoder().encode(crop, quality: 100))
        #expect(try #require(decoded.largestDifference(to: crop)) <= 2)
    }

    @Test("a side that no JPEG picture can have is an error")
    func tooWide() throws {
        let wide = LumaImage(width: 65_501, height: 1) { $0.initializeMemory(as: UInt8.self, repeating: 0) }
        #expect { try JPEGEncoder().encode(wide, quality: 50) } throws: {
            ($0 as? ImagingError)?.code == .encodingFailed
        }
    }
}
