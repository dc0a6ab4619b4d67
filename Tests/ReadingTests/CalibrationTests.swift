import LabelLanguage
import Testing

@testable import Reading

@Suite("How sure a value is")
struct CalibrationTests {
    /// A line of which one character is doubtful.
    private func line(_ text: String, doubtful: Int, confidence: Double) -> TextLine {
        let characters = text.enumerated().filter { $0.element != " " }.map { index, character in
            TextLine.Character(
                choices: [.init(text: String(character), confidence: index == doubtful ? confidence : 0.99)],
                box: Box(x: 12 * Double(index), y: 50, width: 10, height: 20))
        }
        return TextLine(
            text: text, confidence: 0.95, box: Box(x: 0, y: 50, width: 12 * Double(text.count), height: 20),
            characters: characters)
    }

    private func confidence(
        _ text: String, label: String, field: String, doubtful: Int = 0, _ confidence: Double = 0.99,
        isFastAlone: Bool = false
    ) throws -> Double {
        let definition = try #require(LabelDefinition.builtIn(named: label))
        let matcher = try LabelMatcher(definitions: [definition])
        let lines = [line(text, doubtful: doubtful, confidence: confidence)]
        let labels = Calibration(anchored: matcher.requiringAnchors()).calibrated(
            matcher.readings(symbols: [], lines: lines), symbols: [], lines: lines, isFastAlone: isFastAlone)
        return try #require(labels.first?[field]).confidence
    }

    @Test("a value is no surer than its least sure character")
    func leastCharacter() throws {
        #expect(try confidence("24/12/2026", label: "expiry-date", field: "expiry", doubtful: 4, 0.6) == 0.6)
        // A character beside the value says nothing of it.
        #expect(try confidence("EXP 24/12/2026", label: "expiry-date", field: "expiry", doubtful: 0, 0.6) == 0.99)
    }

    @Test("a check digit that holds leaves an eleventh of the doubt, and one that does not leaves it all")
    func checkDigit() throws {
        let holds = try confidence("1HGCM82633A004352", label: "vin", field: "text", doubtful: 12, 0.6)
        #expect(abs(holds - 0.6 / (0.6 + 0.4 / 11)) < 1e-9)
        #expect(try confidence("WVWZZZ1KZ5B158883", label: "vin", field: "text", doubtful: 12, 0.6) == 0.6)
    }

    @Test("a number that no words name is not sure where Tesseract was alone")
    func aloneNumber() throws {
        func price(_ text: String, isFastAlone: Bool) throws -> Double {
            try confidence(text, label: "price-label", field: "priceText", isFastAlone: isFastAlone)
        }
        #expect(try price("24.90", isFastAlone: true) == Calibration.aloneLimit)
        #expect(try price("24.90", isFastAlone: false) == 0.99)
        #expect(try price("PRICE 24.90", isFastAlone: true) == 0.99)
        #expect(try confidence("24/12/2026", label: "expiry-date", field: "expiry", isFastAlone: true) == 0.99)
    }
}
