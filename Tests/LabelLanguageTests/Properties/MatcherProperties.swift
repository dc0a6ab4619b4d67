import LabelLanguage
import Testing

@Suite("Matching any input")
struct MatcherProperties {
    private static let label = LabelDefinition("Everything") {
        CustomBarcode(name: "Barcode", symbologies: [.ean13, .code128])
        ExpiryDateText(name: "Expiry").labelDateFormat(LabelDateFormat(componentFormat: .dmy, acceptPartialDates: true))
        PackingDateText(name: "Packed").optional(true)
        WeightText(name: "Weight").optional(true)
        TotalPriceText(name: "Price").optional(true)
        CustomText(name: "Lot").anchorRegex("LOT").valueRegex("[A-Z0-9]{4,10}").optional(true)
    }

    private static let all = LabelDefinition.builtInNames.compactMap(LabelDefinition.builtIn) + [label]

    private static let pieces = [
        "EXP", "BEST BEFORE", "LOT", "TOTAL", "NET WT", "24/12/2026", "12.50", "€", "kg", "DEC", "A1B2", "0", "O", "l",
        " ", "  ", ".", "/", "(", "%", "é",
        "日", "👍🏽", "\u{1D}", "\u{0}", "e\u{301}", "999999999999", "-", "x", "SDN BHD", "CASH", "WDB2110062A623543",
    ]

    private func line(_ generator: inout SplitMix) -> TextLine {
        let text = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
            Self.pieces.randomElement(using: &generator) ?? ""
        }.joined()
        let odd: [Double] = [.nan, .infinity, -1, 1e300]
        func coordinate() -> Double {
            Int.random(in: 0..<60, using: &generator) == 0
                ? odd.randomElement(using: &generator) ?? 0 : Double.random(in: 0...1_200, using: &generator)
        }
        let box = Box(x: coordinate(), y: coordinate(), width: coordinate(), height: coordinate() / 20)
        let count =
            Bool.random(using: &generator) ? text.filter { $0 != " " }.count : Int.random(in: 0...4, using: &generator)
        let letters = text.filter { $0 != " " }.map(String.init)
        let characters = (0..<count).map { index in
            TextLine.Character(
                choices: index < letters.count
                    ? [.init(text: letters[index], confidence: 0.9), .init(text: "8", confidence: 0.1)] : [],
                box: Box(x: coordinate(), y: coordinate(), width: 10, height: 20))
        }
        return TextLine(text: text, confidence: coordinate(), box: box, characters: characters)
    }

    @Test("gives sound values or none", arguments: Array(UInt64(1)...8))
    func sound(seed: UInt64) throws {
        var generator = SplitMix(seed: seed)
        let matcher = try LabelMatcher(definitions: Self.all, today: { testDay })
        for _ in 0..<5 {
            let lines = (0..<Int.random(in: 0...30, using: &generator)).map { _ in line(&generator) }
            let symbols = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
                symbol(
                    "4012345123456", x: Double.random(in: 0...900, using: &generator),
                    y: Double.random(in: 0...900, using: &generator))
            }
            for reading in matcher.readings(symbols: symbols, lines: lines) {
                #expect(Set(reading.fields.map(\.name)).count == reading.fields.count)
                #expect(Set(reading.fields.map(\.name)).isDisjoint(with: reading.predicted))
                for field in reading.fields {
                    #expect((0...1).contains(field.confidence))
                    #expect(!field.value.isEmpty && field.box.width >= 0 && field.box.height >= 0)
                }
            }
        }
    }

    @Test("is the same whatever the order of lines and symbols", arguments: Array(UInt64(1)...10))
    func order(seed: UInt64) throws {
        var generator = SplitMix(seed: seed)
        let matcher = try LabelMatcher(definitions: [Self.label], today: { testDay })
        let lines = [
            ("PACKED ON 24/11/2026", 0.0, 0.0), ("BEST BEFORE 24/12/2026", 0, 30), ("LOT L20417", 0, 60),
            ("TOTAL PRICE $5.92", 0, 90),
            ("NET WT 0.586 kg", 0, 120), ("Keep cool", 0, 150),
        ].map { LabelLanguageTests.line($0.0, x: $0.1, y: $0.2) }
        let symbols = [symbol("4012345123456"), symbol("X", .qr, x: 300)]
        let once = matcher.readings(symbols: symbols, lines: lines)
        let again = matcher.readings(
            symbols: symbols.shuffled(using: &generator), lines: lines.shuffled(using: &generator))
        #expect(once.map { $0.fields.map(\.value) } == again.map { $0.fields.map(\.value) })
        #expect(once.first?.fields.count == 6)
    }

    /// Text of 4 KB that makes as much work as text can: dates, words and amounts without end, each bound to each.
    @Test(
        "takes steps in proportion to the text, and never more than bounds allow",
        arguments: [
            "EXP 24/12/2026 ", "LOT ", "12.50 ", "TOTAL 12.50 NET 5 kg ", "aaaaaaaaaaaaaaaa ", "1 1 1 1 1 1 1 1 ",
            "EXP PROD LOT ", "BEST BEF0RE ", "O0Il1S5B8 ",
            "(((((((( ", "24DEC26", "日月年 ",
        ])
    func steps(piece: String) throws {
        let matcher = try LabelMatcher(definitions: [Self.label], today: { testDay })
        let size = 4_096
        let text = String(String(repeating: piece, count: size / piece.utf8.count + 1).prefix(size))
        // As 64 lines in two columns, and as lines of words all over the place.
        let chunks = stride(from: 0, to: text.count, by: 64).map { String(text.dropFirst($0).prefix(64)) }
        let columns = chunks.enumerated().map {
            LabelLanguageTests.line($1, x: Double($0 % 2) * 700, y: Double($0 / 2) * 30)
        }
        let words = text.split(separator: " ").prefix(512).enumerated().map {
            LabelLanguageTests.line(String($1), x: Double($0 % 16) * 130, y: Double($0 / 16) * 30)
        }
        for lines in [columns, words] {
            let steps = matcher.outcome(symbols: [], lines: lines).steps
            #expect(steps > 0)
            #expect(steps < 400_000, "\(piece): \(steps)")
        }
    }

    @Test("concurrent use of one matcher gives what single use gives")
    func concurrent() async throws {
        let matcher = try LabelMatcher(definitions: [Self.label], today: { testDay })
        let lines = lines("BEST BEFORE 24/12/2026", "LOT L20417")
        let expected = matcher.readings(symbols: [], lines: lines)
        await withTaskGroup(of: [LabelReading].self) { group in
            for _ in 0..<32 { group.addTask { matcher.readings(symbols: [], lines: lines) } }
            for await readings in group { #expect(readings == expected) }
        }
    }
}
