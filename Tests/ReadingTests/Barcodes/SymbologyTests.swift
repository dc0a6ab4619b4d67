import LabelLanguage
import LabelPictures
import Testing

@testable import Reading

/// A symbol of each symbology as the project draws it, and what is to be read of it.
struct SymbologyCase: Sendable, CustomTestStringConvertible {
    var symbology: Symbology
    /// For the drawing.
    var printed: String
    /// From the reader.
    var text: String
    var identifier: String

    var testDescription: String { symbology.rawValue }

    static let all = [
        SymbologyCase(symbology: .ean13, printed: "4012345123456", text: "4012345123456", identifier: "]E0"),
        SymbologyCase(symbology: .ean8, printed: "96385074", text: "96385074", identifier: "]E4"),
        SymbologyCase(symbology: .upce, printed: "01234565", text: "01234565", identifier: "]E0"),
        SymbologyCase(symbology: .code128, printed: "LOT 4711-A", text: "LOT 4711-A", identifier: "]C0"),
        SymbologyCase(symbology: .code39, printed: "ABC-123", text: "ABC-123", identifier: "]A0"),
        SymbologyCase(symbology: .code93, printed: "CODE93", text: "CODE93", identifier: "]G0"),
        SymbologyCase(symbology: .codabar, printed: "A40156B", text: "A40156B", identifier: "]F0"),
        SymbologyCase(symbology: .itf, printed: "12345678", text: "12345678", identifier: "]I0"),
        SymbologyCase(
            symbology: .databar, printed: "0104012345123456", text: "0104012345123456", identifier: "]e0"),
        SymbologyCase(
            symbology: .databarExpanded, printed: "(01)04012345123456(10)ABC123", text: "010401234512345610ABC123",
            identifier: "]e0"),
        SymbologyCase(
            symbology: .databarLimited, printed: "0104012345123456", text: "0104012345123456", identifier: "]e0"),
        SymbologyCase(
            symbology: .qr, printed: "https://example.com/4711", text: "https://example.com/4711", identifier: "]Q1"),
        SymbologyCase(symbology: .microQR, printed: "4711", text: "4711", identifier: "]Q1"),
        SymbologyCase(symbology: .dataMatrix, printed: "DATA 4711", text: "DATA 4711", identifier: "]d1"),
        SymbologyCase(symbology: .aztec, printed: "AZTEC 4711", text: "AZTEC 4711", identifier: "]z0"),
        SymbologyCase(symbology: .pdf417, printed: "PDF417 4711", text: "PDF417 4711", identifier: "]L2"),
        SymbologyCase(symbology: .maxiCode, printed: "MAXICODE 4711", text: "MAXICODE 4711", identifier: "]U0"),
    ]
}

@Suite("Every symbology")
struct SymbologyTests {
    private let reader = BarcodeReader()

    @Test("is read with its text, its identifier and its place", arguments: SymbologyCase.all)
    func reads(example: SymbologyCase) throws {
        let label = try LabelPicture.barcode(example.printed, example.symbology, moduleWidth: 4)
        let symbols = reader.symbols(
            in: try label.rendered(), symbologies: [example.symbology], quality: .balanced)
        let symbol = try #require(symbols.first)
        #expect(symbols.count == 1)
        #expect(symbol.symbology == example.symbology)
        #expect(symbol.text == example.text)
        #expect(symbol.symbologyIdentifier == example.identifier)
        let printed = try #require(label.barcodeBoxes.first)
        let seen = symbol.corners.boundingBox
        #expect(abs(seen.center.x - printed.center.x) < 0.1 * printed.width)
        #expect(abs(seen.width - printed.width) < 0.2 * printed.width)
        #expect(symbol.corners.doubleArea >= 0)
    }

    @Test("is not read where others are asked for", arguments: SymbologyCase.all)
    func readsNothingElse(example: SymbologyCase) throws {
        let picture = try LabelPicture.barcode(example.printed, example.symbology, moduleWidth: 3).rendered()
        var others = Set(Symbology.allCases)
        others.remove(example.symbology)
        #expect(reader.symbols(in: picture, symbologies: others, quality: .balanced) == [])
    }

    @Test(
        "that can be printed light on dark is read so",
        arguments: SymbologyCase.all.filter { [.qr, .dataMatrix, .aztec].contains($0.symbology) })
    func readsInverted(example: SymbologyCase) throws {
        let label = try LabelPicture.barcode(example.printed, example.symbology, moduleWidth: 4).inverted()
        let symbols = reader.symbols(
            in: try label.rendered(), symbologies: [example.symbology], quality: .balanced)
        #expect(symbols.map(\.text) == [example.text])
    }

    @Test(
        "that is read along a line is read however it lies",
        arguments: SymbologyCase.all.filter { $0.symbology.isLinear && ![.upce, .itf].contains($0.symbology) },
        [25.0, 45, 70])
    func readsAskew(example: SymbologyCase, angle: Double) throws {
        let label = try LabelPicture.barcode(example.printed, example.symbology, moduleWidth: 3)
        let placing = Placing(angle: angle)
        let symbols = reader.symbols(
            in: try label.seen(placing) { $0.background = .plain }, symbologies: [example.symbology],
            quality: .balanced)
        let symbol = try #require(symbols.first)
        #expect(symbols.map(\.text) == [example.text])
        let printed = try #require(label.barcodeBoxes.first)
        let middle = Scene().projection(of: label, placing)(printed.center)
        let seen = symbol.corners.boundingBox.center
        #expect(abs(seen.x - middle.x) < 0.15 * printed.width)
        #expect(abs(seen.y - middle.y) < 0.15 * printed.width)
    }
}
