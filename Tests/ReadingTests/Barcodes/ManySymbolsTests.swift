import Imaging
import LabelLanguage
import LabelPictures
import Testing

@testable import Reading

@Suite("Several symbols in one picture")
struct ManySymbolsTests {
    private let reader = BarcodeReader()

    @Test(
        "Sixty symbols of several kinds close to each other are all read",
        arguments: [ReadingQuality.balanced, .accurate])
    func readsSixty(quality: ReadingQuality) throws {
        let kinds: [(Symbology, (Int) -> String)] = [
            (.qr, { "QR \($0)" }), (.dataMatrix, { "DM \($0)" }), (.code128, { "4711\(10 + $0)" }),
        ]
        var sheet = LabelPicture(width: 1_280, height: 960)
        var printed: Set<String> = []
        for number in 0..<60 {
            let (symbology, text) = kinds[number % 3]
            let (column, row) = (number % 10, number / 10)
            printed.insert(text(number))
            sheet = try sheet.barcode(
                text(number), symbology, x: 16 + Double(column) * 126, y: 20 + Double(row) * 156,
                moduleWidth: symbology == .code128 ? 1 : 3, barHeight: 80, hasCaption: false)
        }
        let symbols = reader.symbols(
            in: try sheet.rendered(), symbologies: [.qr, .dataMatrix, .code128], quality: quality)
        #expect(symbols.count == 60)
        #expect(Set(symbols.map(\.text)) == printed)
    }

    @Test("Equal symbols are each reported at their own place")
    func readsEqualSymbols() throws {
        var sheet = LabelPicture(width: 640, height: 480)
        for number in 0..<4 {
            sheet = try sheet.barcode(
                "4012345123456", .ean13, x: 40 + Double(number % 2) * 300, y: 30 + Double(number / 2) * 220,
                moduleWidth: 2, barHeight: 120)
        }
        let symbols = reader.symbols(in: try sheet.rendered(), symbologies: [.ean13], quality: .balanced)
        #expect(symbols.count == 4)
        #expect(Set(symbols.map { "\($0.center.x > 320) \($0.center.y > 220)" }).count == 4)
    }

    @Test("The symbol nearest to the aiming point can be asked for")
    func tellsTheNearest() throws {
        let sheet = try LabelPicture(width: 900, height: 300)
            .barcode("LEFT", .qr, x: 60, y: 60, moduleWidth: 5)
            .barcode("MIDDLE", .qr, x: 400, y: 60, moduleWidth: 5)
            .barcode("RIGHT", .qr, x: 740, y: 60, moduleWidth: 5)
        let symbols = reader.symbols(in: try sheet.rendered(), symbologies: [.qr], quality: .balanced)
        #expect(symbols.nearest(to: Point(x: 880, y: 20))?.text == "RIGHT")
        #expect(symbols.nearest(to: Point(x: 450, y: 150))?.text == "MIDDLE")
        #expect(symbols.nearest(to: Point(x: 0, y: 0))?.text == "LEFT")
        #expect([Symbol]().nearest(to: Point(x: 0, y: 0)) == nil)
    }
}
