import Imaging
import Testing

@Suite("Turning")
struct TurningTests {
    @Test("quarter turns move every pixel where it belongs")
    func quarters() {
        for (width, height) in [(1, 1), (1, 5), (3, 2), (33, 65), (70, 40)] {
            let picture = pattern(width: width, height: height)
            let right = picture.turned(quarters: 1)
            #expect((right.width, right.height) == (height, width))
            let expected = LumaImage(width: height, height: width) { pixels in
                for y in 0..<height {
                    for x in 0..<width { pixels[x * height + height - 1 - y] = picture.pixel(x, y) }
                }
            }
            #expect(right.bytes == expected.bytes)
            #expect(right.turned(quarters: -1).bytes == picture.bytes)
            #expect(picture.turned(quarters: 2).bytes == picture.bytes.reversed())
            #expect(picture.turned(quarters: -399).bytes == right.bytes)
            #expect(picture.turned(degrees: 90).bytes == right.bytes)
            #expect(picture.turned(degrees: -1_170).bytes == picture.turned(quarters: -1).bytes)
        }
    }

    @Test(
        "a picture that is turned by any angle and back is the same in its middle", arguments: [1.0, 17, 45, 89, 200])
    func anyAngle(degrees: Double) throws {
        let picture = pattern(width: 80, height: 60)
        let there = picture.turned(degrees: degrees)
        #expect(there.width >= 60 && there.height >= 60)
        let back = there.turned(degrees: -degrees)
        let (left, top) = ((back.width - 80) / 2, (back.height - 60) / 2)
        let middle = back.cropped(to: PixelRectangle(x: left + 35, y: top + 25, width: 35, height: 25))
        let expected = try #require(picture.cropped(to: PixelRectangle(x: 35, y: 25, width: 35, height: 25)))
        #expect(try #require(middle?.largestDifference(to: expected)) <= 5)
    }

    @Test("beside a turned picture its border's mean shows, or what was asked for")
    func background() {
        let grey = LumaImage(width: 20, height: 20) { $0.initializeMemory(as: UInt8.self, repeating: 90) }
        #expect(grey.turned(degrees: 30).bytes.allSatisfy { $0 == 90 })
        #expect(grey.turned(degrees: 30, background: 0).pixel(0, 0) == 0)
    }

    @Test("a grid that lies on the pixels takes them as they are")
    func sampling() {
        let picture = pattern(width: 30, height: 20)
        let part = picture.sampled(
            width: 10, height: 8, start: .init(x: 4, y: 6), right: .init(x: 1, y: 0), down: .init(x: 0, y: 1),
            background: 0)
        #expect(part.bytes == picture.cropped(to: PixelRectangle(x: 4, y: 6, width: 10, height: 8))?.bytes)
    }

    @Test("angles and grids that make no sense give the background or the picture, and nothing traps")
    func senseless() {
        let picture = pattern(width: 5, height: 4)
        #expect(picture.turned(degrees: .nan).bytes == picture.bytes)
        #expect(picture.turned(degrees: .infinity).bytes == picture.bytes)
        for wild in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
            let grid = picture.sampled(
                width: 4, height: 3, start: .init(x: wild, y: 0), right: .init(x: 1, y: wild),
                down: .init(x: 0, y: 1), background: 7)
            #expect(grid.bytes.allSatisfy { $0 == 7 })
        }
        #expect(
            picture.sampled(
                width: 0, height: -5, start: .init(x: 0, y: 0), right: .init(x: 1, y: 0), down: .init(x: 0, y: 1),
                background: 7
            ).bytes.count == 1)
    }
}
