import Delivery
import Foundation

/// The layouts by the names that `format` takes.
private enum FormatName: String, CaseIterable {
    case json, csv, keyValue, values, template
}

extension RecordFormatter {
    typealias Key = Configuration.Host.Key

    init(_ section: Section<Key>, timeZone: TimeZone) throws(Misconfiguration) {
        self.init(
            layout: try RecordLayout(section), framing: try LineFraming(section),
            noRead: try Self.otherDecision(section, .noRead), fail: try Self.otherDecision(section, .fail),
            controls: try section.choice(.controlCharacters) ?? .escape, timeZone: timeZone)
    }

    /// A text of its own for a no-read or a fail; the empty text sends nothing.
    private static func otherDecision(
        _ section: Section<Key>, _ key: Key
    ) throws(Misconfiguration) -> OtherDecision? {
        guard let text = try section.text(key) else { return nil }
        guard text.count <= 64 else { throw section.tooLong(key, "64 characters") }
        return text.isEmpty ? .silent : .text(try section.template(key))
    }
}

extension RecordLayout {
    fileprivate init(_ section: Section<RecordFormatter.Key>) throws(Misconfiguration) {
        let format = try section.choice(.format, FormatName.self) ?? .json
        try Self.refuseMisplacedKeys(section, format)
        switch format {
        case .json: self = .json(extras: try Self.extras(section))
        case .keyValue: self = .keyValue(extras: try Self.extras(section))
        case .csv:
            self = .csv
            guard case .csv(let columns, let separator) = self else { return }
            self = .csv(
                columns: try Self.columns(section) ?? columns,
                separator: try Self.separator(section, upTo: 1)?.unicodeScalars.first ?? separator)
        case .values: self = try Self.separator(section, upTo: 16).map(RecordLayout.values(separator:)) ?? .values
        case .template:
            guard section.has(.template) else {
                throw section.missing(.template, "give what a record is written as, such as '{seq};{value:1}'")
            }
            self = .template(try section.template(.template))
        }
    }

    private static func refuseMisplacedKeys(
        _ section: Section<RecordFormatter.Key>, _ format: FormatName
    ) throws(Misconfiguration) {
        let homes: [(key: RecordFormatter.Key, formats: [FormatName])] = [
            (.extras, [.json, .keyValue]), (.columns, [.csv]), (.separator, [.csv, .values]), (.template, [.template]),
        ]
        for (key, formats) in homes where section.has(key) && !formats.contains(format) {
            let names = formats.map(\.rawValue).joined(separator: " and ")
            throw Misconfiguration(
                at: section.keyPlace(of: key),
                "\(section.name(key)) is only for format \(names), not for \(format.rawValue); remove it")
        }
    }

    private static func extras(_ section: Section<RecordFormatter.Key>) throws(Misconfiguration) -> Set<RecordExtra> {
        let names = try section.texts(.extras) ?? []
        return Set(
            try names.map { (name, place) throws(Misconfiguration) in
                guard let extra = RecordExtra(rawValue: name) else {
                    throw Misconfiguration(
                        at: place,
                        "unknown '\(name.excerpt)' in \(section.name(.extras)); "
                            + RecordExtra.allCases.map(\.rawValue).advice(for: name))
                }
                return extra
            })
    }

    private static func columns(_ section: Section<RecordFormatter.Key>) throws(Misconfiguration) -> [RecordItem]? {
        try section.texts(.columns)?.map { (name, place) throws(Misconfiguration) in
            do throws(DeliveryError) {
                return try RecordItem(name)
            } catch {
                throw Misconfiguration(at: place, "\(section.name(.columns)): \(error.message)")
            }
        }
    }

    private static func separator(
        _ section: Section<RecordFormatter.Key>, upTo length: Int
    ) throws(Misconfiguration) -> String? {
        guard let text = try section.text(.separator) else { return nil }
        let isUsable = text.unicodeScalars.allSatisfy { $0 != "\"" && $0 != "\r" && $0 != "\n" }
        guard isUsable, (1...length).contains(text.unicodeScalars.count) else {
            let size = length == 1 ? "one character" : "up to \(length) characters"
            throw Misconfiguration(
                at: section.place(of: .separator),
                "\(section.name(.separator)) is '\(text.excerpt)'; give \(size), no quote and no line break")
        }
        return text
    }
}

extension LineFraming {
    fileprivate init(_ section: Section<RecordFormatter.Key>) throws(Misconfiguration) {
        self.init()
        prefix = try section.bytes(.prefix, upTo: 64) ?? prefix
        suffix = try section.bytes(.suffix, upTo: 64) ?? suffix
        terminator = try section.bytes(.terminator, upTo: 64) ?? terminator
        checksum = try section.choice(.checksum) ?? checksum
        guard !terminator.isEmpty else {
            throw Misconfiguration(
                at: section.place(of: .terminator),
                "\(section.name(.terminator)) is empty; give what ends a line, such as \"\\r\\n\"")
        }
    }
}

extension Section {
    fileprivate func template(_ key: Key) throws(Misconfiguration) -> RecordTemplate {
        guard let text = try text(key) else { throw missing(key, "give a template") }
        guard text.utf8.count <= 1024 else { throw tooLong(key, "1024 bytes") }
        do throws(DeliveryError) {
            return try RecordTemplate(text)
        } catch {
            throw Misconfiguration(at: place(of: key), "\(name(key)): \(error.message)")
        }
    }
}
