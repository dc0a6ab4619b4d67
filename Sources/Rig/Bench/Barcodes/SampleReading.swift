import LabelLanguage

/// What a reader made of a sample.
package struct SampleReading {
    package struct Content: Equatable {
        /// As the samples have it: EAN and UPC as 13 digits, EAN-8 as 8.
        package var text: String
        /// The digits of an EAN or UPC symbol's add-on; empty without one.
        var addOn: String
        var bytes: [UInt8]
    }

    enum Verdict: Equatable {
        case right, wrong, missing
    }

    package var contents: [Content] = []
    var milliseconds = 0.0

    func verdict(by truth: SampleTruth) -> Verdict {
        if contents.contains(where: { truth.agrees(with: $0) }) { return .right }
        if contents.isEmpty, truth == .nothing { return .right }
        return contents.allSatisfy { truth.begins(with: $0) } ? .missing : .wrong
    }
}

extension SampleReading.Content {
    init(_ symbol: Symbol) {
        addOn = symbol.addOn ?? ""
        switch symbol.symbology {
        case .upca: text = "0" + symbol.text
        case .upce: text = Self.expanded(upce: symbol.text)
        default: text = symbol.text
        }
        bytes = symbol.bytes ?? Array(symbol.text.utf8)
    }

    /// The thirteen digits that a UPC-E of eight stands for (ISO/IEC 15420, 4.3.4); other texts as they are.
    static func expanded(upce text: String) -> String {
        let digits = Array(text)
        guard digits.count == 8 else { return text }
        let middle = String(digits[1...6])
        let last = digits[6]
        let body: String =
            switch last {
            case "0", "1", "2": middle.prefix(2) + String(last) + "0000" + middle.dropFirst(2).prefix(3)
            case "3": middle.prefix(3) + "00000" + middle.dropFirst(3).prefix(2)
            case "4": middle.prefix(4) + "00000" + middle.dropFirst(4).prefix(1)
            default: middle.prefix(5) + "0000" + String(last)
            }
        return "0" + String(digits[0]) + body + String(digits[7])
    }
}

extension [UInt8] {
    /// Nil where the text is no pairs of hexadecimal digits.
    init?(hex text: String) {
        let digits = text.compactMap(\.hexDigitValue)
        guard digits.count == text.count, digits.count.isMultiple(of: 2) else { return nil }
        self = Swift.stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    }
}
