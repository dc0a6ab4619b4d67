/// Rules that look at the characters of a part alone.
enum FormRule {
    static func holds(_ rule: IdentifierComponent.Rule, _ value: [UInt8]) -> Bool {
        let digits = value.allSatisfy { (0x30...0x39).contains($0) }
        let number = digits ? value.reduce(0) { min($0 * 10 + Int($1) - 0x30, Int(Int32.max) * 8) } : -1
        return switch rule {
        case .country2: value.allSatisfy { (0x41...0x5A).contains($0) }
        case .prefix: value.count >= 4 && value.prefix(4).allSatisfy { (0x30...0x39).contains($0) }
        case .percent: isPercentEncoded(value)
        case .flag: number == 0 || number == 1
        case .latitude: number >= 0 && number <= 1_800_000_000
        case .longitude: number >= 0 && number <= 3_600_000_000
        case .minus: value == [UInt8(ascii: "-")]
        case .zero: number == 0
        case .nonzero: number > 0
        case .winding: [0, 1, 9].contains(number)
        case .sex: [0, 1, 2, 9].contains(number)
        case .sequence: isSequence(value)
        case .noLeadingZero: value.first != UInt8(ascii: "0") || value.count == 1
        default: true
        }
    }

    private static func isPercentEncoded(_ value: [UInt8]) -> Bool {
        var index = 0
        while index < value.count {
            if value[index] == UInt8(ascii: "%") {
                guard index + 2 < value.count, PercentEncoding.hexadecimal(value[index + 1]) != nil,
                    PercentEncoding.hexadecimal(value[index + 2]) != nil
                else { return false }
                index += 2
            }
            index += 1
        }
        return true
    }

    private static func isSequence(_ value: [UInt8]) -> Bool {
        guard value.count == 3, value[1] == UInt8(ascii: "/") else { return false }
        return (0x31...0x39).contains(value[0]) && (0x31...0x39).contains(value[2]) && value[0] <= value[2]
    }
}
