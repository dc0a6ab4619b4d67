import Testing

@testable import Reading

@Suite("Characters from time steps")
struct TimeStepDecoderTests {
    private static let letters = (0..<70).map { String(UnicodeScalar(UInt8(48 + $0))) }

    private static func decoder() throws -> TimeStepDecoder {
        TimeStepDecoder(table: try CharacterTable(listing: letters.joined(separator: "\n")))
    }

    /// One strip for each entry: characters with their probabilities, the rest blank.
    private static func output(_ strips: [[Character: Float]]) -> [Float] {
        strips.flatMap { strip -> [Float] in
            var row = [Float](repeating: 0, count: letters.count + 2)
            for (character, probability) in strip {
                let index = character == " " ? letters.count + 1 : (letters.firstIndex(of: String(character)) ?? -1) + 1
                row[index] = probability
            }
            row[0] = max(0, 1 - strip.values.reduce(0, +))
            return row
        }
    }

    private static func line(_ strips: [[Character: Float]]) throws -> RecognizedLine {
        try output(strips).withUnsafeBufferPointer {
            try decoder().line($0, strips: strips.count, stripWidth: 8, height: 48)
        }
    }

    @Test("Equal neighbours are one character, a blank parts two")
    func repeats() throws {
        let line = try Self.line([["1": 0.9], ["1": 0.8], [:], ["1": 0.7], [" ": 0.9], ["2": 0.9], [:]])
        #expect(line.text == "11 2")
        #expect(line.characters.count == 3)
        #expect(abs((line.characters.first?.choices.first?.confidence ?? 0) - 0.9) < 1e-6)
    }

    @Test("Alternatives come best first, the blank is none of them")
    func alternatives() throws {
        let line = try Self.line([["0": 0.6, "O": 0.3, "8": 0.05]])
        #expect(line.characters.first?.choices.map(\.text) == ["0", "O", "8"])
    }

    @Test("Boxes lie in order and at their strips")
    func boxes() throws {
        let line = try Self.line([[:], ["1": 0.9], [:], [:], ["2": 0.9], [:]])
        let boxes = line.characters.map(\.box)
        #expect(boxes.count == 2)
        #expect(boxes[0].center.x > 4 && boxes[0].center.x < 20)
        #expect(boxes[1].center.x > 28 && boxes[1].center.x < 44)
        #expect(boxes[0].maxX <= boxes[1].x)
    }

    @Test("Blanks alone, and no strips at all, are no text")
    func nothing() throws {
        #expect(try Self.line([[:], [:]]).text.isEmpty)
        #expect(try Self.line([]).text.isEmpty)
    }

    @Test("A listing of too few characters is refused")
    func shortListing() {
        #expect(throws: ReadingError.self) { try CharacterTable(listing: "a\nb") }
    }
}
