import Imaging
import LabelLanguage
import Testing

@testable import Reading

@Suite("Cutting lines out")
struct LineSamplerTests {
    private let sampler = LineSampler(height: 48, margin: 0.25, maximumWidth: 2_000)

    /// Dark on the left, light on the right.
    private static let halves = LumaImage(width: 200, height: 100) { pixels in
        for index in pixels.indices { pixels[index] = index % 200 < 100 ? 50 : 150 }
    }

    private static func region(angle: Double = 0, isLight: Bool = false) -> LineRegion {
        LineRegion(
            center: Point(x: 100, y: 50), angle: angle, length: 96, height: 32, isLight: isLight, marks: 5)
    }

    @Test("A cut has the sampler's height, the line's proportions, and its contrast stretched")
    func upright() throws {
        let cut = try #require(sampler.cut(Self.region(), from: Self.halves))
        #expect(cut.image.height == 48)
        #expect(cut.image.width == 112)
        cut.image.withPixels { pixels in
            #expect(pixels[24 * 112 + 5] == 0)
            #expect(pixels[24 * 112 + 106] == 255)
        }
    }

    @Test("A line read from the other end is turned round, a light one turned dark")
    func turnedAndInverted() throws {
        let turned = try #require(sampler.cut(Self.region().turnedOver, from: Self.halves))
        turned.image.withPixels { #expect($0[24 * 112 + 5] == 255) }
        let inverted = try #require(sampler.cut(Self.region(isLight: true), from: Self.halves))
        inverted.image.withPixels { #expect($0[24 * 112 + 5] == 255) }
    }

    @Test("Boxes go back to where they lie in the picture", arguments: [0, 0.2, Double.pi / 2, Double.pi])
    func boxes(angle: Double) throws {
        let region = Self.region(angle: angle)
        let cut = try #require(sampler.cut(region, from: Self.halves))
        let whole = Box(x: 0, y: 0, width: Double(cut.image.width), height: Double(cut.image.height))
        let expected = region.grown(by: 8).box
        let box = cut.box(whole)
        #expect(abs(box.x - expected.x) < 0.5 && abs(box.y - expected.y) < 0.5)
        #expect(abs(box.width - expected.width) < 1 && abs(box.height - expected.height) < 1)
    }

    @Test("A line that is no line is not cut", arguments: [Double.nan, .infinity, 0, -5])
    func degenerate(length: Double) {
        var region = Self.region()
        region.length = length
        #expect(sampler.cut(region, from: Self.halves) == nil)
    }

    @Test("A line partly outside the picture goes on with the border's pixels")
    func partlyOutside() throws {
        var region = Self.region()
        region.center = Point(x: 0, y: 0)
        let cut = try #require(sampler.cut(region, from: Self.halves))
        cut.image.withPixels { #expect($0[5 * cut.image.width + 5] == $0[40 * cut.image.width + 40]) }
    }

    @Test("A line wholly outside the picture is not cut")
    func outside() {
        var region = Self.region()
        region.center = Point(x: 4_000, y: 4_000)
        #expect(sampler.cut(region, from: Self.halves) == nil)
    }

    @Test("An endless line is squeezed")
    func squeezed() throws {
        var region = Self.region()
        region.length = 1e9
        #expect(try #require(sampler.cut(region, from: Self.halves)).image.width == 2_000)
    }
}
