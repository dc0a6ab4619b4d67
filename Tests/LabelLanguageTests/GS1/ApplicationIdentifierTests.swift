import Testing

@testable import LabelLanguage

@Suite("Application identifiers")
struct ApplicationIdentifierTests {
    @Test("the table holds every identifier of the General Specifications")
    func table() {
        #expect(ApplicationIdentifier.all.count == 541)
        #expect(Set(ApplicationIdentifier.all.map(\.code)).count == ApplicationIdentifier.all.count)
        // No code is the beginning of another, so that each is found where it stands.
        let codes = ApplicationIdentifier.all.map(\.code)
        #expect(zip(codes, codes.dropFirst()).allSatisfy { !$1.hasPrefix($0) })
    }

    @Test("those of predefined length are those of figure 7.8.5-2")
    func predefined() {
        let lengths = [
            "00": 20, "01": 16, "02": 16, "03": 16, "11": 8, "12": 8, "13": 8, "15": 8, "16": 8, "17": 8, "20": 4,
        ]
        for identifier in ApplicationIdentifier.all {
            let prefix = String(identifier.code.prefix(2))
            let length =
                lengths[prefix]
                ?? (["31", "32", "33", "34", "35", "36"].contains(prefix) ? 10 : prefix == "41" ? 16 : nil)
            #expect(identifier.isPredefinedLength == (length != nil), "\(identifier.code)")
            if let length {
                #expect(identifier.length == length - identifier.code.count...length - identifier.code.count)
            }
        }
    }

    @Test(
        "every one takes values of its form, and none too short, too long or of other characters",
        arguments: ApplicationIdentifier.all)
    func form(_ identifier: ApplicationIdentifier) throws {
        var generator = SplitMix(seed: UInt64(identifier.code.hashValue.magnitude))
        for _ in 0..<5 {
            let value = ElementMaker.value(of: identifier, &generator)
            #expect(throws: Never.self, "(\(identifier.code))\(value)") { try GS1Element(identifier.code, value) }
            #expect(identifier.length.contains(value.utf8.count))
        }
        let value = ElementMaker.value(of: identifier, &generator)
        #expect(throws: GS1Error.self) { try GS1Element(identifier.code, "") }
        #expect(throws: GS1Error.self) {
            try GS1Element(identifier.code, String(repeating: "0", count: identifier.length.upperBound + 1))
        }
        #expect(throws: GS1Error.self) { try GS1Element(identifier.code, "\u{1D}" + value.dropFirst()) }
        #expect(throws: GS1Error.self) { try GS1Element(identifier.code, "é" + value.dropFirst()) }
        if identifier.components[0].characters == .digits {
            #expect(throws: GS1Error.self) { try GS1Element(identifier.code, "A" + value.dropFirst()) }
        }
    }

    @Test(
        "a wrong check digit is found wherever there is one",
        arguments: ApplicationIdentifier.all.filter { $0.components.contains { $0.rule == .check } })
    func checkDigit(_ identifier: ApplicationIdentifier) {
        var generator = SplitMix(seed: 7)
        let value = Array(ElementMaker.value(of: identifier, &generator).utf8)
        let start = identifier.components.prefix { $0.rule != .check }.reduce(0) { $0 + $1.length.upperBound }
        guard let component = identifier.components.first(where: { $0.rule == .check }) else { return }
        for place in start..<start + component.length.upperBound {
            var changed = value
            changed[place] = 0x30 + (changed[place] - 0x30 + 1) % 10
            do throws(GS1Error) {
                _ = try GS1Element(identifier.code, String(decoding: changed, as: UTF8.self))
                Issue.record("a wrong digit at \(place) of (\(identifier.code)) was taken")
            } catch {
                #expect(error.code == .badCheckDigit)
            }
        }
    }
}
