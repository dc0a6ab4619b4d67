/// Pixels of strong ink that hang together.
struct InkBlob {
    var left: Int
    var right: Int
    var top: Int
    var bottom: Int
    var count = 0

    var width: Int { right - left + 1 }
    var height: Int { bottom - top + 1 }
    var centerX: Double { 0.5 * Double(left + right + 1) }
    var centerY: Double { 0.5 * Double(top + bottom + 1) }

    /// The blobs of a plane; slits of up to two pixels, as displays have between segments, part none.
    ///
    /// - Parameter noise: ink that means nothing.
    static func blobs(of plane: InkPlane, noise: UInt8) -> [InkBlob] {
        let (width, height) = (plane.width, plane.height)
        var strong = InkPlane.highest(plane.values, width, height, reach: 8)
        strong.withUnsafeMutableBufferPointer { strong in
            plane.values.withUnsafeBufferPointer { values in
                for index in strong.indices {
                    strong[index] = values[index] > noise && values[index] > strong[index] / 2 ? 1 : 0
                }
            }
        }
        var open = InkPlane.highest(strong, width, height, reach: 1)
        var blobs: [InkBlob] = []
        var stack: [Int] = []
        open.withUnsafeMutableBufferPointer { open in
            for seed in 0..<(width * height) where open[seed] != 0 {
                open[seed] = 0
                stack.append(seed)
                var blob = InkBlob(left: width, right: -1, top: height, bottom: -1)
                while let pixel = stack.popLast() {
                    let (x, y) = (pixel % width, pixel / width)
                    // The print itself, not the rim that closes slits, makes the blob's outline.
                    if strong[pixel] != 0 {
                        blob.left = min(blob.left, x)
                        blob.right = max(blob.right, x)
                        blob.top = min(blob.top, y)
                        blob.bottom = max(blob.bottom, y)
                        blob.count += 1
                    }
                    for row in max(y - 1, 0)...min(y + 1, height - 1) {
                        for column in max(x - 1, 0)...min(x + 1, width - 1)
                        where open[row * width + column] != 0 {
                            open[row * width + column] = 0
                            stack.append(row * width + column)
                        }
                    }
                }
                if blob.right >= blob.left { blobs.append(blob) }
            }
        }
        return blobs
    }
}
