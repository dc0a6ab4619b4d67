/// Luma of colours by the weights that JPEG and PAL/NTSC cameras use (ITU-R BT.601-7, section 2.5.1), in 16-bit fixed
/// point.
enum Luma {
    /// - Parameters: 0 to 255 each.
    @inline(__always)
    static func of(red: UInt32, green: UInt32, blue: UInt32) -> UInt8 {
        UInt8(truncatingIfNeeded: (19_595 &* red &+ 38_470 &* green &+ 7_471 &* blue &+ 32_768) >> 16)
    }

    /// What shows of a luma through its alpha on white.
    @inline(__always)
    static func onWhite(_ luma: UInt8, alpha: UInt8) -> UInt8 {
        let mixed = UInt32(luma) &* UInt32(alpha) &+ 255 &* (255 &- UInt32(alpha)) &+ 127
        return UInt8(truncatingIfNeeded: mixed / 255)
    }
}
