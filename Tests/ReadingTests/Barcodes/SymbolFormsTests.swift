import Imaging
import LabelLanguage
import LabelPictures
import Testing

@testable import Reading

@Suite("Forms of a symbol")
struct SymbolFormsTests {
    private let reader = BarcodeReader()

    @Test(
        "The two or five digits beside an EAN or UPC symbol are told apart from it",
        arguments: [
            (Symbology.ean13, "9780735200449", "51299"), (.ean13, "9771473968012", "03"),
            (.upca, "036000291452", "95"), (.upce, "01234565", "12"), (.ean8, "96385074", "44990"),
        ])
    func readsAddOns(example: (Symbology, String, String)) throws {
        let (symbology, text, addOn) = example
        let picture = try LabelPicture.barcode("\(text)+\(addOn)", symbology, moduleWidth: 3).rendered()
        let symbol = try #require(reader.symbols(in: picture, symbologies: [symbology], quality: .accurate).first)
        #expect(symbol.text == text)
        #expect(symbol.addOn == addOn)
    }

    @Test("A symbol without an add-on has none")
    func inventsNoAddOn() throws {
        let picture = try LabelPicture.barcode("4012345123456", .ean13, moduleWidth: 3).rendered()
        let symbol = try #require(reader.symbols(in: picture, symbologies: [.ean13], quality: .accurate).first)
        #expect(symbol.addOn == nil)
    }

    @Test(
        "A mirrored matrix symbol is read, its corners still clockwise",
        arguments: SymbologyCase.all.filter { [.qr, .microQR, .dataMatrix, .aztec].contains($0.symbology) })
    func readsMirrored(example: SymbologyCase) throws {
        let label = try LabelPicture.barcode(example.printed, example.symbology, moduleWidth: 4)
        let picture = try label.rendered().upright(from: .mirrored)
        let symbols = reader.symbols(in: picture, symbologies: [example.symbology], quality: .balanced)
        #expect(symbols.map(\.text) == [example.text])
        #expect(symbols.allSatisfy { $0.corners.doubleArea > 0 })
    }

    @Test("A linear symbol that is printed light on dark is read so", arguments: [Symbology.ean13, .code128, .itf])
    func readsInvertedLinear(symbology: Symbology) throws {
        let example = try #require(SymbologyCase.all.first { $0.symbology == symbology })
        let picture = try LabelPicture.barcode(example.printed, symbology, moduleWidth: 4).inverted().rendered()
        let symbols = reader.symbols(in: picture, symbologies: [symbology], quality: .balanced)
        #expect(symbols.map(\.text) == [example.text])
    }

    @Test(
        "A Code 39 of six characters is a medicine's number only where it is hardly anything else",
        arguments: [("160006", "160006"), ("L10002", "L10002"), ("3PRM8N", "A123456788"), ("3PRM8P", "3PRM8P")])
    func tellsCode32FromCode39(printed: String, text: String) throws {
        let picture = try LabelPicture.barcode(printed, .code39, moduleWidth: 3).rendered()
        for quality in [ReadingQuality.balanced, .accurate] {
            let symbols = reader.symbols(in: picture, symbologies: [.code39], quality: quality)
            #expect(symbols.map(\.text) == [text])
        }
    }
}
