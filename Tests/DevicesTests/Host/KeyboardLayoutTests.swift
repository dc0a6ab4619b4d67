import Testing

@testable import Devices

@Suite struct KeyboardLayoutTests {
    private static let ascii = (0x20...0x7E).map { Character(Unicode.Scalar(UInt8($0))) }

    @Test("US, UK and German keyboards type all of ASCII", arguments: [KeyboardLayout.us, .uk, .de])
    func typesASCII(layout: KeyboardLayout) {
        #expect(layout.lacks(String(Self.ascii)) == [])
    }

    @Test("what French hosts do not agree on, the French keyboard lacks")
    func frenchLacks() {
        #expect(KeyboardLayout.fr.lacks(String(Self.ascii)) == ["`", "~"])
    }

    @Test("no two characters of a layout share their keys", arguments: KeyboardLayout.allCases)
    func typesDistinctly(layout: KeyboardLayout) {
        let strokes = (Self.ascii + Array("£€äöüßéèçàùµ§°²")).compactMap { layout.strokes(for: $0) }
        #expect(Set(strokes).count == strokes.count)
    }

    @Test("keys are where each country has them")
    func knowsCountries() {
        #expect(KeyboardLayout.de.strokes(for: "z") == [KeyStroke(usage: 0x1C)])
        #expect(KeyboardLayout.fr.strokes(for: "A") == [KeyStroke(usage: 0x14, modifiers: .shift)])
        #expect(KeyboardLayout.fr.strokes(for: "1") == [KeyStroke(usage: 0x1E, modifiers: .shift)])
        #expect(KeyboardLayout.uk.strokes(for: "@") == [KeyStroke(usage: 0x34, modifiers: .shift)])
        #expect(KeyboardLayout.de.strokes(for: "@") == [KeyStroke(usage: 0x14, modifiers: .altGr)])
        #expect(KeyboardLayout.de.strokes(for: "^") == [KeyStroke(usage: 0x35), .space])
        #expect(KeyboardLayout.us.lacks("5 € für Käse") == ["€", "ü", "ä"])
    }
}

@Suite struct TextAssemblerTests {
    private func characters(_ bytes: [UInt8]) -> String {
        var text = TextAssembler()
        return String(bytes.flatMap { text.append($0) })
    }

    @Test("bytes become the characters that they spell, however they are parted")
    func assembles() {
        #expect(characters(Array("Käse 5 €\r\n\n".utf8)) == "Käse 5 €\r\n")
    }

    @Test("broken UTF-8 is marked and harms nothing after it")
    func marksBrokenText() {
        #expect(characters([0x41, 0xC3, 0x42]) == "A\u{FFFD}B")
        #expect(characters([0xFF, 0xFF, 0xFF, 0xFF, 0x42]) == "\u{FFFD}B")
    }
}
