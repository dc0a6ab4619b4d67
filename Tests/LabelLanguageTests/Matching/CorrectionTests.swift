import LabelLanguage
import Testing

@Suite("Slips of readers in text")
struct CorrectionTests {
    private func value(_ pattern: String, _ lines: [TextLine]) throws -> FieldValue? {
        let label = LabelDefinition("L") { CustomText(name: "Code").anchorRegex("CODE").valueRegex(pattern) }
        return try matcher(label).readings(symbols: [], lines: lines).first?["Code"]
    }

    /// Pattern; print behind the words; value; corrections.
    @Test(
        "are put right only where the pattern leaves one reading",
        arguments: rows(
            """
            [0-9]{6} | 12O456 | 120456 | O→0 at 3
            [0-9]{6} | I2O456 | 120456 | I→1 at 1, O→0 at 3
            [A-Z]{2}[0-9]{4} | ABI234 | AB1234 | I→1 at 3
            [A-Z]{2}[0-9]{4} | A81234 | AB1234 | 8→B at 2
            [A-Z]{2}[0-9]{4} | AB1234 | AB1234 |
            [A-Z0-9]{6} | AB1O34 | AB1O34 |
            [0-9]{6} | ABCDEF | |
            [0-9]{6} | OOOOOO | |
            [0-9]{6} | 12345 | |
            [A-Z][0-9]{3}-[0-9] | AI23-S | A123-5 | I→1 at 2, S→5 at 6
            L[0-9]{5} | L2O4I7 | L20417 | O→0 at 3, I→1 at 5
            """))
    func pattern(_ row: CaseRow) throws {
        let value = try value(row[0], [line("CODE \(row[1])")])
        #expect(value?.value ?? "" == row[2])
        #expect(value?.corrections.joined(separator: ", ") ?? "" == row[3])
        if value != nil { #expect(value?.text == row[1]) }
    }

    @Test("the reader's own alternatives count, and two that fit decide nothing")
    func alternatives() throws {
        func code(_ others: [String]) -> TextLine {
            let text = "CODE 12X456"
            var characters: [TextLine.Character] = []
            for (index, letter) in text.enumerated() where letter != " " {
                let choices = [String(letter)] + (letter == "X" ? others : [])
                characters.append(
                    .init(
                        choices: choices.map { .init(text: $0, confidence: 0.5) },
                        box: Box(x: Double(index) * 10, y: 0, width: 9, height: 20)))
            }
            return TextLine(
                text: text, confidence: 0.9, box: Box(x: 0, y: 0, width: 110, height: 20), characters: characters)
        }
        #expect(try value("[0-9]{6}", [code(["7"])])?.value == "127456")
        #expect(try value("[0-9]{6}", [code(["7", "1"])]) == nil)
        #expect(try value("[0-9]{6}", [code([])]) == nil)
    }

    @Test("a pattern that would run for ever is cut off and reported, and the rest of the label is read")
    func cutOff() throws {
        let label = LabelDefinition("L") {
            CustomText(name: "Bad").valueRegex("(a+)+$")
            ExpiryDateText(name: "Expiry")
        }
        let text = String(repeating: "a", count: 60) + "!"
        let outcome = try matcher(label).outcome(symbols: [], lines: lines(text, "EXP 24/12/2026", text))
        #expect(outcome.problems.count == 1)
        #expect(outcome.problems.first?.field == "Bad")
        #expect(outcome.problems.first?.label == "L")
        #expect(outcome.problems.first?.pattern == "(a+)+$")
        #expect(outcome.readings.first?["Expiry"]?.value == "2026-12-24")
    }

    @Test("values keep the reader's confidence")
    func confidence() throws {
        let value = try value("[0-9]{6}", [line("CODE 123456", confidence: 0.42)])
        #expect(value?.confidence == 0.42)
    }
}
