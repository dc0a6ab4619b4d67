extension LumaImage {
    /// Copies a plane of luma.
    ///
    /// - Parameter bytes: at least `stride * (height - 1) + width` of them.
    init(copying bytes: UnsafeRawBufferPointer, width: Int, height: Int, stride: Int) {
        self.init(width: width, height: height) { pixels in
            guard let from = bytes.baseAddress, let to = pixels.baseAddress else { return }
            for y in 0..<height { (to + y * width).copyMemory(from: from + y * stride, byteCount: width) }
        }
    }

    /// Takes the luma out of pairs of bytes.
    ///
    /// - Parameters:
    ///   - bytes: at least `stride * (height - 1) + 2 * width` of them.
    ///   - offset: of the luma in each pair, 0 or 1.
    init(pairs bytes: UnsafeRawBufferPointer, lumaAt offset: Int, width: Int, height: Int, stride: Int) {
        self.init(width: width, height: height) { pixels in
            guard let from = bytes.baseAddress, let to = pixels.baseAddress else { return }
            // Eight bytes at a time hold four pixels; the loop is one that compilers turn into vector instructions.
            let shift = UInt64(8 * offset)
            for y in 0..<height {
                let row = from + y * stride
                let target = to + y * width
                var x = 0
                while x + 4 <= width {
                    let pairs = row.loadUnaligned(fromByteOffset: 2 * x, as: UInt64.self) &>> shift
                    let luma =
                        (pairs & 0xFF) | (pairs &>> 8 & 0xFF00) | (pairs &>> 16 & 0xFF_0000)
                        | (pairs &>> 24 & 0xFF00_0000)
                    target.storeBytes(of: UInt32(truncatingIfNeeded: luma), toByteOffset: x, as: UInt32.self)
                    x &+= 4
                }
                while x < width {
                    target.storeBytes(
                        of: row.load(fromByteOffset: 2 * x + offset, as: UInt8.self), toByteOffset: x, as: UInt8.self)
                    x &+= 1
                }
            }
        }
    }
}
