import LabelLanguage
import Testing

@Suite("Values find their words by layout")
struct LayoutTests {
    private let dates = LabelDefinition("Package") {
        ExpiryDateText(name: "expiry").labelDateFormat(LabelDateFormat(componentFormat: .dmy))
        PackingDateText(name: "packed").labelDateFormat(LabelDateFormat(componentFormat: .dmy)).optional(true)
    }

    private func values(_ lines: [TextLine]) throws -> [String: String] {
        let reading = try matcher(dates).readings(symbols: [], lines: lines).first
        return Dictionary(uniqueKeysWithValues: (reading?.fields ?? []).map { ($0.name, $0.value) })
    }

    private let both = ["expiry": "2027-09-19", "packed": "2026-09-20"]

    @Test("two words and then two dates on one line")
    func twoAndTwo() throws {
        #expect(try values(lines("PRD EXP: 20/09/26 19/09/27")) == both)
        #expect(try values(lines("EXP PRD: 19/09/27 20/09/26")) == both)
    }

    @Test("words and dates by turns on one line")
    func byTurns() throws {
        #expect(try values(lines("PROD 20.09.2026 EXP 19.09.2027")) == both)
        #expect(try values(lines("20.09.2026 PROD", "19.09.2027 EXP")) == both)
    }

    /// Each character in a box of its own, 10 pixels wide.
    private func printed(_ text: String, x: Double) -> TextLine {
        let characters = text.enumerated().map { index, character in
            TextLine.Character(
                choices: [.init(text: String(character), confidence: 0.95)],
                box: Box(x: x + 10 * Double(index), y: 0, width: 10, height: 20))
        }
        return TextLine(
            text: text, confidence: 0.95, box: Box(x: x, y: 0, width: 10 * Double(text.count), height: 20),
            characters: characters)
    }

    @Test("a line that was cut short, and its rest, share a character that was printed once")
    func cutShort() throws {
        let start = "EXP 19.09.202"
        #expect(
            try values([printed(start, x: 0), printed("27", x: 10 * Double(start.count - 1) - 1)])["expiry"]
                == "2027-09-19")
        // Side by side both are printed.
        #expect(try values([printed("EXP 19.09.2", x: 0), printed("27", x: 110)])["expiry"] == nil)
    }

    @Test("words over dates, in two columns")
    func columns() throws {
        let table = [
            line("Packed", x: 0, y: 0), line("Use by", x: 200, y: 0), line("20/09/2026", x: 0, y: 28),
            line("19/09/2027", x: 200, y: 28),
        ]
        #expect(try values(table) == both)
        #expect(try values(table.reversed()) == both)
    }

    @Test("words left of dates, in two rows")
    func rows() throws {
        #expect(
            try values([
                line("Use by", x: 0, y: 30), line("19/09/2027", x: 300, y: 31), line("Packed", x: 0, y: 0),
                line("20/09/2026", x: 300, y: 2),
            ]) == both)
    }

    @Test("a block of wordings with one date at its foot")
    func block() throws {
        let reading = try values([
            line("Da consumarsi preferibilmente entro il:", x: 400, y: 583, height: 24),
            line("Best before:", x: 400, y: 610, height: 24), line("MHD:", x: 400, y: 637, height: 24),
            line("01/12/26", x: 880, y: 660, height: 24),
        ])
        #expect(reading == ["expiry": "2026-12-01"])
    }

    @Test("words far from any date draw none")
    func far() throws {
        #expect(try values([line("BEST BEFORE SEE LID", x: 0, y: 0), line("19/09/2027", x: 600, y: 500)]).isEmpty)
    }

    @Test("small words under their date")
    func under() throws {
        #expect(
            try values([line("19/09/2027", height: 30), line("USE BY", y: 34, height: 12)]) == ["expiry": "2027-09-19"])
    }

    @Test("a reader that gives single words")
    func words() throws {
        #expect(
            try values([
                line("BEST", x: 0), line("BEFORE", x: 50), line("19", x: 125), line("SEP", x: 155),
                line("2027", x: 195),
            ]) == ["expiry": "2027-09-19"])
    }

    @Test("print that is tilted or lies on its side", arguments: [-20.0, -8, 5, 12, 30, 90, -90, 180])
    func tilted(degrees: Double) throws {
        let table = [
            line("Packed on", x: 0, y: 0), line("Use before", x: 0, y: 34), line("20/09/2026", x: 260, y: 0),
            line("19/09/2027", x: 260, y: 34),
        ]
        #expect(try values(table.map { $0.turned(by: degrees) }) == both)
    }

    @Test("boxes stay those of the picture")
    func boxes() throws {
        let lines = [line("Use before 19/09/2027", x: 100, y: 50).turned(by: 90)]
        let value = try #require(try matcher(dates).readings(symbols: [], lines: lines).first?["expiry"])
        let last = try #require(lines[0].characters.last?.box)
        #expect(value.box.maxY >= last.maxY - 0.01 && value.box.width < 25 && value.box.height > 80)
    }
}
