/// A value with its application identifier.
///
/// ```swift
/// try GS1Element("3103", "000195").decimal   // 0.195
/// try GS1Element("3932", "978592").currency   // EUR
/// ```
public struct GS1Element: Hashable, Sendable {
    /// What the value means, such as `17`, "expires on".
    public let identifier: ApplicationIdentifier
    /// As the symbol has it, such as `261224`.
    public let value: String

    /// A value that is checked against its identifier's form.
    ///
    /// ```swift
    /// try GS1Element("17", "261224").value   // 261224
    /// try GS1Element("17", "260230")   // throws (17) at 0: there is no date 260230
    /// ```
    ///
    /// - Throws: ``GS1Error`` where no identifier has this code, or the value is not of its form.
    public init(_ code: String, _ value: String) throws(GS1Error) {
        guard let identifier = ApplicationIdentifier(code) else {
            throw GS1Error(.unknownIdentifier, at: 0, "there is no identifier (\(code))")
        }
        try self.init(identifier, Array(value.utf8), offset: 0)
    }

    /// - Parameter offset: of the value in the input.
    init(_ identifier: ApplicationIdentifier, _ value: [UInt8], offset: Int) throws(GS1Error) {
        var rest = value[...]
        for component in identifier.components {
            if rest.isEmpty, component.isOptional { break }
            guard rest.count >= component.length.lowerBound else {
                throw GS1Error(
                    .tooShort, identifier.code, at: offset,
                    "\(value.count) characters, where there must be \(Self.range(identifier.length))")
            }
            let part = rest.prefix(component.length.upperBound)
            try ComponentCheck(identifier: identifier.code, offset: offset + part.startIndex).check(part, as: component)
            rest = rest.dropFirst(part.count)
        }
        guard rest.isEmpty else {
            throw GS1Error(
                .tooLong, identifier.code, at: offset + rest.startIndex,
                "\(value.count) characters, where there must be \(Self.range(identifier.length)); a separator may be missing"
            )
        }
        self.identifier = identifier
        self.value = String(decoding: value, as: UTF8.self)
    }

    private static func range(_ length: ClosedRange<Int>) -> String {
        length.lowerBound == length.upperBound ? "\(length.lowerBound)" : "\(length.lowerBound) to \(length.upperBound)"
    }

    /// The date of a date identifier; without a day where the symbol gives 00.
    ///
    /// ```swift
    /// try GS1Element("17", "261224").date(seenFrom: 2026)   // 2026-12-24
    /// try GS1Element("15", "261200").date(seenFrom: 2026)   // 2026-12
    /// ```
    ///
    /// - Parameter currentYear: settles the century (General Specifications, 7.12).
    /// - Returns: nil where the identifier's value is no date.
    public func date(seenFrom currentYear: Int) -> LabelDate? {
        guard let rule = identifier.components.first?.rule, [.date, .date0, .day].contains(rule) else { return nil }
        let digits = value.utf8.prefix(rule == .day ? 8 : 6).map { Int($0) - 0x30 }
        guard digits.count == (rule == .day ? 8 : 6) else { return nil }
        func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + $1 } }
        if rule == .day { return LabelDate(day: number(6..<8), month: number(4..<6), year: number(0..<4)) }
        let year = Century.year(twoDigits: number(0..<2), seenFrom: currentYear)
        let day = number(4..<6)
        return LabelDate(day: day == 0 ? nil : day, month: number(2..<4), year: year)
    }

    /// The number of a measure, a price or a count, with the decimals that the identifier's last digit tells.
    ///
    /// ```swift
    /// try GS1Element("3922", "592").decimal   // 5.92
    /// try GS1Element("10", "592").decimal   // nil
    /// ```
    public var decimal: ExactDecimal? {
        guard let last = identifier.components.last, last.characters == .digits,
            identifier.components.allSatisfy({ $0.rule == nil || $0.rule == .currency })
        else { return nil }
        let digits = value.utf8.dropFirst(currency == nil ? 0 : 3).map { $0 - 0x30 }
        let scale = identifier.decimals ?? 0
        // A number shorter than its decimals is padded: 5 with two decimals is 0.05.
        let padded = Array(repeating: 0, count: max(0, scale + 1 - digits.count)) + digits
        let significant = padded.firstIndex { $0 != 0 } ?? padded.count
        return ExactDecimal(digits: padded[min(significant, padded.count - scale - 1)...], scale: scale)
    }

    /// ISO 4217 letters, where the value starts with a currency.
    ///
    /// ```swift
    /// try GS1Element("3932", "756592").currency   // CHF
    /// ```
    public var currency: String? {
        identifier.components.first?.rule == .currency ? CurrencyCode.alphabetic(String(value.prefix(3))) : nil
    }
}
