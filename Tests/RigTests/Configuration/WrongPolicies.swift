@testable import Rig

extension WrongConfiguration {
    /// Policies that cannot be meant.
    static let policies: [WrongConfiguration] = [
        WrongConfiguration(
            "a policy that is not there",
            "policy: incomming\npolicies:\n  - {name: incoming, rules: [\(rule)]}\n" + label,
            "1:9: no policy is named 'incomming'; did you mean 'incoming'?"),
        WrongConfiguration(
            "a policy without rules", "policies:\n  - {name: incoming}\n" + label,
            "2:5: policy 1 has no 'rules'; list what a label must be, such as {check: notExpired, field: Expiry Date}"),
        WrongConfiguration(
            "two policies of one name",
            "policies:\n  - {name: a, rules: [\(rule)]}\n  - {name: a, rules: [\(rule)]}\n" + label,
            "3:5: a second policy is named 'a'; give each policy a name of its own"),
        WrongConfiguration(
            "an unknown check", "policies:\n  - {name: a, rules: [{check: notExpird, field: Expiry}]}\n" + label,
            "2:31: 'check' of a rule of policy 'a' is 'notExpird'; did you mean 'notExpired'?"),
        WrongConfiguration(
            "a range without ends", "policies:\n  - {name: a, rules: [{check: range, field: Price}]}\n" + label,
            "2:23: a rule of policy 'a' has no 'min'; give min, max or both"),
        WrongConfiguration(
            "a limit that is no number",
            "policies:\n  - {name: a, rules: [{check: range, field: Price, min: ten}]}\n" + label,
            "2:57: 'min' of a rule of policy 'a' is 'ten'; give a number"),
        WrongConfiguration(
            "a list that is not there",
            "policies:\n  - {name: a, rules: [{check: inList, field: Code, file: /no/list}]}\n" + label,
            "2:58: list /no/list is not there; write it, one code a line"),
    ]

    private static let rule = "{check: notExpired, field: Expiry}"
}
