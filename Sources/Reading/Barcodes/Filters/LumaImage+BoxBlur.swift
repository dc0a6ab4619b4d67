import Imaging

extension LumaImage {
    /// The picture with each pixel the mean of the square around it; at the border, of what lies inside.
    func boxBlurred(radius: Int) -> LumaImage {
        let radius = max(1, min(radius, max(width, height)))
        return withPixels { source in
            LumaImage(width: width, height: height) { target in
                // Sums of the rows in reach for each column, kept up to date from row to row.
                var sums = [UInt32](repeating: 0, count: width)
                var rows = 0
                sums.withUnsafeMutableBufferPointer { sums in
                    for y in 0..<min(radius, height) {
                        for x in 0..<width { sums[x] &+= UInt32(source[y &* stride &+ x]) }
                        rows += 1
                    }
                    for y in 0..<height {
                        if y + radius < height {
                            let row = (y + radius) * stride
                            for x in 0..<width { sums[x] &+= UInt32(source[row &+ x]) }
                            rows += 1
                        }
                        if y - radius - 1 >= 0 {
                            let row = (y - radius - 1) * stride
                            for x in 0..<width { sums[x] &-= UInt32(source[row &+ x]) }
                            rows -= 1
                        }
                        Self.meanAlong(sums, radius: radius, rows: rows, into: target, at: y * width)
                    }
                }
            }
        }
    }

    private static func meanAlong(
        _ sums: UnsafeMutableBufferPointer<UInt32>, radius: Int, rows: Int, into target: UnsafeMutableRawBufferPointer,
        at row: Int
    ) {
        let width = sums.count
        var total: UInt64 = 0
        var columns = 0
        for x in 0..<min(radius, width) {
            total &+= UInt64(sums[x])
            columns += 1
        }
        var area = 0
        var factor: UInt64 = 0
        for x in 0..<width {
            if x + radius < width {
                total &+= UInt64(sums[x &+ radius])
                columns += 1
            }
            if x - radius - 1 >= 0 {
                total &-= UInt64(sums[x &- radius &- 1])
                columns -= 1
            }
            if columns * rows != area {
                area = columns * rows
                // Division by multiplication: the area is the same for most of a row.
                factor = ((1 << 32) + UInt64(area) / 2) / UInt64(max(area, 1))
            }
            target[row &+ x] = UInt8(truncatingIfNeeded: min((total &* factor &+ (1 << 31)) &>> 32, 255))
        }
    }
}
