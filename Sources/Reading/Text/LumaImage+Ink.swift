import Imaging

extension LumaImage {
    /// 1 for each pixel of ink, 0 for its ground, rows without padding: dark and light parted by ``otsuThreshold``, ink
    /// being the smaller part. Nil where there is nothing to part.
    var ink: [UInt8]? {
        let threshold = otsuThreshold
        var dark = 0
        var kinds = [UInt8](repeating: 0, count: width * height)
        withPixels { pixels in
            for y in 0..<height {
                for x in 0..<width where pixels[y * stride + x] < threshold {
                    kinds[y * width + x] = 1
                    dark += 1
                }
            }
        }
        guard dark > 0, dark < kinds.count else { return nil }
        if 2 * dark > kinds.count {
            for index in kinds.indices { kinds[index] = 1 - kinds[index] }
        }
        return kinds
    }

    /// The same for a line of print on uneven ground: each stretch of columns, about as wide as the line is high, parts
    /// dark from light by itself, and by the rows in the middle, since the line's surroundings show above and below. Which
    /// of the two is ink is the same for the whole line.
    var columnwiseInk: [UInt8]? {
        guard width > 0, height >= 8 else { return nil }
        var kinds = [UInt8](repeating: 0, count: width * height)
        let step = max(1, height / 6)
        let middle = height / 6..<height - height / 6
        var balance = 0
        for start in Swift.stride(from: 0, to: width, by: step) {
            let window = PixelRectangle(
                x: start - height / 2, y: middle.lowerBound, width: step + height, height: middle.count)
            guard let part = cropped(to: window) else { continue }
            let threshold = part.otsuThreshold
            withPixels { pixels in
                for y in 0..<height {
                    for x in start..<min(start + step, width) where pixels[y * stride + x] < threshold {
                        kinds[y * width + x] = 1
                    }
                    if middle.contains(y) {
                        for x in start..<min(start + step, width) { balance += kinds[y * width + x] == 1 ? 1 : -1 }
                    }
                }
            }
        }
        if balance > 0 {
            for index in kinds.indices { kinds[index] = 1 - kinds[index] }
        }
        return kinds
    }

    /// The level that parts dark from light with the most even classes (Otsu 1979).
    var otsuThreshold: UInt8 {
        let histogram = histogram
        let count = Double(width * height)
        let total = histogram.enumerated().reduce(0.0) { $0 + Double($1.offset * $1.element) }
        var darkCount = 0.0
        var darkSum = 0.0
        var best = (level: 128, spread: 0.0)
        for level in 0..<255 {
            darkCount += Double(histogram[level])
            darkSum += Double(level * histogram[level])
            guard darkCount > 0, darkCount < count else { continue }
            let difference = darkSum / darkCount - (total - darkSum) / (count - darkCount)
            let spread = darkCount * (count - darkCount) * difference * difference
            if spread > best.spread { best = (level + 1, spread) }
        }
        return UInt8(best.level)
    }
}
