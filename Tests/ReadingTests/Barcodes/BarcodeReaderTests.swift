import Imaging
import LabelLanguage
import Testing

@testable import Reading

@Suite("Barcode reader")
struct BarcodeReaderTests {
    private let reader = BarcodeReader()

    @Test("An EAN-13 is read in the cheap pass, with its corners clockwise from the symbol's own top left")
    func readsUprightSymbol() throws {
        let picture = PaintedEAN13(digits: "4012345123456").picture()
        let symbols = reader.symbols(in: picture, symbologies: [.ean13], quality: .fast)
        let symbol = try #require(symbols.first)
        #expect(symbols.count == 1)
        #expect(symbol.symbology == .ean13)
        #expect(symbol.text == "4012345123456")
        #expect(symbol.symbologyIdentifier == "]E0")
        #expect(symbol.bytes == nil)
        #expect(abs(symbol.corners.topLeft.x - 36) <= 3)
        #expect(abs(symbol.corners.topRight.x - 321) <= 3)
        #expect(symbol.corners.topLeft.y < symbol.corners.bottomLeft.y)
    }

    @Test("A symbol upside down has its first corner at the bottom right")
    func readsUpsideDown() throws {
        let picture = PaintedEAN13(digits: "4012345123456", angle: .upsideDown).picture()
        let symbol = try #require(reader.symbols(in: picture, symbologies: [.ean13], quality: .balanced).first)
        #expect(symbol.corners.topLeft.x > symbol.corners.topRight.x)
        #expect(symbol.corners.topLeft.y > symbol.corners.bottomLeft.y)
    }

    @Test("A symbol on its side is read from balanced on")
    func readsQuarterTurn() throws {
        let picture = PaintedEAN13(digits: "4012345123456", angle: .quarterTurn).picture()
        #expect(reader.symbols(in: picture, symbologies: [.ean13], quality: .fast).isEmpty)
        let symbol = try #require(reader.symbols(in: picture, symbologies: [.ean13], quality: .balanced).first)
        #expect(symbol.text == "4012345123456")
        #expect(symbol.corners.topLeft.y < symbol.corners.topRight.y)
    }

    @Test("An EAN-13 that starts with 0 is UPC-A only where EAN-13 was not asked for")
    func namesUPCA() throws {
        let picture = PaintedEAN13(digits: "0012345678905").picture()
        let both = try #require(reader.symbols(in: picture, symbologies: [.ean13, .upca], quality: .fast).first)
        #expect(both.symbology == .ean13)
        #expect(both.text == "0012345678905")
        let only = try #require(reader.symbols(in: picture, symbologies: [.upca], quality: .fast).first)
        #expect(only.symbology == .upca)
        #expect(only.text == "012345678905")
    }

    @Test("Nothing but what was asked for is reported")
    func readsOnlyWhatIsAskedFor() {
        let picture = PaintedEAN13(digits: "4012345123456").picture()
        #expect(reader.symbols(in: picture, symbologies: [.code128, .qr, .upca], quality: .accurate).isEmpty)
        #expect(reader.symbols(in: picture, symbologies: [], quality: .accurate).isEmpty)
    }

    @Test("A region is read alone, and its symbols lie in the whole picture")
    func readsRegion() throws {
        let picture = PaintedEAN13(digits: "4012345123456", quietZone: 40).picture()
        let region = PixelRectangle(x: 80, y: 110, width: 400, height: 80)
        let symbol = try #require(
            reader.symbols(in: picture, symbologies: [.ean13], quality: .balanced, region: region).first)
        #expect(abs(symbol.corners.topLeft.x - 120) <= 3)
        let empty = PixelRectangle(x: 0, y: 0, width: 100, height: 100)
        #expect(reader.symbols(in: picture, symbologies: [.ean13], quality: .balanced, region: empty).isEmpty)
        let outside = PixelRectangle(x: 5_000, y: 0, width: 100, height: 100)
        #expect(reader.symbols(in: picture, symbologies: [.ean13], quality: .balanced, region: outside).isEmpty)
    }

    @Test("Reading ends after the pass that gave enough")
    func stopsWhenDone() {
        let picture = PaintedEAN13(digits: "4012345123456").picture()
        var asked = 0
        let symbols = reader.symbols(in: picture, symbologies: [.ean13], quality: .accurate) { found in
            asked += 1
            return !found.isEmpty
        }
        #expect(symbols.count == 1)
        #expect(asked == 1)
    }

    @Test("The smallest and the flattest pictures hold nothing", arguments: [(1, 1), (1, 2_000), (2_000, 1), (3, 3)])
    func readsTinyPictures(size: (Int, Int)) {
        let picture = LumaImage(width: size.0, height: size.1) { pixels in
            for index in pixels.indices { pixels[index] = index.isMultiple(of: 2) ? 0 : 255 }
        }
        #expect(reader.symbols(in: picture, symbologies: Set(Symbology.allCases), quality: .accurate).isEmpty)
    }
}
