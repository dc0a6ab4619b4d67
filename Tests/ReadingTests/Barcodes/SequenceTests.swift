import Imaging
import LabelLanguage
import LabelPictures
import Testing

@testable import Reading

/// A sequence of symbols that together say one thing, as the project draws it.
struct SequenceCase: Sendable, CustomTestStringConvertible {
    var symbology: Symbology
    var id: String
    var parts: [String]

    var testDescription: String { symbology.rawValue }

    static let all = [
        SequenceCase(symbology: .qr, id: "77", parts: ["The first part, ", "the second part, ", "and the last."]),
        SequenceCase(symbology: .dataMatrix, id: "12034", parts: ["ONE ", "TWO ", "THREE ", "FOUR"]),
        SequenceCase(symbology: .aztec, id: "A1", parts: ["half of it, ", "and the other half"]),
        SequenceCase(symbology: .pdf417, id: "017053", parts: ["left side ", "right side"]),
    ]

    func picture(of part: Int) throws -> LumaImage {
        try LabelPicture.barcode(
            parts[part], symbology, moduleWidth: 4, part: SequencePart(index: part, count: parts.count, id: id)
        ).rendered()
    }
}

@Suite("Structured append")
struct SequenceTests {
    @Test("A picture of one part says which it is", arguments: SequenceCase.all)
    func tellsPart(example: SequenceCase) throws {
        let picture = try example.picture(of: 1)
        let symbols = BarcodeReader().symbols(in: picture, symbologies: [example.symbology], quality: .balanced)
        let sequence = try #require(symbols.first?.sequence)
        #expect(sequence.index == 1)
        #expect(sequence.count == example.parts.count)
        #expect(symbols.map(\.text) == [example.parts[1]])
    }

    @Test(
        "Over frames, nothing is delivered until all parts were seen, in any order, and then the whole",
        arguments: SequenceCase.all)
    func gathersOverFrames(example: SequenceCase) throws {
        let reader = BarcodeReader()
        let order = example.parts.indices.reversed()
        for part in order {
            let picture = try example.picture(of: part)
            let symbols = reader.symbols(
                inFrame: picture, symbologies: [example.symbology], quality: .balanced, budget: .seconds(10)
            ) { !$0.isEmpty }
            #expect(symbols.map(\.text) == (part == order.last ? [example.parts.joined()] : []))
            #expect(symbols.allSatisfy { $0.sequence == nil })
        }
    }

    @Test("A picture of all parts gives the whole once")
    func gathersInOnePicture() throws {
        let example = SequenceCase.all[0]
        var sheet = LabelPicture(width: 1_000, height: 360)
        for part in example.parts.indices {
            sheet = try sheet.barcode(
                example.parts[part], .qr, x: 40 + Double(part) * 320, y: 60, moduleWidth: 6,
                part: SequencePart(index: part, count: example.parts.count, id: example.id))
        }
        let symbols = BarcodeReader().symbols(in: try sheet.rendered(), symbologies: [.qr], quality: .accurate)
        #expect(symbols.map(\.text) == [example.parts.joined()])
    }

    @Test("Parts of two sequences are not mixed up")
    func keepsSequencesApart() throws {
        let reader = BarcodeReader()
        for (id, text) in [("1", "of one"), ("2", "of another")] {
            let picture = try LabelPicture.barcode(
                text, .qr, moduleWidth: 4, part: SequencePart(index: id == "1" ? 0 : 1, count: 2, id: id)
            ).rendered()
            let symbols = reader.symbols(
                inFrame: picture, symbologies: [.qr], quality: .balanced, budget: .seconds(10)
            ) { !$0.isEmpty }
            #expect(symbols.isEmpty)
        }
    }

    @Test("A character set that one part switches to holds on in the next")
    func keepsCharacterSet() {
        var content = ECIContent()
        content.append(Array("\\000003US:$1;\\000029CN:".utf8), usesECI: true)
        // GB 2312 for a yen sign of full width; ISO 8859-15 for the euro sign.
        content.append(Array("\\000003".utf8) + [0xA3, 0xA4] + Array(" 3;\\000017DE:".utf8), usesECI: true)
        content.append(Array("4,90 ".utf8) + [0xA4], usesECI: false)
        #expect(content.text == "US:$1;CN:\u{FFE5} 3;DE:4,90 \u{20AC}")
    }
}
