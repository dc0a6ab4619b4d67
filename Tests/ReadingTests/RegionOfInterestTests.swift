import Imaging
import Testing

@testable import Reading

@Suite("Regions of interest")
struct RegionOfInterestTests {
    @Test("The whole picture is all its pixels")
    func whole() {
        #expect(
            RegionOfInterest.whole.pixels(width: 640, height: 480)
                == PixelRectangle(x: 0, y: 0, width: 640, height: 480))
    }

    @Test("A part is rounded outwards and kept inside")
    func part() {
        #expect(
            RegionOfInterest(x: 0.25, y: 0.5, width: 0.333, height: 2).pixels(width: 100, height: 50)
                == PixelRectangle(x: 25, y: 25, width: 34, height: 25))
    }

    @Test(
        "A region without pixels is none",
        arguments: [
            RegionOfInterest(x: 0, y: 0, width: 0, height: 1), RegionOfInterest(x: 1, y: 0, width: 1, height: 1),
            RegionOfInterest(x: .nan, y: 0, width: 1, height: 1),
            RegionOfInterest(x: 0, y: 0, width: .infinity, height: 1),
            RegionOfInterest(x: 0.5, y: 0, width: -0.5, height: 1),
        ])
    func empty(region: RegionOfInterest) {
        #expect(region.pixels(width: 100, height: 50) == nil)
    }
}
