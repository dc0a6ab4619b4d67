import Testing
@testable import Imaging

@Suite("EXIF orientation")
struct PictureOrientationTests {
    /// The shape of the letter F, from CIPA DC-008: how each orientation stores what should show as `upright`.
    static let upright = ["##.", "#..", "##.", "#..", "#.."]
    static let stored: [ExifOrientation: [String]] = [
        .upright: ["##.", "#..", "##.", "#..", "#.."],
        .mirrored: [".##", "..#", ".##", "..#", "..#"],
        .turnedHalf: ["..#", "..#", ".##", "..#", ".##"],
        .flipped: ["#..", "#..", "##.", "#..", "##."],
        .transposed: ["#####", "#.#..", "....."],
        .turnedLeft: [".....", "#.#..", "#####"],
        .transversed: [".....", "..#.#", "#####"],
        .turnedRight: ["#####", "..#.#", "....."],
    ]

    /// Each cell 8 pixels wide, so that JPEG keeps it sharp.
    static func picture(_ rows: [String]) -> LumaImage {
        let cells = rows.map { $0.map { $0 == "#" ? UInt8(0) : 255 } }
        return LumaImage(width: cells[0].count * 8, height: cells.count * 8) { pixels in
            for index in pixels.indices {
                let (x, y) = (index % (cells[0].count * 8), index / (cells[0].count * 8))
                pixels[index] = cells[y / 8][x / 8]
            }
        }
    }

    @Test("a picture is set upright from each of the eight orientations", arguments: ExifOrientation.allCases)
    func upright(orientation: ExifOrientation) throws {
        let stored = Self.picture(try #require(Self.stored[orientation]))
        #expect(stored.upright(from: orientation).bytes == Self.picture(Self.upright).bytes)
    }

    @Test("each kind with EXIF data is set upright", arguments: ExifOrientation.allCases, ["II", "MM"])
    func files(orientation: ExifOrientation, order: String) throws {
        let stored = Self.picture(try #require(Self.stored[orientation]))
        let exif = exifData(orientation: orientation.rawValue, order: order)
        let expected = Self.picture(Self.upright)
        let files = [
            "JPEG": withJPEGSegment(Encoder.jpeg.encode(stored), exif),
            "PNG": withPNGChunk(Encoder.png.encode(stored), exif),
            "WebP": withWebPChunk(Encoder.webP.encode(stored), stored, exif),
        ]
        for (kind, file) in files {
            let difference = try Picture.decode(file).largestDifference(to: expected)
            #expect(try #require(difference) <= 4, "\(kind)")
        }
    }

    @Test("TIFF pictures of every depth are set upright", arguments: ExifOrientation.allCases)
    func tiff(orientation: ExifOrientation) throws {
        let stored = Self.picture(try #require(Self.stored[orientation]))
        for depth in [Encoder.Depth.grey1, .grey8, .grey16, .colour] {
            var file = Encoder.tiff.encode(stored, depth)
            let place = try #require(
                file.withUnsafeBytes { TIFFDirectory(ByteView($0))?.orientationPlace })
            file[place.offset] = UInt8(orientation.rawValue)
            #expect(try Picture.decode(file).bytes == Self.picture(Self.upright).bytes, "\(depth)")
        }
    }

    @Test("damaged EXIF data are passed over")
    func damaged() throws {
        let picture = Self.picture(Self.upright)
        let exif = exifData(orientation: 6, order: "MM")
        for length in 0..<(exif.count - 6) {
            let file = withJPEGSegment(Encoder.jpeg.encode(picture), Array(exif.prefix(length)))
            #expect(try Picture.decode(file).width == picture.width, "\(length)")
        }
        let beyond = exifData(orientation: 9, order: "II")
        #expect(try Picture.decode(withPNGChunk(Encoder.png.encode(picture), beyond)).bytes == picture.bytes)
    }
}
