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

    /// A grey picture in this format.
    func bytes(of image: LumaImage) -> [UInt8] {
        let luma = image.withPixels { pixels in
            (0..<image.height).flatMap { y in pixels[(y * image.stride)..<(y * image.stride + image.width)] }
        }
        switch self {
        case .grey: return luma
        case .yuyv: return luma.flatMap { [$0, 128] }
        case .uyvy: return luma.flatMap { [128, $0] }
        case .nv12, .nv21, .yu12: return luma + Array(repeating: 128, count: luma.count / 2)
        case .rgb3:
            // Video luma runs from 16 to 235, RGB over the whole range; grey has all three colours alike.
            return luma.flatMap { Array(repeating: UInt8(max(0, min(255, (Int($0) - 16) * 255 / 219))), count: 3) }
        }
    }
}
