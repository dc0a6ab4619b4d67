import Imaging
import LabelPictures
import Testing

@Suite("Pictures of every kind")
struct PictureKindTests {
    @Test("a picture comes back as it was written", arguments: Encoder.allCases)
    func roundTrip(encoder: Encoder) throws {
        for (width, height) in [(1, 1), (2, 3), (31, 17), (64, 48), (129, 65)] {
            let original = pattern(width: width, height: height)
            for depth in encoder.depths {
                let decoded = try Picture.decode(encoder.encode(original, depth))
                let expected = LumaImage(width: width, height: height) { pixels in
                    pixels.copyBytes(from: original.bytes.map { Encoder.shown($0, at: depth) })
                }
                let difference = try #require(decoded.largestDifference(to: expected))
                #expect(difference <= (encoder == .jpeg ? 60 : 1), "\(depth) at \(width)x\(height)")
            }
        }
    }

    @Test("a picture cut short is an error, wherever the cut is", arguments: Encoder.allCases)
    func cutShort(encoder: Encoder) {
        let whole = encoder.encode(pattern(width: 97, height: 61))
        for length in Swift.stride(from: 0, to: whole.count, by: max(1, whole.count / 200)) {
            #expect(throws: ImagingError.self, "\(length) of \(whole.count)") {
                try Picture.decode(Array(whole.prefix(length)))
            }
        }
    }

    @Test("stray bytes in a JPEG picture's header hide no cut")
    func strayBytes() throws {
        let whole = Encoder.jpeg.encode(pattern(width: 64, height: 48))
        let firstEnd = 4 + Int(whole[4]) << 8 + Int(whole[5])
        let stray = Array(whole[..<firstEnd]) + [1, 2, 3] + Array(whole[firstEnd...])
        #expect(try Picture.decode(stray).bytes == Picture.decode(whole).bytes)
        for length in Swift.stride(from: 5, to: stray.count, by: 7) {
            #expect(throws: ImagingError.self) { try Picture.decode(Array(stray.prefix(length))) }
        }
    }

    @Test("damaged bytes are read or refused, and nothing traps", arguments: Encoder.allCases)
    func damage(encoder: Encoder) {
        var random = SeededGenerator(seed: 20_261_130)
        let whole = encoder.encode(pattern(width: 40, height: 30))
        for _ in 0..<300 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
            }
            _ = try? Picture.decode(bytes)
        }
    }
}
