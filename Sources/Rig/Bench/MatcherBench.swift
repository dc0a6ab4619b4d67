import Imaging
import LabelLanguage

/// Measures how long a label of six fields takes to be found among 40 lines of print and 5 symbols.
struct MatcherBench {
    var rounds = 1_000

    func run() throws(CommandLineError) -> [BenchResult] {
        let matcher: LabelMatcher
        do {
            matcher = try LabelMatcher(definitions: [Self.label])
        } catch {
            throw CommandLineError(.failed, error.message)
        }
        let (symbols, lines) = (Self.symbols, Self.lines)
        var times: [Double] = []
        for _ in 0..<max(1, rounds) {
            let begin = MonotonicTime.now()
            _ = matcher.readings(symbols: symbols, lines: lines)
            times.append((MonotonicTime.now() - begin) / .milliseconds(1))
        }
        return [
            BenchResult(
                "match 6 fields to 40 lines and 5 symbols, median of \(times.count)", times.percentile(50), "ms"),
            BenchResult(
                "steps of such a match", Double(matcher.outcome(symbols: symbols, lines: lines).steps), "steps"),
        ]
    }

    private static let label = LabelDefinition("Perishable Product") {
        CustomBarcode(name: "Barcode", symbologies: [.ean13, .code128])
        ExpiryDateText(name: "Expiry Date").labelDateFormat(LabelDateFormat(componentFormat: .dmy))
        PackingDateText(name: "Packed").labelDateFormat(LabelDateFormat(componentFormat: .dmy)).optional(true)
        WeightText(name: "Weight").optional(true)
        TotalPriceText(name: "Total Price").optional(true)
        CustomText(name: "Lot").anchorRegex("LOT").valueRegex("[A-Z0-9]{4,10}").optional(true)
    }

    /// The label's own print, and as much again of what stands on packages around it.
    private static let lines: [TextLine] = (0..<40).map { number in
        let text = print[number % print.count]
        let isOther = number >= print.count
        let place = Box(
            x: Double(number / 20) * 700, y: Double(number % 20) * 32, width: Double(text.utf8.count) * 11, height: 22)
        return TextLine(text: isOther ? String(text.reversed()) : text, confidence: 0.9, box: place)
    }

    private static let print = [
        "Cheddar, mature, 250 g", "PACKED ON 24/11/26", "BEST BEFORE 03/04/27", "LOT L20417", "TOTAL PRICE $5.92",
        "NET WT 0.586 kg", "Keep refrigerated below 5 C", "Ingredients: pasteurised milk, salt, starter cultures",
        "Produced in Ireland for Example Ltd, Dublin 4", "www.example.com  Tel. 01 234 5678",
    ]

    private static let symbols: [Symbol] = (0..<5).map { number in
        let (x, y) = (Double(number) * 200, 700.0)
        return Symbol(
            symbology: number == 0 ? .ean13 : .qr,
            text: number == 0 ? "4012345123456" : "https://example.com/\(number)",
            corners: Quadrilateral(
                topLeft: Point(x: x, y: y), topRight: Point(x: x + 150, y: y),
                bottomRight: Point(x: x + 150, y: y + 60),
                bottomLeft: Point(x: x, y: y + 60)))
    }
}
