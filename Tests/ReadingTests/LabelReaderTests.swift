import Imaging
import LabelLanguage
import Testing

@testable import Reading

@Suite("Reading labels")
struct LabelReaderTests {
    private static func grey(width: Int, height: Int) -> LumaImage {
        LumaImage(width: width, height: height) { pixels in
            for index in pixels.indices { pixels[index] = 128 }
        }
    }

    @Test("An empty picture of any size holds nothing", arguments: [(1, 1), (3, 500), (640, 480)])
    func empty(size: (Int, Int)) throws {
        let reader = try LabelReader()
        let request = ReadingRequest(symbologies: [.ean13, .qr], readsText: true)
        #expect(reader.read(Self.grey(width: size.0, height: size.1), request) == Observation())
        #expect(reader.textFailure == nil)
    }

    @Test("A region without pixels holds nothing")
    func emptyRegion() throws {
        let region = RegionOfInterest(x: 2, y: 2, width: 1, height: 1)
        let request = ReadingRequest(symbologies: [.ean13], readsText: true, region: region)
        #expect(try LabelReader().read(Self.grey(width: 64, height: 64), request) == Observation())
    }

    @Test("Warming up loads the recogniser")
    func warmUp() throws {
        try LabelReader().warmUp()
    }
}
