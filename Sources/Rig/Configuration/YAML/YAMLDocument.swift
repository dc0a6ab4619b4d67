/// Reads a YAML text into nodes.
enum YAMLDocument {
    /// Deeper than any configuration needs, and shallow enough for every stack.
    static let maximumDepth = 32

    /// - Parameter bytes: one document in UTF-8, with or without a byte order mark.
    /// - Throws: where the text is no YAML, holds no document or several, a key twice, a key that is no single word or
    ///   text, or anchors, aliases and tags.
    static func parse(_ bytes: [UInt8]) throws(Misconfiguration) -> YAMLNode {
        // libyaml would count the mark as a column.
        let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        try requireUTF8(bytes)
        return try bytes.withUnsafeBufferPointer { (buffer) throws(Misconfiguration) in
            var stream = try YAMLEventStream(buffer)
            _ = try stream.next()
            guard case .documentStart = try stream.next().event else {
                throw Misconfiguration(at: nil, "the file is empty; it needs at least 'labels'")
            }
            let (event, place) = try stream.next()
            let root = try node(event, at: place, depth: 1, from: &stream)
            _ = try stream.next()
            let (end, endPlace) = try stream.next()
            guard case .streamEnd = end else {
                throw Misconfiguration(at: endPlace, "a second document starts here; keep one document in a file")
            }
            return root
        }
    }

    private static func node(
        _ event: YAMLEvent, at place: Place, depth: Int, from stream: inout YAMLEventStream
    ) throws(Misconfiguration) -> YAMLNode {
        guard depth <= maximumDepth else {
            throw Misconfiguration(
                at: place, "this is nested more than \(maximumDepth) levels deep; nothing needs that")
        }
        switch event {
        case .scalar(let text, let isPlain):
            return YAMLNode(content: .scalar(text: text, isPlain: isPlain), place: place)
        case .sequenceStart:
            return YAMLNode(content: .sequence(try elements(depth: depth, from: &stream)), place: place)
        default:
            return YAMLNode(content: .mapping(try entries(depth: depth, from: &stream)), place: place)
        }
    }

    private static func elements(
        depth: Int, from stream: inout YAMLEventStream
    ) throws(Misconfiguration) -> [YAMLNode] {
        var elements: [YAMLNode] = []
        while true {
            let (event, place) = try stream.next()
            if case .sequenceEnd = event { return elements }
            elements.append(try node(event, at: place, depth: depth + 1, from: &stream))
        }
    }

    private static func entries(
        depth: Int, from stream: inout YAMLEventStream
    ) throws(Misconfiguration) -> [YAMLEntry] {
        var entries: [YAMLEntry] = []
        var firstPlaces: [String: Place] = [:]
        while true {
            let (event, place) = try stream.next()
            if case .mappingEnd = event { return entries }
            guard case .scalar(let key, _) = event else {
                throw Misconfiguration(at: place, "a key must be a single word or text, not a list or a group of keys")
            }
            if let first = firstPlaces.updateValue(place, forKey: key) {
                throw Misconfiguration(
                    at: place, "key '\(key.excerpt)' is here again, first in line \(first.line); remove one of them")
            }
            let (value, valuePlace) = try stream.next()
            entries.append(
                YAMLEntry(
                    key: key, keyPlace: place,
                    value: try node(value, at: valuePlace, depth: depth + 1, from: &stream)))
        }
    }

    /// libyaml would read UTF-16 as well, and names no line for a broken byte.
    private static func requireUTF8(_ bytes: [UInt8]) throws(Misconfiguration) {
        var decoder = UTF8()
        var input = bytes.makeIterator()
        var place = Place(line: 1, column: 1)
        while true {
            switch decoder.decode(&input) {
            case .scalarValue(let scalar): place.advance(over: scalar)
            case .emptyInput: return
            case .error: throw Misconfiguration(at: place, "this is not UTF-8; save the file as UTF-8 text")
            }
        }
    }
}
