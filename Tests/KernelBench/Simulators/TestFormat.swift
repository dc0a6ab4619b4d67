import Imaging

/// The pixel formats that pictures are put into.
enum TestFormat: String, CaseIterable {
    case yuyv = "YUYV"
    case uyvy = "UYVY"
    case nv12 = "NV12"
    case nv21 = "NV21"
    case yu12 = "YU12"
    case grey = "GREY"
    /// Not native to the rig: converted by libv4lconvert.
    case rgb3 = "RGB3"

    /// For cases that are not about the format: an emulated processor copies it in half the time of the next best.
    static let usual = TestFormat.grey

    /// A grey picture in this format.
    func bytes(of image: LumaImage) -> [UInt8] {
        let luma = image.withPixels { pixels in
            (0..<image.height).flatMap { y in pixels[(y * image.stride)..<(y * image.stride + image.width)] }
        }
        switch self {
        case .grey: return luma
        case .yuyv: return Self.each(luma, size: 2) { $0 == 0 ? $1 : 128 }
        case .uyvy: return Self.each(luma, size: 2) { $0 == 1 ? $1 : 128 }
        case .nv12, .nv21, .yu12: return luma + Array(repeating: 128, count: luma.count / 2)
        case .rgb3:
            // Video luma runs from 16 to 235, RGB over the whole range; grey has all three colours alike.
            let levels = (0...255).map { UInt8(max(0, min(255, ($0 - 16) * 255 / 219))) }
            return Self.each(luma, size: 3) { levels[Int($1)] }
        }
    }

    /// So many bytes for each pixel.
    private static func each(_ luma: [UInt8], size: Int, _ byte: (_ index: Int, _ luma: UInt8) -> UInt8) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: luma.count * size) { bytes, count in
            for (pixel, value) in luma.enumerated() {
                for index in 0..<size { bytes[pixel * size + index] = byte(index, value) }
            }
            count = bytes.count
        }
    }
}
