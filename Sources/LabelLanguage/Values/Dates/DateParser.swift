/// Gives the meanings of one, two or three parts of a date.
struct DateParser {
    typealias Order = PrintedDate.Order
    typealias Reading = PrintedDate.Reading

    var currentYear: Int

    func date(_ atoms: DateAtoms, _ start: Int, _ length: Int) -> PrintedDate? {
        let parts = (start..<start + length).map { atoms[$0] }
        let gaps = Array(atoms.gaps[start..<start + length - 1])
        guard !gaps.contains(.other) else { return nil }
        var printed: PrintedDate? =
            switch parts.count {
            case 3: triple(parts, gaps)
            case 2: pair(parts, gaps[0])
            default: glued(parts[0])
            }
        printed?.range = atoms.range(start, length)
        return printed
    }

    // MARK: Day, month and year

    private func triple(_ parts: [DateAtom], _ gaps: [DateAtom.Gap]) -> PrintedDate? {
        switch (parts[0].kind, parts[1].kind, parts[2].kind) {
        case (.number, .number, .number):
            guard !gaps.contains(.word) else { return nil }
            return printed(parts, numeric(parts[0], parts[1], parts[2]), isLoose: isLoose(parts, gaps))
        case (.number(let first), .month(let month), .number(let last)):
            return printed(parts, named(first.count, parts[0].value, month, last.count, parts[2].value))
        case (.month(let month), .number(let day), .number(let year)):
            guard day.count <= 2, let year = self.year(parts[2].value, digits: year.count) else { return nil }
            return printed(parts, [reading(parts[1].value, month, year)])
        default: return nil
        }
    }

    private func numeric(_ first: DateAtom, _ second: DateAtom, _ third: DateAtom) -> [Reading?] {
        guard let lengths = [first.digits?.count, second.digits?.count, third.digits?.count] as? [Int], lengths[1] <= 2,
            let middle = second.value
        else { return [] }
        let (a, c) = (first.value, third.value)
        if lengths[0] == 4, lengths[2] <= 2 {
            // Print that fills up the month fills up the day: of 2021.08.2 the last digit is cut off.
            let isCut = second.digits?.first == 0 && lengths[1] == 2 && lengths[2] == 1
            return isCut ? [] : [reading(c, middle, a)]
        }
        guard lengths[0] <= 2, lengths[2] == 2 || lengths[2] == 4 || lengths[0] == 2 && lengths[2] == 1 else {
            return []
        }
        var readings: [Reading?] = []
        if let year = year(c, digits: lengths[2]) {
            readings = [reading(a, middle, year, .dmy), a.flatMap { reading(middle, $0, year, .mdy) }]
        }
        if lengths[0] == 2, lengths[2] <= 2 { readings.append(reading(c, middle, year(a, digits: 2), .ymd)) }
        return readings
    }

    private func named(_ firstLength: Int, _ first: Int?, _ month: Int, _ lastLength: Int, _ last: Int?) -> [Reading?] {
        if firstLength == 4, lastLength <= 2 { return [reading(last, month, first)] }
        guard firstLength <= 2, lastLength == 2 || lastLength == 4 else { return [] }
        let usual = reading(first, month, year(last, digits: lastLength))
        guard firstLength == 2, lastLength == 2 else { return [usual] }
        var yearFirst = reading(last, month, year(first, digits: 2), .ymd)
        yearFirst?.isUnusual = usual != nil
        return [usual, yearFirst]
    }

    /// Numbers parted by spaces or commas, and short ones parted by points, could be anything; a year of four digits beside
    /// two numbers of two says that they are a date.
    private func isLoose(_ parts: [DateAtom], _ gaps: [DateAtom.Gap]) -> Bool {
        let lengths = parts.map { $0.digits?.count ?? 0 }
        if gaps.contains(.mark(",")) || parts.contains(where: { !$0.corrections.isEmpty }) { return true }
        if lengths.contains(4) { return gaps.contains(.space) && lengths.contains(1) }
        return gaps.contains(.space) || lengths.contains(1)
    }

    // MARK: Two parts

    private func pair(_ parts: [DateAtom], _ gap: DateAtom.Gap) -> PrintedDate? {
        switch (parts[0].kind, parts[1].kind) {
        case (.month(let month), .number(let digits)):
            if digits.count == 4 { return printed(parts, [partial(nil, month, parts[1].value)]) }
            guard digits.count == 2 else { return nil }
            let yearLast = partial(nil, month, year(parts[1].value, digits: 2))
            return printed(
                parts, [yearLast, partial(parts[1].value, month, nil, .mdy, isUnusual: true)], isLoose: true)
        case (.number(let digits), .month(let month)):
            if digits.count == 4 { return printed(parts, [partial(nil, month, parts[0].value)]) }
            guard digits.count <= 2 else { return nil }
            let yearFirst = digits.count == 2 ? partial(nil, month, year(parts[0].value, digits: 2), .ymd) : nil
            return printed(parts, [partial(parts[0].value, month, nil), yearFirst.map(unusual)], isLoose: true)
        case (.number(let first), .number(let second)):
            return numberPair(parts, first.count, second.count, gap)
        default: return nil
        }
    }

    private func numberPair(_ parts: [DateAtom], _ first: Int, _ second: Int, _ gap: DateAtom.Gap) -> PrintedDate? {
        // Two parts say too little to put anything right: 1851-B is a house.
        guard let a = parts[0].value, let b = parts[1].value, parts.allSatisfy(\.corrections.isEmpty) else {
            return nil
        }
        switch (first, second) {
        case (4, 3), (2, 3):
            guard let year = year(a, digits: first), let date = LabelDate(dayOfYear: b, year: year) else { return nil }
            return printed(parts, [Reading(date: date)], isLoose: true)
        case (1...2, 4): return printed(parts, [partial(nil, a, b)], isLoose: gap == .space)
        case (4, 1...2): return printed(parts, [partial(nil, b, a)], isLoose: gap == .space)
        case (1...2, 1...2):
            guard gap.isMark else { return nil }
            let yearLast = second == 2 ? partial(nil, a, year(b, digits: 2)) : nil
            let yearFirst = first == 2 ? partial(nil, b, year(a, digits: 2), .ymd) : nil
            return printed(
                parts, [yearLast, partial(a, b, nil, .dmy), partial(b, a, nil, .mdy), yearFirst.map(unusual)],
                isLoose: true)
        default: return nil
        }
    }

    // MARK: Without separators

    /// The meanings of digits in one piece: `241226`, `20261224`, `2026358`, `6358`.
    func glued(_ atom: DateAtom) -> PrintedDate? {
        guard let digits = atom.digits else { return nil }
        func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + Int($1) } }
        let readings: [Reading?]
        switch digits.count {
        case 8:
            // A year before 1900 or so is no date but a number that happens to fit; the calendar cannot tell, the digits do.
            let yearFirst = digits[0] == 1 && digits[1] == 9 || digits[0] == 2
            readings = [
                yearFirst ? reading(number(6..<8), number(4..<6), number(0..<4)) : nil,
                reading(number(0..<2), number(2..<4), number(4..<8), .dmy),
                reading(number(2..<4), number(0..<2), number(4..<8), .mdy),
            ]
        case 7: readings = [LabelDate(dayOfYear: number(4..<7), year: number(0..<4)).map { Reading(date: $0) }]
        case 6:
            readings = [
                reading(number(0..<2), number(2..<4), year(number(4..<6), digits: 2), .dmy),
                reading(number(2..<4), number(0..<2), year(number(4..<6), digits: 2), .mdy),
                reading(number(4..<6), number(2..<4), year(number(0..<2), digits: 2), .ymd),
                // 202612, which is no day in any order.
                isYear(number(0..<4)) ? partial(nil, number(4..<6), number(0..<4)) : nil,
            ]
        case 5: readings = [dayOfYear(number(2..<5), year(number(0..<2), digits: 2))]
        case 4 where isYear(number(0..<4)):
            // Best before end: 2026.
            readings = [LabelDate(year: number(0..<4)).map { Reading(date: $0) }]
        case 4:
            readings = [
                dayOfYear(number(1..<4), Century.year(oneDigit: number(0..<1), seenFrom: currentYear)),
                partial(nil, number(0..<2), year(number(2..<4), digits: 2)),
            ]
        default: readings = []
        }
        return printed([atom], readings, isLoose: true)
    }

    /// A number that reads as a year of these times, and so not as a day of one.
    private func isYear(_ number: Int) -> Bool {
        Century.year(twoDigits: number % 100, seenFrom: currentYear) == number
    }

    private func dayOfYear(_ day: Int, _ year: Int?) -> Reading? {
        year.flatMap { LabelDate(dayOfYear: day, year: $0) }.map { Reading(date: $0) }
    }

    // MARK: Parts

    private func year(_ value: Int?, digits: Int) -> Int? {
        switch digits {
        case 2: value.map { Century.year(twoDigits: $0, seenFrom: currentYear) }
        case 4: value
        default: nil
        }
    }

    private func reading(_ day: Int?, _ month: Int, _ year: Int?, _ order: Order? = nil) -> Reading? {
        guard let day, let year, let date = LabelDate(day: day, month: month, year: year) else { return nil }
        return Reading(date: date, order: order)
    }

    private func partial(
        _ day: Int?, _ month: Int, _ year: Int?, _ order: Order? = nil, isUnusual: Bool = false
    ) -> Reading? {
        guard day != nil || year != nil, let date = LabelDate(day: day, month: month, year: year) else { return nil }
        return Reading(date: date, order: order, isUnusual: isUnusual)
    }

    private func unusual(_ reading: Reading) -> Reading {
        var copy = reading
        copy.isUnusual = true
        return copy
    }

    /// How many years a date may lie back. Far ahead lie those that mean never (31/12/9999).
    private static let reach = 150

    private func printed(_ parts: [DateAtom], _ readings: [Reading?], isLoose: Bool = false) -> PrintedDate? {
        // Four digits that no one living dates anything with are no year, whatever stands beside them.
        let readings = readings.compactMap { $0 }.filter { currentYear - ($0.date.year ?? currentYear) <= Self.reach }
        guard !readings.isEmpty, let first = parts.first, let last = parts.last else { return nil }
        return PrintedDate(
            range: first.range.lowerBound..<last.range.upperBound, readings: readings, isLoose: isLoose,
            corrections: parts.flatMap(\.corrections))
    }
}
