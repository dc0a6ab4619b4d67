import LabelLanguage
import Testing

@testable import Reading

@Suite("When enough of a picture was read")
struct SufficiencyTests {
    /// A date that no words name, in characters 20 pixels high.
    private func verdict(
        _ stage: Sufficiency.Stage, text: String = "24/12/2026", confidence: Double = 0.95
    ) throws -> Sufficiency.Verdict {
        let definition = try #require(LabelDefinition.builtIn(named: "expiry-date"))
        let request = ReadingRequest(labels: try LabelMatcher(definitions: [definition]), quality: .accurate)
        let characters = text.enumerated().map { index, character in
            TextLine.Character(
                choices: [.init(text: String(character), confidence: confidence)],
                box: Box(x: 12 * Double(index), y: 50, width: 10, height: 20))
        }
        let box = Box(x: 0, y: 50, width: 12 * Double(text.count), height: 20)
        let line = TextLine(text: text, confidence: confidence, box: box, characters: characters)
        return Sufficiency(request).verdict(symbols: [], lines: [line], stage)
    }

    @Test("a value that only stands out is enough where all print of its size was found")
    func standsOut() throws {
        #expect(try verdict(.wholeLook(finest: 10)) == .enough)
        #expect(try verdict(.look) == .lacking)
    }

    @Test("it is not where print somewhat smaller may have been missed")
    func tooSmall() throws {
        #expect(try verdict(.wholeLook(finest: 15)) == .lacking)
    }

    @Test("it is not where it was read badly, or is no whole value")
    func unsure() throws {
        #expect(try verdict(.wholeLook(finest: 10), confidence: 0.8) == .lacking)
        #expect(try verdict(.wholeLook(finest: 10), text: "240G") == .lacking)
    }
}
