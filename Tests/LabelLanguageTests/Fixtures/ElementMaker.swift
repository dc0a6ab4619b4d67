@testable import LabelLanguage

/// Makes values of the form that an application identifier asks for.
enum ElementMaker {
    static func value(of identifier: ApplicationIdentifier, _ generator: inout SplitMix) -> String {
        var text = ""
        for component in identifier.components {
            if component.isOptional, Bool.random(using: &generator) { break }
            text += value(of: component, &generator)
        }
        return text
    }

    static func value(of component: IdentifierComponent, _ generator: inout SplitMix) -> String {
        let length = Int.random(in: component.length, using: &generator)
        switch component.rule {
        case .check:
            let digits = (1..<length).map { _ in UInt8.random(in: 0...9, using: &generator) }
            return (digits + [CheckDigit.gs1Digit(after: digits)]).map(String.init).joined()
        case .luhn:
            let digits = self.digits(length - 1, &generator)
            return (0...9).lazy.map { digits + String($0) }.first { CheckDigit.luhn.holds($0) } ?? digits
        case .pair:
            // At most 23 characters may stand before the pair, and a company prefix first.
            let body = Array((digits(4, &generator) + letters(max(0, min(length, 25) - 6), &generator)).utf8)
            return String(decoding: body + (CheckCharacterPair.characters(after: body) ?? []), as: UTF8.self)
        case .date: return "261224"
        case .date0: return ["261224", "261200"].randomElement(using: &generator) ?? ""
        case .day: return "19770203"
        case .time: return "2359"
        case .hour: return "23"
        case .minute: return "59"
        case .currency: return ["978", "840", "578"].randomElement(using: &generator) ?? ""
        case .country2: return "NO"
        case .prefix: return digits(4, &generator) + letters(max(0, length - 4), &generator)
        case .percent: return "A%20b"
        case .flag, .sex, .winding: return ["0", "1"].randomElement(using: &generator) ?? ""
        case .latitude: return "0796858667"
        case .longitude: return "0361326000"
        case .minus: return "-"
        case .zero: return String(repeating: "0", count: length)
        case .nonzero, .noLeadingZero: return "1" + digits(length - 1, &generator)
        case .sequence: return "2/3"
        case .piece: return "0203"
        case .iban: return "DE89370400440532013000"
        case nil: return component.characters == .digits ? digits(length, &generator) : letters(length, &generator)
        }
    }

    private static func digits(_ count: Int, _ generator: inout SplitMix) -> String {
        (0..<max(0, count)).map { _ in String(Int.random(in: 0...9, using: &generator)) }.joined()
    }

    private static func letters(_ count: Int, _ generator: inout SplitMix) -> String {
        String(
            (0..<max(0, count)).map { _ in
                "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".randomElement(using: &generator) ?? "A"
            })
    }
}
