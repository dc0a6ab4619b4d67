import Imaging
import Testing

@Suite("Scaling")
struct ScalingTests {
    static let sizes = [(1, 1), (1, 9), (9, 1), (2, 2), (7, 5), (16, 16), (40, 30), (97, 61)]

    /// What area averaging means, straight from its definition.
    static func averaged(_ picture: LumaImage, _ width: Int, _ height: Int) -> [Double] {
        func shares(_ old: Int, _ new: Int, _ index: Int) -> [(Int, Double)] {
            let step = Double(old) / Double(new)
            let (start, end) = (Double(index) * step, Double(index + 1) * step)
            return (0..<old).compactMap { pixel in
                let share = min(end, Double(pixel + 1)) - max(start, Double(pixel))
                return share > 1e-9 ? (pixel, share / step) : nil
            }
        }
        return (0..<height).flatMap { y in
            (0..<width).map { x in
                shares(picture.height, height, y).reduce(0) { sum, row in
                    sum
                        + shares(picture.width, width, x).reduce(0) { sum, column in
                            sum + Double(picture.pixel(column.0, row.0)) * row.1 * column.1
                        }
                }
            }
        }
    }

    static func matches(_ picture: LumaImage, _ expected: [Double]) -> Bool {
        zip(picture.bytes, expected).allSatisfy { abs(Double($0) - $1) <= 0.51 }
    }

    @Test("shrinking gives each pixel the mean of its area", arguments: sizes)
    func shrinking(width: Int, height: Int) throws {
        let picture = pattern(width: width, height: height)
        for (newWidth, newHeight) in Self.sizes where newWidth <= width && newHeight <= height {
            let shrunk = picture.scaled(width: newWidth, height: newHeight)
            #expect((shrunk.width, shrunk.height) == (newWidth, newHeight))
            #expect(Self.matches(shrunk, Self.averaged(picture, newWidth, newHeight)))
        }
    }

    @Test("half the size is the mean of four pixels, also of a crop")
    func halving() throws {
        let crop = try #require(
            pattern(width: 61, height: 43).cropped(to: PixelRectangle(x: 3, y: 5, width: 40, height: 30)))
        #expect(Self.matches(crop.scaled(by: 0.5), Self.averaged(crop, 20, 15)))
    }

    @Test("growing keeps corners, never overshoots, and follows a slope")
    func growing() {
        let slope = LumaImage(width: 9, height: 5) { pixels in
            for index in pixels.indices { pixels[index] = UInt8(20 * (index % 9) + 10 * (index / 9)) }
        }
        for (width, height) in [(9, 5), (10, 6), (27, 15), (90, 51), (9, 100)] {
            let grown = slope.scaled(width: width, height: height)
            #expect(grown.pixel(0, 0) == 0)
            #expect(grown.pixel(width - 1, height - 1) == 200)
            let rises = (0..<height).allSatisfy { y in
                (1..<width).allSatisfy { x in grown.pixel(x, y) >= grown.pixel(x - 1, y) }
            }
            #expect(rises, "\(width)x\(height)")
        }
        let tripled = slope.scaled(by: 3)
        #expect(tripled.pixel(13, 7) == slope.pixel(4, 2))
    }

    @Test("one axis may shrink while the other grows")
    func mixed() {
        let picture = pattern(width: 40, height: 30)
        let scaled = picture.scaled(width: 10, height: 90)
        #expect((scaled.width, scaled.height) == (10, 90))
        #expect(abs(Int(scaled.pixel(9, 89)) - Int(picture.pixel(38, 29))) < 6)
    }

    @Test("sizes and factors that make no sense are taken to the nearest that do")
    func senseless() {
        let picture = pattern(width: 4, height: 3)
        #expect(picture.scaled(width: 0, height: -3).bytes.count == 1)
        #expect(picture.scaled(by: .nan).width == 4)
        #expect(picture.scaled(by: -1).width == 4)
        #expect(picture.scaled(by: 1e-30).width == 1)
        let thin = LumaImage(width: 1, height: 1) { $0[0] = 9 }
        #expect(thin.scaled(width: 300, height: 2).bytes.allSatisfy { $0 == 9 })
    }
}
