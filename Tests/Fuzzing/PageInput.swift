import LabelLanguage

/// A page of print: each line of the input is a line of text or a symbol at a place that its first bytes give.
struct PageInput {
    private var symbols: [Symbol] = []
    private var lines: [TextLine] = []

    private static let symbologies = Symbology.allCases

    init(_ input: [UInt8]) {
        for row in input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) where row.count > 4 {
            let place = row.prefix(4).map(Int.init)
            let text = String(decoding: row.dropFirst(4), as: UTF8.self)
            let box = Box(
                x: Double(place[0] * 8), y: Double(place[1] * 8), width: Double(text.utf8.count * (place[2] & 31)),
                height: Double(place[2] & 127))
            if place[3] & 0x80 == 0 {
                lines.append(Self.line(text, box, hasCharacters: place[3] & 1 == 1))
            } else {
                symbols.append(
                    Self.symbol(
                        text, box, Self.symbologies[place[3] % Self.symbologies.count], isGS1: place[2] & 1 == 1))
            }
        }
    }

    func match() {
        guard let outcome = Self.matcher?.outcome(symbols: symbols, lines: lines) else { return }
        for reading in outcome.readings {
            precondition(Set(reading.fields.map(\.name)).count == reading.fields.count, "two values for one field")
            precondition(Set(reading.fields.map(\.name)).isDisjoint(with: reading.predicted), "read and not read")
            precondition(reading.fields.allSatisfy { (0...1).contains($0.confidence) }, "confidence")
        }
    }

    private static func line(_ text: String, _ box: Box, hasCharacters: Bool) -> TextLine {
        guard hasCharacters else { return TextLine(text: text, confidence: 0.9, box: box) }
        let letters = text.filter { $0 != " " }
        let characters = letters.enumerated().map { index, letter in
            TextLine.Character(
                choices: [.init(text: String(letter), confidence: 0.9), .init(text: "8", confidence: 0.05)],
                box: Box(
                    x: box.x + Double(index) * 9, y: box.y, width: 8,
                    height: index % 5 == 4 ? box.height / 2 : box.height))
        }
        return TextLine(text: text, confidence: 0.9, box: box, characters: characters)
    }

    private static func symbol(_ text: String, _ box: Box, _ symbology: Symbology, isGS1: Bool) -> Symbol {
        Symbol(
            symbology: symbology, text: text,
            corners: Quadrilateral(
                topLeft: Point(x: box.x, y: box.y), topRight: Point(x: box.maxX, y: box.y),
                bottomRight: Point(x: box.maxX, y: box.maxY), bottomLeft: Point(x: box.x, y: box.maxY)),
            symbologyIdentifier: isGS1 ? "]C1" : nil)
    }

    private static let matcher = try? LabelMatcher(
        definitions: LabelDefinition.builtInNames.compactMap(LabelDefinition.builtIn) + [label])

    private static let label = LabelDefinition("Everything") {
        CustomBarcode(name: "Barcode", symbologies: Set(Symbology.allCases))
        IMEIOneBarcode(name: "IMEI").optional(true)
        SerialNumberBarcode(name: "Serial").optional(true)
        PackingDateText(name: "Packed").optional(true)
        DateText(name: "Date").optional(true)
        WeightText(name: "Weight").embedded("28IIIIIWW.WWWC").optional(true)
        TotalPriceText(name: "Price").optional(true)
        CustomText(name: "Lot").anchorRegex("LOT( NO)?").valueRegex("([A-Z]{2})?([0-9]{4})").optional(true)
            .validation(.length(1...20))
        CustomText(name: "Slow").valueRegex("(a+)+$").optional(true)
    }
}
