/// A group of keys of the configuration, read by the type that is expected of each: `no` or `012` where a text is
/// expected stays as it was written.
///
/// Every accessor gives nil where the key is absent, and throws where its value is not what is expected.
struct Section<Key: RawRepresentable<String> & CaseIterable> {
    /// For messages: "camera", "field 'Lot' of label 'Milk'"; nil for the whole file.
    let subject: String?
    let place: Place
    private let entries: [YAMLEntry]

    /// - Throws: where the node is no mapping, or holds a key that is none of `Key`'s.
    init(_ node: YAMLNode, subject: String?) throws(Misconfiguration) {
        let known = Key.allCases.map(\.rawValue)
        guard case .mapping(let entries) = node.content else {
            throw Misconfiguration(
                at: node.place,
                "\(subject ?? "the file") is \(node.summary); give it keys and values, such as '\(known.first ?? "key"): …'"
            )
        }
        if let unknown = entries.first(where: { !known.contains($0.key) }) {
            let place = subject.map { " in \($0)" } ?? ""
            throw Misconfiguration(
                at: unknown.keyPlace,
                "unknown key '\(unknown.key.excerpt)'\(place); \(known.advice(for: unknown.key, among: "the keys"))")
        }
        self.subject = subject
        self.place = node.place
        self.entries = entries
    }

    /// The value's node.
    ///
    /// - Throws: where the key stands there without a value.
    func node(_ key: Key) throws(Misconfiguration) -> YAMLNode? {
        guard let entry = entries.first(where: { $0.key == key.rawValue }) else { return nil }
        guard !entry.value.isNull else {
            throw Misconfiguration(at: entry.keyPlace, "\(name(key)) has no value; give it one, or remove the key")
        }
        return entry.value
    }

    /// Where to point for a key: at its value, or at the section where it is absent.
    func place(of key: Key) -> Place { entries.first { $0.key == key.rawValue }?.value.place ?? place }

    func has(_ key: Key) -> Bool { entries.contains { $0.key == key.rawValue } }

    /// Where the key itself stands, or the section where it is absent.
    func keyPlace(of key: Key) -> Place { entries.first { $0.key == key.rawValue }?.keyPlace ?? place }

    /// For messages: "'rate' of camera".
    func name(_ key: Key) -> String { "'\(key.rawValue)'" + (subject.map { " of \($0)" } ?? "") }

    func missing(_ key: Key, _ advice: String) -> Misconfiguration {
        Misconfiguration(at: place, "\(subject ?? "the file") has no '\(key.rawValue)'; \(advice)")
    }

    /// - Parameter advice: what to give instead, such as "give a number of seconds".
    func wrong(_ key: Key, _ node: YAMLNode, _ advice: String) -> Misconfiguration {
        Misconfiguration(at: node.place, "\(name(key)) is \(node.summary); \(advice)")
    }
}

extension Section {
    func tooLong(_ key: Key, _ length: String) -> Misconfiguration {
        Misconfiguration(at: place(of: key), "\(name(key)) is longer than \(length); shorten it")
    }

    /// Any text, control characters included.
    func text(_ key: Key) throws(Misconfiguration) -> String? {
        guard let node = try node(key) else { return nil }
        guard case .scalar(let text, _) = node.content else { throw wrong(key, node, "give one text") }
        return text
    }

    /// A text's UTF-8, control characters included.
    func bytes(_ key: Key, upTo length: Int) throws(Misconfiguration) -> [UInt8]? {
        guard let text = try text(key) else { return nil }
        guard text.utf8.count <= length else { throw tooLong(key, "\(length) bytes") }
        return Array(text.utf8)
    }

    /// A text that fits on a line: a name or a path.
    func line(_ key: Key, upTo length: Int = 255) throws(Misconfiguration) -> String? {
        guard let node = try node(key) else { return nil }
        return try singleLine(node, named: name(key), upTo: length)
    }

    func integer(_ key: Key, in range: ClosedRange<Int>) throws(Misconfiguration) -> Int? {
        guard let node = try node(key) else { return nil }
        guard case .scalar(let text, _) = node.content, let value = Int(text), range.contains(value) else {
            throw wrong(key, node, "give a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return value
    }

    func number(_ key: Key, in range: ClosedRange<Double>) throws(Misconfiguration) -> Double? {
        guard let node = try node(key) else { return nil }
        guard case .scalar(let text, _) = node.content, let value = Double(text), range.contains(value) else {
            throw wrong(key, node, "give a number from \(range.lowerBound.short) to \(range.upperBound.short)")
        }
        return value
    }

    /// A time in seconds, to the millisecond.
    func seconds(_ key: Key, in range: ClosedRange<Double>) throws(Misconfiguration) -> Duration? {
        try number(key, in: range).map { .milliseconds(Int64(($0 * 1000).rounded())) }
    }

    func flag(_ key: Key) throws(Misconfiguration) -> Bool? {
        guard let node = try node(key) else { return nil }
        guard case .scalar(let text, _) = node.content else { throw wrong(key, node, "give true or false") }
        switch text.lowercased() {
        case "true", "yes", "on": return true
        case "false", "no", "off": return false
        default: throw wrong(key, node, "give true or false")
        }
    }

    /// One of a fixed set of names.
    func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ key: Key, _ type: Choice.Type = Choice.self
    ) throws(Misconfiguration) -> Choice? {
        guard let node = try node(key) else { return nil }
        let names = Choice.allCases.map(\.rawValue)
        guard case .scalar(let text, _) = node.content else {
            throw wrong(key, node, "give one of \(names.joined(separator: ", "))")
        }
        guard let choice = Choice(rawValue: text) else { throw wrong(key, node, names.advice(for: text, among: nil)) }
        return choice
    }

    /// - Parameter limit: far more than anyone needs; what follows may take as long as it is long.
    func list(_ key: Key, upTo limit: Int = 64) throws(Misconfiguration) -> [YAMLNode]? {
        guard let node = try node(key) else { return nil }
        guard case .sequence(let elements) = node.content else {
            throw wrong(key, node, "give a list, such as [first, second]")
        }
        guard elements.count <= limit else {
            throw Misconfiguration(
                at: elements[limit].place, "\(name(key)) has \(elements.count) entries; at most \(limit) are possible")
        }
        return elements
    }

    /// A list of texts, none of them empty.
    func texts(_ key: Key, upTo limit: Int = 64) throws(Misconfiguration) -> [(text: String, place: Place)]? {
        guard let elements = try list(key, upTo: limit) else { return nil }
        return try elements.map { (element) throws(Misconfiguration) in
            guard case .scalar(let text, _) = element.content, !element.isNull, !text.isEmpty else {
                throw Misconfiguration(
                    at: element.place, "an entry in \(name(key)) is \(element.summary); give a text")
            }
            return (text, element.place)
        }
    }
}

/// A text without control characters, neither empty nor longer than `length` bytes.
func singleLine(_ node: YAMLNode, named name: String, upTo length: Int) throws(Misconfiguration) -> String {
    guard case .scalar(let text, _) = node.content, !text.isEmpty else {
        throw Misconfiguration(at: node.place, "\(name) is \(node.summary); give one text")
    }
    guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
        throw Misconfiguration(at: node.place, "\(name) is \(node.summary); leave control characters out")
    }
    guard text.utf8.count <= length else {
        throw Misconfiguration(at: node.place, "\(name) is longer than \(length) bytes; shorten it")
    }
    return text
}

extension Double {
    /// Without a needless `.0`.
    fileprivate var short: String { Int(exactly: self).map(String.init) ?? String(self) }
}
