/// A part that a date can be made of.
struct DateAtom: Hashable {
    enum Kind: Hashable {
        /// Digits, each 0 to 9.
        case number([UInt8])
        case month(Int)
        /// A time of day, which is no part of a date but ends one.
        case time
    }

    /// What stands between two parts.
    enum Gap: Hashable {
        case none
        case space
        /// One of `. / - , '` or an East Asian unit, perhaps with spaces.
        case mark(Unicode.Scalar)
        /// An ordinal ending or a preposition, as in `24th of December`.
        case word
        case other

        var isMark: Bool { if case .mark = self { true } else { false } }
    }

    var kind: Kind
    var range: Range<Int>
    var corrections: [Correction] = []

    var digits: [UInt8]? { if case .number(let digits) = kind { digits } else { nil } }

    var value: Int? { digits?.prefix(9).reduce(0) { $0 * 10 + Int($1) } }
}

extension DateAtom {
    /// All numbers and month names of a text, in order.
    static func all(in scalars: [Unicode.Scalar], folded: [UInt8]) -> [DateAtom] {
        var atoms: [DateAtom] = []
        var index = 0
        while index < scalars.count {
            if let atom = month(at: index, folded: folded) ?? time(at: index, folded: folded)
                ?? number(at: index, in: scalars, folded: folded)
            {
                atoms.append(atom)
                index = atom.range.upperBound
            } else {
                index += 1
            }
        }
        return atoms
    }

    static func gap(between first: DateAtom, and second: DateAtom, in scalars: [Unicode.Scalar], folded: [UInt8]) -> Gap
    {
        let range = first.range.upperBound..<second.range.lowerBound
        if range.isEmpty { return .none }
        guard range.count <= 8 else { return .other }
        let marks = range.filter { folded[$0] != UInt8(ascii: " ") }
        if marks.isEmpty { return range.count <= 3 ? .space : .other }
        if marks.count <= 2, marks.allSatisfy({ isSeparator(scalars[$0], folded[$0]) }) {
            return .mark(scalars[marks[0]])
        }
        let word = String(decoding: marks.map { folded[$0] }, as: UTF8.self)
        return joiningWords.contains(word) ? .word : .other
    }

    private static func isSeparator(_ scalar: Unicode.Scalar, _ folded: UInt8) -> Bool {
        switch folded {
        case UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: ","), UInt8(ascii: "'"),
            UInt8(ascii: "\\"), UInt8(ascii: "_"):
            true
        default: "年月년월·•．".unicodeScalars.contains(scalar)
        }
    }

    private static let joiningWords: Set<String> = [
        "st", "nd", "rd", "th", "er", "of", "de", "del", "thof", "stof", "ndof", "rdof", "th,", "st,", "nd,", "rd,",
        ".de",
    ]

    private static func month(at index: Int, folded: [UInt8]) -> DateAtom? {
        guard let (month, length) = MonthNames.month(at: index, in: folded) else {
            return canadian(at: index, folded: folded)
        }
        let range = index..<index + length
        let isFollowedByDigit = range.upperBound < folded.count && Folding.isDigit(folded[range.upperBound])
        // Inside a word it is a month only when digits follow at once: EXPDEC2026.
        let startsWord = index == 0 || !Folding.isLetter(folded[index - 1]) || isFollowedByDigit
        let endsWord = range.upperBound == folded.count || !Folding.isLetter(folded[range.upperBound])
        guard startsWord, endsWord, range.count(where: { Folding.isLetter(folded[$0]) }) >= 2 else { return nil }
        return DateAtom(kind: .month(month), range: range)
    }

    private static func canadian(at index: Int, folded: [UInt8]) -> DateAtom? {
        let end = index + 2
        guard end < folded.count, index > 0, isDigitOrSpacedDigit(folded, index - 1, step: -1),
            isDigitOrSpacedDigit(folded, end, step: 1),
            let month = MonthNames.canadianMonth(folded[index], folded[index + 1])
        else { return nil }
        return DateAtom(kind: .month(month), range: index..<end)
    }

    /// Whether a digit stands at an index, or one step on after a space or a full stop.
    private static func isDigitOrSpacedDigit(_ folded: [UInt8], _ index: Int, step: Int) -> Bool {
        guard folded.indices.contains(index) else { return false }
        if Folding.isDigit(folded[index]) { return true }
        let next = index + step
        let isGap =
            folded[index] == UInt8(ascii: " ") || folded[index] == UInt8(ascii: "-")
            || folded[index] == UInt8(ascii: ".")
        return isGap && folded.indices.contains(next) && Folding.isDigit(folded[next])
    }

    /// `4:27`, `14:30:05`.
    private static func time(at start: Int, folded: [UInt8]) -> DateAtom? {
        var end = start
        var parts = 0
        while let next = twoDigits(at: end, folded: folded) {
            parts += 1
            end = next
            guard end + 1 < folded.count, folded[end] == UInt8(ascii: ":"), Folding.isDigit(folded[end + 1]) else {
                break
            }
            end += 1
        }
        return parts >= 2 ? DateAtom(kind: .time, range: start..<end) : nil
    }

    private static func twoDigits(at start: Int, folded: [UInt8]) -> Int? {
        var end = start
        while end < folded.count, end < start + 3, Folding.isDigit(folded[end]) { end += 1 }
        return (1...2).contains(end - start) ? end : nil
    }

    private static func number(at start: Int, in scalars: [Unicode.Scalar], folded: [UInt8]) -> DateAtom? {
        guard DigitConfusion.digit(scalars[start]) != nil else { return nil }
        var end = start
        while end < scalars.count, DigitConfusion.digit(scalars[end]) != nil {
            if end > start, month(at: end, folded: folded) != nil { break }
            end += 1
        }
        // A time that touches the date (201815:28) is not part of it.
        if end < scalars.count, folded[end] == UInt8(ascii: ":"), end - start == 4 || end - start == 6 { end -= 2 }
        var range = start..<end
        let exact = range.filter { DigitConfusion.exactDigit(scalars[$0]) != nil }
        // A look-alike that touches a word is a letter of that word, and two at the end are a word (29oz).
        if start > 0, Folding.isLetter(folded[start - 1]) { range = (exact.first ?? end)..<end }
        let tail = exact.last.map { end - 1 - $0 } ?? 0
        if tail > 1 || end < scalars.count && Folding.isLetter(folded[end]) {
            range = range.lowerBound..<(exact.last.map { $0 + 1 } ?? range.lowerBound)
        }
        guard range.lowerBound == start, !range.isEmpty, isPlausible(range, in: scalars),
            MeasureUnit.unit(at: (exact.last ?? range.lowerBound) + 1, in: folded) == nil
        else { return nil }
        var atom = DateAtom(kind: .number([]), range: range)
        var digits: [UInt8] = []
        for index in range {
            guard let digit = DigitConfusion.digit(scalars[index]) else { continue }
            digits.append(digit.value)
            if digit.isCorrected {
                let printed = Unicode.Scalar(UInt8(ascii: "0") + digit.value)
                atom.corrections.append(Correction(from: scalars[index], to: printed, index: index))
            }
        }
        atom.kind = .number(digits)
        return atom
    }

    /// Half of it are digits; or it is one or two look-alikes beside the separator of a date.
    private static func isPlausible(_ range: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
        let exact = range.count { DigitConfusion.exactDigit(scalars[$0]) != nil }
        if exact * 2 >= range.count { return true }
        guard range.count <= 2 else { return false }
        let marks: [Unicode.Scalar] = [".", "/", "-"]
        let after =
            range.upperBound + 1 < scalars.count
            && marks.contains(scalars[range.upperBound])
            && DigitConfusion.exactDigit(scalars[range.upperBound + 1]) != nil
        let before =
            range.lowerBound >= 2
            && marks.contains(scalars[range.lowerBound - 1])
            && DigitConfusion.exactDigit(scalars[range.lowerBound - 2]) != nil
        return after || before
    }
}
