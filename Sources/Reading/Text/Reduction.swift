import Imaging

extension LumaImage {
    /// Half as wide and high, each pixel the mean of four. A last odd column or row is dropped.
    func halved() -> LumaImage {
        let newWidth = max(1, width / 2)
        let newHeight = max(1, height / 2)
        let right = width > 1 ? 1 : 0
        return withPixels { source in
            LumaImage(width: newWidth, height: newHeight) { target in
                for y in 0..<newHeight {
                    let upper = source.baseAddress.map { $0 + 2 * y * stride }
                    let lower = source.baseAddress.map { $0 + min(2 * y + 1, height - 1) * stride }
                    guard let upper = upper?.assumingMemoryBound(to: UInt8.self),
                        let lower = lower?.assumingMemoryBound(to: UInt8.self),
                        let row = target.baseAddress?.assumingMemoryBound(to: UInt8.self)
                    else { return }
                    for x in 0..<newWidth {
                        let upperSum = UInt16(upper[2 * x]) &+ UInt16(upper[2 * x + right])
                        let lowerSum = UInt16(lower[2 * x]) &+ UInt16(lower[2 * x + right])
                        row[y * newWidth + x] = UInt8(truncatingIfNeeded: (upperSum &+ lowerSum &+ 2) >> 2)
                    }
                }
            }
        }
    }
}
