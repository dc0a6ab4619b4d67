import Imaging
import LabelLanguage
import LabelPictures

/// Pictures for the barcode readers, good ones spoilt in every way: the same number makes the same picture everywhere.
struct MutatedPictures {
    private let sources: [LumaImage]

    /// - Parameter folder: pictures that the project draws itself: one of each symbology at two sizes.
    init() throws {
        var sources: [LumaImage] = []
        for (symbology, text) in Self.contents {
            for moduleWidth in [1.5, 4] {
                sources.append(try LabelPicture.barcode(text, symbology, moduleWidth: moduleWidth).rendered())
            }
        }
        self.sources = sources
    }

    func picture(_ number: UInt64) -> LumaImage {
        var random = SeededGenerator(seed: number &* 0x2545_F491_4F6C_DD1D)
        let size = Self.size(&random)
        let source = sources[Int(random.next() % UInt64(sources.count))]
        var picture = Self.placed(source, width: size.width, height: size.height, &random)
        for _ in 0..<Int(random.next() % 4) { picture = Self.mutated(picture, &random) }
        return picture
    }

    /// 99 of 100 are no larger than 640×480, most much smaller; the rest go up to 4,000×3,000. The smallest is 1×1.
    private static func size(_ random: inout SeededGenerator) -> (width: Int, height: Int) {
        let isLarge = random.unit() < 0.01
        func length(_ most: Double) -> Int {
            // Even in the logarithm: as many from 10 to 20 pixels as from 100 to 200.
            var value = 1.0
            for _ in 0..<Int(random.next() % 12) { value *= 2 }
            value *= random.number(in: 1...2)
            return Int(min(max(value, 1), most))
        }
        if isLarge { return (Int(random.number(in: 640...4_000)), Int(random.number(in: 480...3_000))) }
        return (length(640), length(480))
    }

    /// The source at some scale and place, at right angles or not.
    private static func placed(
        _ source: LumaImage, width: Int, height: Int, _ random: inout SeededGenerator
    ) -> LumaImage {
        let paper = UInt8(random.next() % 256)
        let scale = random.number(in: 0.3...2.5)
        let angle = random.unit() < 0.5 ? Double(random.next() % 4) * 90 : random.number(in: 0...360)
        let turn = Projection.turned(degrees: angle).then(.scaled(x: 1 / scale, y: 1 / scale))
        let shift = (x: random.number(in: -0.3...0.3), y: random.number(in: -0.3...0.3))
        let origin = turn(Point(x: 0, y: 0))
        let (stepX, stepY) = (turn(Point(x: 1, y: 0)), turn(Point(x: 0, y: 1)))
        return source.withPixels { pixels in
            LumaImage(width: width, height: height) { target in
                for y in 0..<height {
                    for x in 0..<width {
                        let (dx, dy) = (Double(x - width / 2), Double(y - height / 2))
                        let fromX = (stepX.x - origin.x) * dx + (stepY.x - origin.x) * dy
                        let fromY = (stepX.y - origin.y) * dx + (stepY.y - origin.y) * dy
                        let column = Int(fromX + Double(source.width) * (0.5 + shift.x))
                        let row = Int(fromY + Double(source.height) * (0.5 + shift.y))
                        let isInside = column >= 0 && column < source.width && row >= 0 && row < source.height
                        target[y * width + x] = isInside ? pixels[row * source.stride + column] : paper
                    }
                }
            }
        }
    }

    private static func mutated(_ picture: LumaImage, _ random: inout SeededGenerator) -> LumaImage {
        let (width, height) = (picture.width, picture.height)
        let kind = random.next() % 8
        let amount = random.unit()
        var noise = SeededGenerator(seed: random.next())
        let block = (
            x: Int(random.unit() * Double(width)), y: Int(random.unit() * Double(height)),
            width: Int(random.unit() * Double(width) / 2) + 1, height: Int(random.unit() * Double(height) / 2) + 1
        )
        return picture.withPixels { pixels in
            LumaImage(width: width, height: height) { target in
                for y in 0..<height {
                    for x in 0..<width {
                        let old = pixels[y * picture.stride + x]
                        let isInBlock =
                            x >= block.x && x < block.x + block.width && y >= block.y && y < block.y + block.height
                        let new: UInt8
                        switch kind {
                        case 0: new = UInt8(clamping: Int(old) + Int((noise.unit() - 0.5) * 255 * amount))
                        case 1: new = isInBlock ? UInt8(amount * 255) : old
                        case 2: new = 255 - old
                        case 3: new = UInt8(clamping: Int((Double(old) - 128) * amount) + 128)
                        case 4: new = isInBlock ? UInt8(truncatingIfNeeded: noise.next()) : old
                        case 5: new = noise.unit() < amount * 0.1 ? 255 - old : old
                        case 6:
                            new =
                                x > 0 && y > 0
                                ? UInt8((Int(old) + Int(pixels[(y - 1) * picture.stride + x - 1])) / 2) : old
                        default: new = isInBlock ? pixels[(height - 1 - y) * picture.stride + width - 1 - x] : old
                        }
                        target[y * width + x] = new
                    }
                }
            }
        }
    }

    private static let contents: [(Symbology, String)] = [
        (.ean13, "4012345123456"), (.ean8, "96385074"), (.upca, "036000291452"), (.upce, "01234565"),
        (.code128, "LOT 4711-A"), (.code39, "ABC-123"), (.code93, "CODE93"), (.codabar, "A40156B"), (.itf, "12345678"),
        (.databar, "0104012345123456"), (.databarExpanded, "(01)04012345123456(10)ABC123"),
        (.databarLimited, "0104012345123456"), (.qr, "https://example.com/4711"), (.microQR, "4711"),
        (.dataMatrix, "DATA MATRIX 4711"), (.aztec, "AZTEC 4711"), (.pdf417, "PDF417 symbol 4711"),
        (.maxiCode, "MAXICODE 4711"),
    ]
}
