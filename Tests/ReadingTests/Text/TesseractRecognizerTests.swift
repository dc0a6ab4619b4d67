import Imaging
import LabelLanguage
import LabelPictures
import Testing

@testable import Reading

@Suite("Reading single lines with Tesseract")
struct TesseractRecognizerTests {
    @Test("A line comes with text, confidence, and a box and alternatives for each character")
    func line() throws {
        let picture = try LabelPicture.lines(["LOT 4711 24/12/2026"], TextStyle(size: 36)).rendered()
        let line = try TesseractRecognizer(languages: ["eng"]).read(picture)
        #expect(line.text == "LOT 4711 24/12/2026")
        #expect(line.confidence > 0.9)
        #expect(line.characters.count == 17)
        #expect(zip(line.characters, line.characters.dropFirst()).allSatisfy { $0.box.x < $1.box.x })
        #expect(line.characters.allSatisfy { $0.box.height > 10 && $0.box.maxX <= Double(picture.width) })
        #expect(line.characters.allSatisfy { !$0.choices.isEmpty })
    }

    @Test("Empty and tiny pictures hold no text", arguments: [(1, 1), (2, 40), (300, 7)])
    func empty(size: (Int, Int)) throws {
        let picture = LumaImage(width: size.0, height: size.1) { pixels in
            for index in pixels.indices { pixels[index] = 200 }
        }
        #expect(try TesseractRecognizer(languages: ["eng"]).read(picture).text.isEmpty)
    }
}
