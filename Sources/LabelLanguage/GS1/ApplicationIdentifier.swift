/// A GS1 application identifier: what the value behind it means, and its form.
///
/// ```swift
/// ApplicationIdentifier("3103")?.meaning   // net weight
/// ApplicationIdentifier("3103")?.decimals   // 3
/// ```
public struct ApplicationIdentifier: Hashable, Sendable {
    /// Two to four digits, such as `3103`.
    public let code: String
    /// In a few words, such as "batch or lot".
    public let meaning: String
    /// Of a measure, such as `kg`, `l`, `m2`; nil for all else.
    public let unit: String?
    /// Digits after the point, where the identifier's last digit tells them: 3 for `3103`.
    public let decimals: Int?
    /// Its length is known in advance, so that no separator stands behind it (General Specifications, figure 7.8.5-2):
    /// true for `17`, false for `10`.
    public let isPredefinedLength: Bool
    let components: [IdentifierComponent]

    /// How many characters a value may have.
    ///
    /// ```swift
    /// ApplicationIdentifier("10")?.length   // 1...20
    /// ApplicationIdentifier("17")?.length   // 6...6
    /// ```
    public var length: ClosedRange<Int> {
        let least = components.filter { !$0.isOptional }.reduce(0) { $0 + $1.length.lowerBound }
        return least...components.reduce(0) { $0 + $1.length.upperBound }
    }

    /// The identifier with a code.
    ///
    /// ```swift
    /// ApplicationIdentifier("17")?.meaning   // expires on
    /// ApplicationIdentifier("05")?.meaning   // nil
    /// ```
    ///
    /// - Returns: nil where no identifier has these digits.
    public init?(_ code: String) {
        guard let found = Self.byCode[code] else { return nil }
        self = found
    }

    /// Every identifier of the General Specifications, in order.
    ///
    /// ```swift
    /// ApplicationIdentifier.all.prefix(3).map(\.code)   // ["00", "01", "02"]
    /// ```
    public static let all: [ApplicationIdentifier] = ApplicationIdentifierTable.lines
        .split(separator: "\n").flatMap(entries).sorted { $0.code < $1.code }

    private static let byCode = Dictionary(all.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })

    /// The identifier that starts at an index; no code is the beginning of another.
    static func identifier(at start: Int, in bytes: [UInt8]) -> ApplicationIdentifier? {
        (2...4).lazy.compactMap { length in
            guard start + length <= bytes.count else { return nil }
            return byCode[String(decoding: bytes[start..<start + length], as: UTF8.self)]
        }.first
    }

    /// The identifiers of one line of the table.
    private static func entries(_ line: Substring) -> [ApplicationIdentifier] {
        let columns = line.split(separator: "|")
        guard columns.count >= 3 else { return [] }
        let isPredefined = columns[0].hasSuffix("*")
        let code = isPredefined ? columns[0].dropLast() : columns[0]
        let components = columns[1].split(separator: ",").compactMap { IdentifierComponent($0) }
        return digits(for: code.last).map { digit in
            ApplicationIdentifier(
                code: digit.number.map { code.dropLast() + String($0) } ?? String(code), meaning: String(columns[2]),
                unit: columns.count > 3 ? String(columns[3]) : nil, decimals: digit.isDecimals ? digit.number : nil,
                isPredefinedLength: isPredefined, components: components)
        }
    }

    /// What a letter at the end of a code stands for.
    private static func digits(for letter: Character?) -> [(number: Int?, isDecimals: Bool)] {
        switch letter {
        case "d": (0...5).map { ($0, true) }
        case "D": (0...9).map { ($0, true) }
        case "t": (0...3).map { ($0, true) }
        case "p": (0...9).map { ($0, false) }
        case "i": (1...9).map { ($0, false) }
        default: [(nil, false)]
        }
    }

    private init(
        code: String, meaning: String, unit: String?, decimals: Int?, isPredefinedLength: Bool,
        components: [IdentifierComponent]
    ) {
        self.code = code
        self.meaning = meaning
        self.unit = unit
        self.decimals = decimals
        self.isPredefinedLength = isPredefinedLength
        self.components = components
    }
}
