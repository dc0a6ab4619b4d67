import Foundation
import LabelLanguage

/// What a label that was read must also be, for the record to say `PASS`.
public struct DecisionPolicy: Sendable {
    public var name: String
    /// Looked at in order; the first that is not met decides.
    public var rules: [DecisionRule]

    public init(name: String, rules: [DecisionRule]) {
        self.name = name
        self.rules = rules
    }

    /// What comes of a label.
    ///
    /// - Returns: nil when every rule is met.
    public func failure(of label: LabelReading, in context: DecisionContext) -> DecisionFailure? {
        for rule in rules {
            if let failure = rule.failure(of: label, in: context) { return failure }
        }
        return nil
    }
}

/// One thing that a field of the label must be. A field that was not read meets every rule: whether it has to be there
/// is the definition's affair.
public struct DecisionRule: Sendable {
    public enum Check: Sendable {
        /// The date is today or later; a month lasts to its last day.
        case notExpired
        /// The same as another field's value.
        case equals(field: String)
        /// The same as the host has set for the field.
        case equalsHostValue
        /// A number from the least to the greatest; nil leaves a side open.
        case range(least: Decimal?, greatest: Decimal?)
        case inList(any CodeLookup)
        /// The value's own check digit holds.
        case checkDigit
    }

    public var field: String
    public var check: Check

    public init(field: String, check: Check) {
        self.field = field
        self.check = check
    }

    func failure(of label: LabelReading, in context: DecisionContext) -> DecisionFailure? {
        guard let value = label[field] else { return nil }
        switch check {
        case .notExpired: return expiry(value.value, context)
        case .equals(let other):
            guard let expected = label[other]?.value, expected != value.value else { return nil }
            return DecisionFailure(.mismatch, "\(field) \(value.value) is not \(other) \(expected)")
        case .equalsHostValue:
            guard let expected = context.hostValues[field] else {
                return DecisionFailure(.mismatch, "the host has set no value for \(field)")
            }
            guard expected != value.value else { return nil }
            return DecisionFailure(.mismatch, "\(field) \(value.value) is not the host's \(expected)")
        case .range(let least, let greatest): return range(value.value, least, greatest)
        case .inList(let list):
            return list.contains(value.value)
                ? nil : DecisionFailure(.notInList, "\(field) \(value.value) is not in the list")
        case .checkDigit:
            return value.checkDigit == false
                ? DecisionFailure(.checkDigit, "the check digit of \(field) \(value.value) does not hold") : nil
        }
    }

    private func expiry(_ value: String, _ context: DecisionContext) -> DecisionFailure? {
        guard context.isClockSet else {
            return DecisionFailure(.clockUnset, "the rig's clock is not set, so \(field) cannot be checked")
        }
        // Padded with what sorts behind every month and day, a date that is known in part lasts to its end.
        let lastDay = value + "-99-99".dropFirst(max(0, value.count - 4))
        guard lastDay < context.today else { return nil }
        return DecisionFailure(.expired, "\(field) \(value) is over")
    }

    private func range(_ value: String, _ least: Decimal?, _ greatest: Decimal?) -> DecisionFailure? {
        guard let number = Decimal(string: value, locale: Locale(identifier: "en_US_POSIX")) else {
            return DecisionFailure(.outOfRange, "\(field) \(value) is no number")
        }
        if let least, number < least { return DecisionFailure(.outOfRange, "\(field) \(value) is less than \(least)") }
        if let greatest, number > greatest {
            return DecisionFailure(.outOfRange, "\(field) \(value) is more than \(greatest)")
        }
        return nil
    }
}

/// What rules look at beyond the label.
public struct DecisionContext: Hashable, Sendable {
    /// The day of the scan in the rig's time zone, `2026-11-30`.
    public var today: String
    /// Whether the clock can be trusted with a rule about today.
    public var isClockSet: Bool
    /// What the host has set, by field.
    public var hostValues: [String: String]

    public init(today: String, isClockSet: Bool, hostValues: [String: String] = [:]) {
        self.today = today
        self.isClockSet = isClockSet
        self.hostValues = hostValues
    }
}

/// Why a label that was read does not pass.
public struct DecisionFailure: Hashable, Sendable {
    public enum Reason: String, Hashable, Sendable {
        case expired = "EXPIRED"
        case mismatch = "MISMATCH"
        case outOfRange = "OUT_OF_RANGE"
        case notInList = "NOT_IN_LIST"
        case checkDigit = "CHECK_DIGIT"
        /// A rule about today cannot be judged.
        case clockUnset = "CLOCK_UNSET"
    }

    public var reason: Reason
    /// For people.
    public var title: String

    init(_ reason: Reason, _ title: String) {
        self.reason = reason
        self.title = title
    }
}
