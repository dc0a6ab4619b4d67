import Testing

@testable import LabelLanguage

@Suite("What is printed is read back")
struct PrintedValueProperties {
    private static let seeds: [UInt64] = Array(1...4)

    private static let months = [
        "January February March April May June July August September October November December",
        "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
        "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
        "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
        "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
        "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
        "januari februari maart april mei juni juli augustus september oktober november december",
        "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
        "januar februar marts april maj juni juli august september oktober november december",
        "januar februar mars april mai juni juli august september oktober november desember",
        "januari februari mars april maj juni juli augusti september oktober november december",
        "ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık",
    ].map { $0.split(separator: " ").map(String.init) }

    private func date(_ generator: inout SplitMix) -> LabelDate {
        let (year, month) = (Int.random(in: 1985...2070, using: &generator), Int.random(in: 1...12, using: &generator))
        let day = Int.random(in: 1...LabelDate.days(inMonth: month, year: year), using: &generator)
        return LabelDate(day: day, month: month, year: year) ?? .today
    }

    private func two(_ number: Int?) -> String {
        (number ?? 0) % 100 < 10 ? "0\((number ?? 0) % 100)" : "\((number ?? 0) % 100)"
    }

    @Test("dates in numbers, in every order", arguments: seeds)
    func numericDates(seed: UInt64) {
        var generator = SplitMix(seed: seed)
        let scanner = DateScanner(currentYear: 2026)
        for _ in 0..<250 {
            let date = date(&generator)
            let order = LabelDateFormat.ComponentFormat.allCases.randomElement(using: &generator) ?? .dmy
            let isShort = Bool.random(using: &generator)
            let year = isShort ? two(date.year) : "\(date.year ?? 0)"
            let parts: [String] =
                switch order {
                case .dmy: [two(date.day), two(date.month), year]
                case .mdy: [two(date.month), two(date.day), year]
                case .ymd: [year, two(date.month), two(date.day)]
                }
            let mark = [".", "/", "-", " ", ". ", ""].randomElement(using: &generator) ?? "."
            let text = "EXP " + parts.joined(separator: mark)
            let read = scanner.dates(in: Array(text.unicodeScalars)).lazy
                .compactMap { $0.resolved(format: LabelDateFormat(componentFormat: order)) }.first
            #expect(read?.date == date, "\(text) as \(order)")
            #expect(read?.isAmbiguous == false)
        }
    }

    @Test("dates with a month's name, in twelve languages, whole and cut", arguments: seeds)
    func namedDates(seed: UInt64) {
        var generator = SplitMix(seed: seed)
        let scanner = DateScanner(currentYear: 2026)
        for _ in 0..<250 {
            let date = date(&generator)
            guard let name = Self.months.randomElement(using: &generator)?[(date.month ?? 1) - 1] else { continue }
            // Cut to three letters, juin and juillet are one.
            let isCut = Bool.random(using: &generator) && !name.hasPrefix("jui")
            var month = isCut ? String(name.prefix(3)) : name
            if Bool.random(using: &generator) { month = month.uppercased() }
            let mark = [" ", "-", ".", "", "/"].randomElement(using: &generator) ?? " "
            let text = "\(two(date.day))\(mark)\(month)\(mark)\(date.year ?? 0)"
            let read = scanner.dates(in: Array(text.unicodeScalars)).lazy.compactMap { $0.resolved(format: nil) }.first
            #expect(read?.date == date, "\(text)")
        }
    }

    @Test("a date without its order is given only where it has one meaning", arguments: seeds)
    func openDates(seed: UInt64) {
        var generator = SplitMix(seed: seed)
        let scanner = DateScanner(currentYear: 2026)
        for _ in 0..<250 {
            let parts = (0..<3).map { _ in Int.random(in: 1...40, using: &generator) }
            let text = parts.map(two).joined(separator: "/")
            func year(_ number: Int) -> Int { Century.year(twoDigits: number, seenFrom: 2026) }
            let meanings = Set(
                [
                    LabelDate(day: parts[0], month: parts[1], year: year(parts[2])),
                    LabelDate(day: parts[1], month: parts[0], year: year(parts[2])),
                    LabelDate(day: parts[2], month: parts[1], year: year(parts[0])),
                ].compactMap { $0 })
            let read = scanner.dates(in: Array(text.unicodeScalars)).lazy.compactMap { $0.resolved(format: nil) }.first
            #expect(read?.date == (meanings.count == 1 ? meanings.first : nil), "\(text)")
        }
    }

    @Test("amounts of money, in the ways of many countries", arguments: seeds)
    func money(seed: UInt64) {
        var generator = SplitMix(seed: seed)
        let signs = [
            ("€", "EUR"), ("$", "USD"), ("£", "GBP"), ("RM", "MYR"), ("CHF", "CHF"), ("zł", "PLN"), ("TL", "TRY"),
            ("", ""),
        ]
        for _ in 0..<250 {
            let cents = Int.random(in: 0...99_999_999, using: &generator)
            let (thousands, point) =
                [("", "."), ("", ","), (",", "."), (".", ","), ("'", "."), (" ", ",")].randomElement(using: &generator)
                ?? ("", ".")
            let number = grouped(cents / 100, by: thousands) + point + two(cents % 100)
            let (sign, code) = signs.randomElement(using: &generator) ?? ("", "")
            let text = Bool.random(using: &generator) ? "\(sign) \(number)" : "\(number) \(sign)"
            let amount = AmountScanner.amounts(in: printed(text)).first
            #expect(amount?.value == ExactDecimal(significand: Int64(cents), scale: 2), "\(text)")
            #expect(amount?.currency ?? "" == code, "\(text)")
        }
    }

    private func grouped(_ number: Int, by mark: String) -> String {
        var digits = Array(String(number))
        guard !mark.isEmpty else { return String(digits) }
        var place = digits.count - 3
        while place > 0 {
            digits.insert(contentsOf: mark, at: place)
            place -= 3
        }
        return String(digits)
    }

    @Test("GS1 element strings, bracketed, in a symbol and as a link", arguments: seeds)
    func gs1(seed: UInt64) throws {
        var generator = SplitMix(seed: seed)
        for _ in 0..<60 {
            var codes: Set<String> = []
            var elements: [GS1Element] = []
            for _ in 0..<Int.random(in: 1...8, using: &generator) {
                guard let identifier = ApplicationIdentifier.all.randomElement(using: &generator),
                    codes.insert(identifier.code).inserted
                else { continue }
                elements.append(try GS1Element(identifier.code, ElementMaker.value(of: identifier, &generator)))
            }
            let built = try GS1ElementString(elements)
            #expect(try GS1ElementString(parsing: built.text) == built)
            #expect(try GS1ElementString(bracketed: built.bracketed) == built)
            guard let link = built.digitalLink() else { continue }
            #expect(try Set(GS1ElementString(digitalLink: link).elements) == Set(built.elements), "\(link)")
        }
    }
}
