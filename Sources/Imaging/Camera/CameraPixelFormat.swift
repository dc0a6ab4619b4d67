/// How a camera's driver lays out pixels: V4L2's four-character code (the kernel's "Image Formats" chapter).
public struct CameraPixelFormat: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The code as `v4l2_pix_format.pixelformat` holds it: the first character in the lowest byte.
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// - Parameter name: one to four printable ASCII characters; missing ones are spaces.
    public init?(_ name: String) {
        let characters = Array(name.utf8)
        guard (1...4).contains(characters.count), characters.allSatisfy({ (0x20...0x7E).contains($0) }) else {
            return nil
        }
        let padded = characters + [UInt8](repeating: 0x20, count: 4 - characters.count)
        rawValue = padded.reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// 8-bit luma alone.
    public static let grey = CameraPixelFormat(packing: "GREY")
    /// Luma in every first byte of two.
    public static let yuyv = CameraPixelFormat(packing: "YUYV")
    /// Luma in every second byte of two.
    public static let uyvy = CameraPixelFormat(packing: "UYVY")
    /// A plane of luma, then one of chroma.
    public static let nv12 = CameraPixelFormat(packing: "NV12")
    public static let nv21 = CameraPixelFormat(packing: "NV21")
    /// A plane of luma, then two of chroma.
    public static let yu12 = CameraPixelFormat(packing: "YU12")
    /// A JPEG picture for each frame.
    public static let mjpg = CameraPixelFormat(packing: "MJPG")

    /// The formats that cost least to make luma of, cheapest first. All others go through libv4lconvert.
    public static let native: [CameraPixelFormat] = [.grey, .nv12, .nv21, .yu12, .yuyv, .uyvy, .mjpg]

    /// The code's characters, such as "YUYV"; a big-endian variant has "-BE" behind it, as v4l2-ctl prints it.
    public var description: String {
        let characters = (0..<4).map { UInt8(truncatingIfNeeded: rawValue >> (8 * UInt32($0))) & 0x7F }
        let name = String(decoding: characters.map { (0x20...0x7E).contains($0) ? $0 : 0x3F }, as: UTF8.self)
        let end = name.lastIndex { $0 != " " }.map(name.index(after:)) ?? name.startIndex
        return name[..<end] + (rawValue >> 31 == 1 ? "-BE" : "")
    }

    /// How the luma of a frame is had.
    enum Layout: Hashable {
        /// Rows of luma at the start of the frame.
        case plane
        /// Pairs of bytes, of which the one at the offset is luma.
        case pairs(offset: Int)
        case jpeg
        /// By libv4lconvert.
        case other
    }

    var layout: Layout {
        switch self {
        case .grey, .nv12, .nv21, .yu12: .plane
        case .yuyv: .pairs(offset: 0)
        case .uyvy: .pairs(offset: 1)
        case .mjpg, CameraPixelFormat(packing: "JPEG"): .jpeg
        default: .other
        }
    }

    private init(packing name: StaticString) {
        rawValue = (0..<4).reduce(0) { $0 | UInt32(name.utf8Start[$1]) << (8 * UInt32($1)) }
    }
}
