import LabelPictures
import Testing
@testable import Imaging

@Suite("Camera frames to luma")
struct FrameConverterTests {
    static let sizes = [(1, 1), (2, 2), (3, 5), (7, 4), (16, 16), (64, 48), (131, 67)]

    /// A frame of a format whose luma is the picture's; chroma and padding are filled with a value that is not.
    static func frame(_ picture: LumaImage, _ format: CameraPixelFormat, stride: Int) -> [UInt8] {
        let step = format == .yuyv || format == .uyvy ? 2 : 1
        let offset = format == .uyvy ? 1 : 0
        var frame = [UInt8](repeating: 77, count: stride * picture.height)
        for y in 0..<picture.height {
            for x in 0..<picture.width { frame[y * stride + x * step + offset] = picture.pixel(x, y) }
        }
        let hasChroma = [CameraPixelFormat.nv12, .nv21, .yu12].contains(format)
        return hasChroma ? frame + [UInt8](repeating: 99, count: stride * picture.height / 2) : frame
    }

    private func luma(_ converter: FrameConverter, _ frame: [UInt8]) throws -> LumaImage {
        let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: frame.count, alignment: 16)
        bytes.copyBytes(from: frame)
        nonisolated(unsafe) let owned = bytes
        return try converter.luma(from: UnsafeRawBufferPointer(bytes)) { owned.deallocate() }
    }

    @Test(
        "raw formats give their luma, with and without padding",
        arguments: CameraPixelFormat.native.filter { $0 != .mjpg })
    func raw(format: CameraPixelFormat) throws {
        for (width, height) in Self.sizes {
            let picture = pattern(width: width, height: height)
            let shortest = format == .yuyv || format == .uyvy ? 2 * width : width
            for stride in [shortest, shortest + 1, shortest + 32] {
                let converter = try FrameConverter(format, width: width, height: height, stride: stride)
                let frame = Self.frame(picture, format, stride: stride)
                #expect(try luma(converter, frame).bytes == picture.bytes, "\(width)x\(height), stride \(stride)")
                #expect(try frame.withUnsafeBytes { try converter.luma(copying: $0).bytes } == picture.bytes)
            }
        }
    }

    @Test("a frame's memory is given back exactly once, planar ones when the last image is gone")
    func release() throws {
        for (format, keeps) in [(CameraPixelFormat.grey, true), (.nv12, true), (.yuyv, false), (.uyvy, false)] {
            let converter = try FrameConverter(format, width: 8, height: 4)
            let bytes = [UInt8](repeating: 50, count: 64)
            let count = Locked(0)
            try bytes.withUnsafeBytes { bytes in
                var image: LumaImage? = try converter.luma(from: bytes) { count.withLock { $0 += 1 } }
                var crop = image?.cropped(to: PixelRectangle(x: 1, y: 1, width: 2, height: 2))
                image = nil
                #expect(count.withLock { $0 } == (keeps ? 0 : 1), "\(format)")
                #expect(crop?.width == 2)
                crop = nil
                #expect(count.withLock { $0 } == 1, "\(format)")
                _ = try? converter.luma(from: UnsafeRawBufferPointer(rebasing: bytes[..<3])) {
                    count.withLock { $0 += 1 }
                }
                #expect(count.withLock { $0 } == 2, "\(format)")
            }
        }
    }

    @Test("a frame that is too short is broken", arguments: CameraPixelFormat.native)
    func tooShort(format: CameraPixelFormat) throws {
        let picture = pattern(width: 64, height: 48)
        let converter = try FrameConverter(format, width: 64, height: 48)
        let frame =
            format == .mjpg
            ? try JPEGEncoder().encode(picture, quality: 80)
            : Self.frame(picture, format, stride: format == .yuyv || format == .uyvy ? 128 : 64)
        let whole = format == .mjpg ? frame.count - 2 : picture.width * picture.height
        for length in Swift.stride(from: 0, to: whole, by: max(1, whole / 97)) {
            #expect {
                try luma(converter, Array(frame.prefix(length)))
            } throws: { ($0 as? ImagingError)?.code == .frameBroken }
        }
    }

    @Test("MJPEG frames are read without Huffman tables, without an end marker, and with bytes behind it")
    func motionJPEG() throws {
        let picture = pattern(width: 64, height: 48)
        let converter = try FrameConverter(.mjpg, width: 64, height: 48)
        let frame = try JPEGEncoder().encode(picture, quality: 90)
        let expected = try Picture.decode(frame).bytes
        var bare = frame
        while let start = (0..<(bare.count - 1)).first(where: { bare[$0] == 0xFF && bare[$0 + 1] == 0xC4 }) {
            bare.removeSubrange(start..<(start + 2 + Int(bare[start + 2]) << 8 + Int(bare[start + 3])))
        }
        #expect(bare.count < frame.count)
        let padded = frame.dropLast(2) + [0, 0, 0, 0xFF, 0xD9]
        for frame in [frame, bare, Array(frame.dropLast(2)), frame + [0, 0, 0, 0, 7], Array(padded)] {
            #expect(try luma(converter, frame).bytes == expected)
        }
    }

    @Test("a JPEG frame that is damaged or of another size is broken, and the next one is read")
    func brokenJPEG() throws {
        let converter = try FrameConverter(.mjpg, width: 64, height: 48)
        let frame = try JPEGEncoder().encode(pattern(width: 64, height: 48), quality: 90)
        let other = try JPEGEncoder().encode(pattern(width: 48, height: 64), quality: 90)
        #expect { try luma(converter, other) } throws: {
            ($0 as? ImagingError)?.message == "a JPEG frame is broken: 48x64 pixels instead of 64x48"
        }
        var random = SeededGenerator(seed: 7)
        for _ in 0..<2_000 {
            var damaged = frame
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                damaged[.random(in: 0..<damaged.count, using: &random)] = .random(in: 0...255, using: &random)
            }
            _ = try? luma(converter, damaged)
        }
        #expect(throws: Never.self) { try luma(converter, frame) }
    }

    @Test("formats that are not native go through libv4lconvert", arguments: ["RGB3", "BGR3", "YVYU", "NV16", "YV12"])
    func converted(name: String) throws {
        let format = try #require(CameraPixelFormat(name))
        let picture = pattern(width: 64, height: 48)
        let luma = picture.bytes
        let frame: [UInt8] =
            switch name {
            case "RGB3", "BGR3": luma.flatMap { [$0, $0, $0] }
            case "YVYU": luma.flatMap { [$0, 128] }
            case "NV16": luma + [UInt8](repeating: 128, count: luma.count)
            default: luma + [UInt8](repeating: 128, count: luma.count / 2)
            }
        let stride = ["RGB3": 192, "BGR3": 192, "YVYU": 128][name] ?? 64
        let converter = try FrameConverter(format, width: 64, height: 48, stride: stride)
        let converted = try self.luma(converter, frame)
        // libv4lconvert takes red, green and blue to the range of 16 to 235.
        let isRGB = name.hasSuffix("3")
        let expected = LumaImage(width: 64, height: 48) { pixels in
            pixels.copyBytes(from: luma.map { isRGB ? UInt8(16 + Int($0) * 219 / 255) : $0 })
        }
        #expect(try #require(converted.largestDifference(to: expected)) <= 2)
        #expect { try self.luma(converter, Array(frame.prefix(frame.count / 3))) } throws: {
            ($0 as? ImagingError)?.code == .frameBroken
        }
    }

    @Test("a format or a size that is not converted is an error that names it")
    func unsupported() throws {
        let unknown = try #require(CameraPixelFormat("H264"))
        #expect { try FrameConverter(unknown, width: 64, height: 48) } throws: {
            ($0 as? ImagingError)?.code == .formatUnsupported
                && ($0 as? ImagingError)?.message.hasPrefix("H264 ") == true
        }
        for (width, height, stride) in [
            (0, 5, 0), (5, -1, 0), (.max, .max, 0), (70_000, 1, 0), (64, 48, 63), (4, 4, .max),
        ] {
            #expect(throws: ImagingError.self, "\(width)x\(height)") {
                try FrameConverter(.grey, width: width, height: height, stride: stride)
            }
        }
    }

    @Test("four-character codes are read and shown as the kernel writes them")
    func codes() throws {
        #expect(CameraPixelFormat.yuyv.rawValue == 0x5659_5559)
        #expect(CameraPixelFormat("YUYV") == .yuyv)
        #expect(try #require(CameraPixelFormat("Y10")).description == "Y10")
        #expect(CameraPixelFormat("") == nil && CameraPixelFormat("TOOLONG") == nil && CameraPixelFormat("Ü") == nil)
        #expect(CameraPixelFormat(rawValue: 0xB631_3059).description == "Y016-BE")
        #expect(CameraPixelFormat(rawValue: 1).description == "????")
    }
}
