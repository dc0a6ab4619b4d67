import Imaging

/// Tells where a picture is more than an even surface with a camera's noise on it: whatever is printed has edges.
struct ActivityMap {
    private static let blockSize = 16
    /// Mean squared gradient (grey levels a pixel) of a block with something in it; noise of a deviation of 4 stays below.
    private static let leastEnergy = 25
    /// Blocks that the smallest symbol touches.
    private static let leastBlocks = 3
    /// Blocks around active ones that are looked at too: quiet zones, and what is too faint.
    private static let margin = 2
    /// Smaller pictures are looked at as a whole, and so are those that are active nearly everywhere.
    private static let leastArea = 160_000
    private static let mostShare = 0.6

    private let image: LumaImage
    private let columns: Int
    private let rows: Int
    private let active: [Bool]

    init(of image: LumaImage) {
        self.image = image
        columns = (image.width + Self.blockSize - 1) / Self.blockSize
        rows = (image.height + Self.blockSize - 1) / Self.blockSize
        active = Self.activeBlocks(of: image, columns: columns, rows: rows)
    }

    /// Whether there is anything at all.
    var isActive: Bool { active.contains(true) }

    /// The parts of the picture that hold something, none of them overlapping.
    var areas: [PixelRectangle] {
        let whole = PixelRectangle(x: 0, y: 0, width: image.width, height: image.height)
        guard image.width * image.height > Self.leastArea else { return [whole] }
        let parts = merged(groups())
        let area = parts.reduce(0) { $0 + $1.width * $1.height }
        return Double(area) > Self.mostShare * Double(image.width * image.height) ? [whole] : parts
    }

    /// The surroundings of active blocks that are close to each other.
    private func groups() -> [PixelRectangle] {
        var isSeen = active.map { !$0 }
        var groups: [PixelRectangle] = []
        for seed in active.indices where !isSeen[seed] {
            var members = [seed]
            isSeen[seed] = true
            var next = 0
            while next < members.count {
                let (row, column) = (members[next] / columns, members[next] % columns)
                next += 1
                for y in max(0, row - Self.margin)...min(rows - 1, row + Self.margin) {
                    for x in max(0, column - Self.margin)...min(columns - 1, column + Self.margin)
                    where !isSeen[y * columns + x] {
                        isSeen[y * columns + x] = true
                        members.append(y * columns + x)
                    }
                }
            }
            if members.count >= Self.leastBlocks { groups.append(surroundings(of: members)) }
        }
        return groups
    }

    private func surroundings(of blocks: [Int]) -> PixelRectangle {
        let (x, y) = (blocks.map { $0 % columns }, blocks.map { $0 / columns })
        let left = max(0, (x.min() ?? 0) - Self.margin) * Self.blockSize
        let top = max(0, (y.min() ?? 0) - Self.margin) * Self.blockSize
        let right = min(image.width, ((x.max() ?? 0) + Self.margin + 1) * Self.blockSize)
        let bottom = min(image.height, ((y.max() ?? 0) + Self.margin + 1) * Self.blockSize)
        return PixelRectangle(x: left, y: top, width: right - left, height: bottom - top)
    }

    private func merged(_ parts: [PixelRectangle]) -> [PixelRectangle] {
        var merged: [PixelRectangle] = []
        for part in parts {
            var part = part
            while let index = merged.firstIndex(where: { $0.overlaps(part) }) {
                part = part.union(merged.remove(at: index))
            }
            merged.append(part)
        }
        return merged
    }

    private static func activeBlocks(of image: LumaImage, columns: Int, rows: Int) -> [Bool] {
        var active = [Bool](repeating: false, count: columns * rows)
        guard image.width > 2, image.height > 2 else { return active }
        image.withPixels { pixels in
            for row in 0..<rows {
                let lines = max(1, row * blockSize)..<min(image.height - 1, (row + 1) * blockSize)
                for column in 0..<columns {
                    let places = max(1, column * blockSize)..<min(image.width - 1, (column + 1) * blockSize)
                    guard !lines.isEmpty, !places.isEmpty else { continue }
                    var sum = 0
                    for y in lines {
                        let line = y * image.stride
                        for x in places {
                            let across = Int(pixels[line + x + 1]) - Int(pixels[line + x - 1])
                            let down =
                                Int(pixels[line + image.stride + x]) - Int(pixels[line - image.stride + x])
                            sum &+= across &* across &+ down &* down
                        }
                    }
                    // The differences reach over two pixels.
                    active[row * columns + column] = sum > 4 * leastEnergy * lines.count * places.count
                }
            }
        }
        return active
    }
}

extension PixelRectangle {
    fileprivate func overlaps(_ other: PixelRectangle) -> Bool {
        x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
    }

    fileprivate func union(_ other: PixelRectangle) -> PixelRectangle {
        let (left, top) = (min(x, other.x), min(y, other.y))
        let right = max(x + width, other.x + other.width)
        let bottom = max(y + height, other.y + other.height)
        return PixelRectangle(x: left, y: top, width: right - left, height: bottom - top)
    }
}
