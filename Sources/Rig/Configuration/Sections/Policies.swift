import Capture
import Foundation

extension Configuration {
    private enum PolicyKey: String, CaseIterable { case name, rules }

    static func policies(_ nodes: [YAMLNode]) throws(Misconfiguration) -> [DecisionPolicy] {
        var policies: [DecisionPolicy] = []
        for node in nodes {
            let section = try Section<PolicyKey>(node, subject: "policy \(policies.count + 1)")
            guard let name = try section.line(.name, upTo: 64) else { throw section.missing(.name, "name the policy") }
            guard !policies.contains(where: { $0.name == name }) else {
                throw Misconfiguration(
                    at: node.place, "a second policy is named '\(name)'; give each policy a name of its own")
            }
            guard let rules = try section.list(.rules), !rules.isEmpty else {
                throw section.missing(
                    .rules, "list what a label must be, such as {check: notExpired, field: Expiry Date}")
            }
            policies.append(
                DecisionPolicy(
                    name: name,
                    rules: try rules.map { (rule) throws(Misconfiguration) in
                        try DecisionRule(rule, subject: "a rule of policy '\(name)'")
                    }))
        }
        return policies
    }

    static func policy(
        _ section: Section<Key>, among policies: [DecisionPolicy]
    ) throws(Misconfiguration) -> String? {
        guard let name = try section.line(.policy, upTo: 64) else { return nil }
        guard policies.contains(where: { $0.name == name }) else {
            throw Misconfiguration(
                at: section.place(of: .policy),
                "no policy is named '\(name)'; \(policies.map(\.name).advice(for: name))")
        }
        return name
    }
}

extension DecisionRule {
    private enum Key: String, CaseIterable { case check, field, to, min, max, file }

    /// What a rule can look at.
    private enum CheckName: String, CaseIterable {
        case notExpired, equals, equalsHostValue, range, inList, checkDigit
    }

    fileprivate init(_ node: YAMLNode, subject: String) throws(Misconfiguration) {
        let section = try Section<Key>(node, subject: subject)
        let names = CheckName.allCases.map(\.rawValue).joined(separator: ", ")
        guard let name = try section.choice(.check, CheckName.self) else {
            throw section.missing(.check, "give one of \(names)")
        }
        guard let field = try section.line(.field, upTo: 64) else { throw section.missing(.field, "name the field") }
        switch name {
        case .notExpired: self.init(field: field, check: .notExpired)
        case .equalsHostValue: self.init(field: field, check: .equalsHostValue)
        case .checkDigit: self.init(field: field, check: .checkDigit)
        case .equals:
            guard let other = try section.line(.to, upTo: 64) else {
                throw section.missing(.to, "name the field that it must equal")
            }
            self.init(field: field, check: .equals(field: other))
        case .range:
            let least = try Self.decimal(section, .min)
            let greatest = try Self.decimal(section, .max)
            guard least != nil || greatest != nil else { throw section.missing(.min, "give min, max or both") }
            self.init(field: field, check: .range(least: least, greatest: greatest))
        case .inList:
            guard let path = try section.line(.file, upTo: 1024) else {
                throw section.missing(.file, "name the file with the codes, one a line")
            }
            do throws(Misconfiguration) {
                self.init(field: field, check: .inList(try CodeListFile(path: path)))
            } catch {
                throw Misconfiguration(at: section.place(of: .file), error.message)
            }
        }
    }

    private static func decimal(_ section: Section<Key>, _ key: Key) throws(Misconfiguration) -> Decimal? {
        guard let text = try section.line(key, upTo: 64) else { return nil }
        let allowed = Set("+-.0123456789")
        guard text.allSatisfy(allowed.contains),
            let value = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
        else { throw Misconfiguration(at: section.place(of: key), "\(section.name(key)) is '\(text)'; give a number") }
        return value
    }
}
