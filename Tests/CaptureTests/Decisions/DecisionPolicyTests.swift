import Foundation
import LabelLanguage
import Testing

@testable import Capture

@Suite("Decisions")
struct DecisionPolicyTests {
    private let context = DecisionContext(
        today: "2026-11-30", isClockSet: true, hostValues: ["Barcode": "4012345123456"])

    private func reading(_ values: [String: String], checkDigit: Bool? = nil) -> LabelReading {
        let box = Box(x: 0, y: 0, width: 1, height: 1)
        let fields = values.map { name, value in
            var field = FieldValue(name: name, text: value, value: value, confidence: 1, box: box)
            field.checkDigit = checkDigit
            return field
        }
        return LabelReading(definition: "Goods", isComplete: true, fields: fields, predicted: [], box: box)
    }

    private func failure(_ check: DecisionRule.Check, of field: String, _ values: [String: String]) -> DecisionFailure?
    {
        DecisionPolicy(name: "p", rules: [DecisionRule(field: field, check: check)])
            .failure(of: reading(values), in: context)
    }

    @Test(
        "a date is over only after its last day",
        arguments: [
            ("2026-11-30", false), ("2026-12-01", false), ("2026-11-29", true), ("2026-11", false), ("2026-10", true),
            ("2026", false), ("2025", true), ("2025-12-31", true), ("2031-01", false),
        ])
    func expiry(value: String, isOver: Bool) {
        #expect((failure(.notExpired, of: "Expiry", ["Expiry": value])?.reason == .expired) == isOver)
    }

    @Test("no date passes on a clock that is not set")
    func clockUnset() {
        let policy = DecisionPolicy(name: "p", rules: [DecisionRule(field: "Expiry", check: .notExpired)])
        let unset = DecisionContext(today: "2026-11-30", isClockSet: false)
        #expect(policy.failure(of: reading(["Expiry": "2099-01-01"]), in: unset)?.reason == .clockUnset)
    }

    @Test("a value must equal another field's, or the host's")
    func equal() {
        #expect(failure(.equals(field: "B"), of: "A", ["A": "1", "B": "1"]) == nil)
        #expect(failure(.equals(field: "B"), of: "A", ["A": "1", "B": "2"])?.reason == .mismatch)
        #expect(failure(.equals(field: "B"), of: "A", ["A": "1"]) == nil)
        #expect(failure(.equalsHostValue, of: "Barcode", ["Barcode": "4012345123456"]) == nil)
        #expect(failure(.equalsHostValue, of: "Barcode", ["Barcode": "5012345678900"])?.reason == .mismatch)
        #expect(failure(.equalsHostValue, of: "Other", ["Other": "1"])?.reason == .mismatch)
    }

    @Test(
        "a number must lie in its range, ends included",
        arguments: [
            ("0.50", false), ("100", false), ("0.49", true), ("100.01", true), ("nonsense", true),
        ])
    func range(value: String, fails: Bool) throws {
        let check = DecisionRule.Check.range(least: Decimal(string: "0.5"), greatest: 100)
        #expect((failure(check, of: "Price", ["Price": value])?.reason == .outOfRange) == fails)
    }

    @Test("a check digit that does not hold fails, one that the value does not have does not")
    func checkDigit() {
        let policy = DecisionPolicy(name: "p", rules: [DecisionRule(field: "VIN", check: .checkDigit)])
        let failing = policy.failure(of: reading(["VIN": "X"], checkDigit: false), in: context)
        #expect(failing?.reason == .checkDigit)
        #expect(policy.failure(of: reading(["VIN": "X"], checkDigit: nil), in: context) == nil)
        #expect(policy.failure(of: reading(["VIN": "X"], checkDigit: true), in: context) == nil)
    }

    @Test("the first rule that is not met decides")
    func order() throws {
        let list = try CodeList(Array("1\n".utf8))
        let policy = DecisionPolicy(
            name: "p",
            rules: [
                DecisionRule(field: "A", check: .inList(list)), DecisionRule(field: "E", check: .notExpired),
            ])
        #expect(policy.failure(of: reading(["A": "1", "E": "2020-01-01"]), in: context)?.reason == .expired)
        #expect(policy.failure(of: reading(["A": "2", "E": "2020-01-01"]), in: context)?.reason == .notInList)
    }
}
