/// Checks one part of a value against its identifier.
struct ComponentCheck {
    let identifier: String
    /// Of the part in the input.
    let offset: Int

    func check(_ value: ArraySlice<UInt8>, as component: IdentifierComponent) throws(GS1Error) {
        for (place, byte) in value.enumerated() where !component.characters.holds(byte) {
            throw GS1Error(
                .badCharacter, identifier, at: offset + place,
                "'\(Unicode.Scalar(byte).escaped(asASCII: true))' is not allowed here")
        }
        guard let rule = component.rule else { return }
        let text = String(decoding: value, as: UTF8.self)
        switch rule {
        case .check: try require(CheckDigit.gs1.holds(text), .badCheckDigit, "\(text) has a wrong check digit")
        case .luhn: try require(CheckDigit.imei.holds(text), .badCheckDigit, "\(text) has a wrong check digit")
        case .pair:
            try require(CheckCharacterPair.holds(Array(value)), .badCheckDigit, "\(text) has wrong check characters")
        case .date, .date0: try checkDate(text, dayMayBeMissing: rule == .date0)
        case .day: try checkDay(text)
        case .time:
            try require(
                (0...23).contains(number(value.prefix(2))) && (0...59).contains(number(value.suffix(2))), .badDate,
                "there is no time \(text)")
        case .hour: try require(number(value) <= 23, .badDate, "there is no hour \(text)")
        case .minute: try require(number(value) <= 59, .badDate, "there is no minute or second \(text)")
        case .currency:
            try require(CurrencyCode.alphabetic(text) != nil, .badFormat, "\(text) is no currency of ISO 4217")
        case .piece:
            let (piece, total) = (number(value.prefix(2)), number(value.suffix(2)))
            try require(piece > 0 && piece <= total, .badFormat, "there is no piece \(piece) of \(total)")
        case .iban: try require(IBAN.holds(Array(value)), .badCheckDigit, "\(text) is no bank account")
        default: try require(FormRule.holds(rule, Array(value)), .badFormat, "\(text) is not allowed here")
        }
    }

    private func require(_ condition: Bool, _ code: GS1Error.Code, _ problem: @autoclosure () -> String)
        throws(GS1Error)
    {
        if !condition { throw GS1Error(code, identifier, at: offset, problem()) }
    }

    private func number(_ digits: some Collection<UInt8>) -> Int { digits.reduce(0) { $0 * 10 + Int($1) - 0x30 } }

    /// The century does not matter for whether a day exists but for 29 February, where a year that has it is enough.
    private func checkDate(_ text: String, dayMayBeMissing: Bool) throws(GS1Error) {
        let digits = Array(text.utf8)
        let (year, month, day) = (number(digits[0..<2]), number(digits[2..<4]), number(digits[4..<6]))
        let exists =
            day == 0
            ? dayMayBeMissing && (1...12).contains(month) : LabelDate(day: day, month: month, year: 2000 + year) != nil
        try require(exists, .badDate, "there is no date \(text)")
    }

    private func checkDay(_ text: String) throws(GS1Error) {
        let digits = Array(text.utf8)
        let date = LabelDate(day: number(digits[6..<8]), month: number(digits[4..<6]), year: number(digits[0..<4]))
        try require(date != nil, .badDate, "there is no date \(text)")
    }
}
