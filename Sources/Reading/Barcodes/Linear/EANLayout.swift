import LabelLanguage

/// How the modules of an EAN/UPC symbol are laid out (ISO/IEC 15420, 4.2 and 4.3).
enum EANLayout: CaseIterable {
    case ean13, ean8, upce

    /// From the first module of the first guard to the last of the last guard.
    var moduleCount: Int {
        switch self {
        case .ean13: 95
        case .ean8: 67
        case .upce: 51
        }
    }

    /// Guard patterns by their first module; `true` is a bar.
    var guards: [(start: Int, bars: [Bool])] {
        let normal = [true, false, true]
        let center = [false, true, false, true, false]
        switch self {
        case .ean13: return [(0, normal), (45, center), (92, normal)]
        case .ean8: return [(0, normal), (31, center), (64, normal)]
        case .upce: return [(0, normal), (45, [false, true, false, true, false, true])]
        }
    }

    /// Where the digits of the left half begin, which start with a space and end with a bar.
    var leftDigitStarts: [Int] {
        switch self {
        case .ean13, .upce: (0..<6).map { 3 + 7 * $0 }
        case .ean8: (0..<4).map { 3 + 7 * $0 }
        }
    }

    /// Where the digits of the right half begin, which start with a bar and end with a space.
    var rightDigitStarts: [Int] {
        switch self {
        case .ean13: (0..<6).map { 50 + 7 * $0 }
        case .ean8: (0..<4).map { 36 + 7 * $0 }
        case .upce: []
        }
    }

    var digitStarts: [Int] { leftDigitStarts + rightDigitStarts }
}

/// The bars and spaces of the digits, by ISO/IEC 15420 table 1.
enum EANDigitPatterns {
    /// Widths of space, bar, space, bar in number set A.
    static let setA: [[Int]] = [
        [3, 2, 1, 1], [2, 2, 2, 1], [2, 1, 2, 2], [1, 4, 1, 1], [1, 1, 3, 2], [1, 2, 3, 1], [1, 1, 1, 4], [1, 3, 1, 2],
        [1, 2, 1, 3], [3, 1, 1, 2],
    ]

    /// Sets A and B: patterns 0 to 9 are set A's digits, 10 to 19 set B's.
    static let left = setA + setA.map { $0.reversed() }
    /// Set C has set A's widths, bar first.
    static let right = setA

    /// Which digits of the left half of an EAN-13 are in set B, by the digit that this says.
    static let firstDigitParities: [[Bool]] = [
        "AAAAAA", "AABABB", "AABBAB", "AABBBA", "ABAABB", "ABBAAB", "ABBBAA", "ABABAB", "ABABBA", "ABBABA",
    ].map { $0.map { $0 == "B" } }

    /// Which digits of a UPC-E of number system 0 are in set B, by check digit; of number system 1 the others are.
    static let upceParities: [[Bool]] = [
        "BBBAAA", "BBABAA", "BBAABA", "BBAAAB", "BABBAA", "BAABBA", "BAAABB", "BABABA", "BABAAB", "BAABAB",
    ].map { $0.map { $0 == "B" } }
}

extension EANDigitPatterns {
    /// The pattern that stands for each digit in the symbol: 0 to 9 of set A or C, 10 to 19 of set B.
    static func patterns(of digits: [Int], layout: EANLayout) -> [Int] {
        switch layout {
        case .ean8: return digits
        case .ean13:
            guard digits.count == 13 else { return [] }
            let sets = firstDigitParities[digits[0]]
            return digits[1...].enumerated().map { index, digit in index < 6 && sets[index] ? digit + 10 : digit }
        case .upce:
            guard digits.count == 8 else { return [] }
            let sets = upceParities[digits[7]].map { $0 == (digits[0] == 0) }
            return zip(digits[1...6], sets).map { digit, isSetB in isSetB ? digit + 10 : digit }
        }
    }
}
