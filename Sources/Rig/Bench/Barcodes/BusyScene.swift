import Imaging

/// A large picture full of things that are no barcode, with a sample somewhere in it: what a camera over a shop's shelf or
/// a packing table sees. The same seed draws the same scene.
struct BusyScene {
    static let width = 1_280
    static let height = 720

    private var random: SplitMix
    private let width: Int
    private let height: Int
    private var pixels: [UInt8]

    /// - Returns: nil where the sample does not fit.
    static func picture(
        of sample: LumaImage, seed: UInt64, width: Int = width, height: Int = height
    ) -> LumaImage? {
        guard sample.width < width - 16, sample.height < height - 16 else { return nil }
        var scene = BusyScene(seed: seed, width: width, height: height)
        scene.drawShelves()
        scene.paste(sample)
        scene.addNoise()
        return LumaImage(width: width, height: height) { $0.copyBytes(from: scene.pixels) }
    }

    private init(seed: UInt64, width: Int, height: Int) {
        random = SplitMix(state: seed)
        self.width = width
        self.height = height
        pixels = [UInt8](repeating: 128, count: width * height)
    }

    /// Boards with packages on them; each package has a texture, and some have print or stripes.
    private mutating func drawShelves() {
        var top = 0
        while top < height {
            let board = random.integer(in: 90...180)
            var left = -random.integer(in: 0...40)
            while left < width {
                let package = random.integer(in: 50...190)
                drawPackage(left: left, top: top, right: left + package, bottom: top + board)
                left += package + random.integer(in: 0...6)
            }
            fill(left: 0, top: top + board, right: width, bottom: top + board + 8, luma: random.integer(in: 20...90))
            top += board + 8
        }
    }

    private mutating func drawPackage(left: Int, top: Int, right: Int, bottom: Int) {
        let paper = random.integer(in: 40...230)
        let top = top + random.integer(in: 0...(bottom - top) / 3)
        switch random.integer(in: 0...4) {
        case 0: gradient(left: left, top: top, right: right, bottom: bottom, from: paper)
        case 1: texture(left: left, top: top, right: right, bottom: bottom, around: paper)
        case 2: stripes(left: left, top: top, right: right, bottom: bottom, around: paper)
        default: fill(left: left, top: top, right: right, bottom: bottom, luma: paper)
        }
        let ink = paper > 128 ? paper - random.integer(in: 40...110) : paper + random.integer(in: 40...110)
        var line = top + random.integer(in: 4...16)
        while line + 8 < bottom, random.integer(in: 0...5) > 0 {
            let size = random.integer(in: 1...4)
            print(left: left + 6, top: line, right: right - 6, size: size, luma: ink)
            line += 9 * size + random.integer(in: 2...12)
        }
    }

    /// Words of made-up letters on a grid of five by seven.
    private mutating func print(left: Int, top: Int, right: Int, size: Int, luma: Int) {
        var x = left
        while x + 5 * size < right {
            if random.integer(in: 0...5) == 0 {
                x += 4 * size
                continue
            }
            let strokes = random.next()
            for row in 0..<7 {
                for column in 0..<5 where strokes >> UInt64(row * 5 + column) & 1 == 1 {
                    let (cellX, cellY) = (x + column * size, top + row * size)
                    fill(left: cellX, top: cellY, right: cellX + size, bottom: cellY + size, luma: luma)
                }
            }
            x += 6 * size
        }
    }

    private mutating func stripes(left: Int, top: Int, right: Int, bottom: Int, around luma: Int) {
        let isUpright = random.next() & 1 == 0
        var place = isUpright ? left : top
        let end = isUpright ? right : bottom
        var isDark = false
        while place < end {
            let next = min(end, place + random.integer(in: 2...14))
            let shade = isDark ? luma - 40 : luma + 25
            if isUpright {
                fill(left: place, top: top, right: next, bottom: bottom, luma: shade)
            } else {
                fill(left: left, top: place, right: right, bottom: next, luma: shade)
            }
            isDark.toggle()
            place = next
        }
    }

    private mutating func gradient(left: Int, top: Int, right: Int, bottom: Int, from luma: Int) {
        let (acrossStep, downStep) = (random.integer(in: -8...8), random.integer(in: -8...8))
        each(left, top, right, bottom) { x, y, _ in luma + (x - left) * acrossStep / 16 + (y - top) * downStep / 16 }
    }

    private mutating func texture(left: Int, top: Int, right: Int, bottom: Int, around luma: Int) {
        let grain = random.integer(in: 2...9)
        let depth = random.integer(in: 20...80)
        let seed = random.next()
        each(left, top, right, bottom) { x, y, _ in
            var cell = SplitMix(state: seed &+ UInt64(bitPattern: Int64(x / grain &* 7_919 &+ y / grain)))
            return luma + cell.integer(in: -depth...depth)
        }
    }

    private mutating func paste(_ sample: LumaImage) {
        let left = random.integer(in: 8...(width - sample.width - 8))
        let top = random.integer(in: 8...(height - sample.height - 8))
        sample.withPixels { source in
            for y in 0..<sample.height {
                for x in 0..<sample.width {
                    pixels[(top + y) * width + left + x] = source[y * sample.stride + x]
                }
            }
        }
    }

    /// A sensor's noise, of a deviation of about two grey levels.
    private mutating func addNoise() {
        for index in pixels.indices {
            let bits = random.next()
            let noise = Int(bits & 3) + Int(bits >> 2 & 3) + Int(bits >> 4 & 3) - Int(bits >> 6 & 3) - 3
            pixels[index] = UInt8(clamping: Int(pixels[index]) + noise)
        }
    }

    private mutating func fill(left: Int, top: Int, right: Int, bottom: Int, luma: Int) {
        each(left, top, right, bottom) { _, _, _ in luma }
    }

    private mutating func each(
        _ left: Int, _ top: Int, _ right: Int, _ bottom: Int, _ luma: (_ x: Int, _ y: Int, _ old: UInt8) -> Int
    ) {
        guard left < width, top < height, right > 0, bottom > 0 else { return }
        for y in max(0, top)..<max(max(0, top), min(height, bottom)) {
            for x in max(0, left)..<max(max(0, left), min(width, right)) {
                pixels[y * width + x] = UInt8(clamping: luma(x, y, pixels[y * width + x]))
            }
        }
    }
}

/// A generator whose numbers are the same everywhere (Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators", 2014).
private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    mutating func integer(in range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(next() % UInt64(range.count))
    }
}
