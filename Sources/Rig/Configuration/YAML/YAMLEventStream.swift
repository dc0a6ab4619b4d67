internal import CYAML

/// What libyaml sees next in a text.
enum YAMLEvent {
    case streamStart, streamEnd
    case documentStart, documentEnd
    case scalar(text: String, isPlain: Bool)
    case sequenceStart, sequenceEnd
    case mappingStart, mappingEnd
}

/// The events of a YAML text, through libyaml's `yaml_parser_parse`.
struct YAMLEventStream: ~Copyable {
    /// On the heap, since libyaml keeps pointers into it.
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let bytes: UnsafeBufferPointer<UInt8>

    /// - Parameter bytes: UTF-8; must outlive the stream.
    init(_ bytes: UnsafeBufferPointer<UInt8>) throws(Misconfiguration) {
        self.bytes = bytes
        parser = .allocate(capacity: 1)
        guard yaml_parser_initialize(parser) == 1 else {
            parser.deallocate()
            throw Misconfiguration(at: nil, "there is no memory to read it")
        }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
    }

    /// - Throws: where the text is no YAML, or uses what a configuration must not: anchors, aliases and tags, with which
    ///   a short file could stand for an endless one, or a value for another than the one that is read there.
    mutating func next() throws(Misconfiguration) -> (event: YAMLEvent, place: Place) {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { throw syntaxError() }
        defer { yaml_event_delete(&event) }
        let place = Place(event.start_mark)
        switch event.type {
        case YAML_STREAM_START_EVENT: return (.streamStart, place)
        case YAML_DOCUMENT_START_EVENT: return (.documentStart, place)
        case YAML_DOCUMENT_END_EVENT: return (.documentEnd, place)
        case YAML_ALIAS_EVENT:
            throw Misconfiguration(at: place, "aliases (*name) are not supported; write the value out")
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            try refuse(anchor: scalar.anchor, tag: scalar.tag, at: place)
            let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
            return (.scalar(text: text, isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE), place)
        case YAML_SEQUENCE_START_EVENT:
            try refuse(anchor: event.data.sequence_start.anchor, tag: event.data.sequence_start.tag, at: place)
            return (.sequenceStart, place)
        case YAML_SEQUENCE_END_EVENT: return (.sequenceEnd, place)
        case YAML_MAPPING_START_EVENT:
            try refuse(anchor: event.data.mapping_start.anchor, tag: event.data.mapping_start.tag, at: place)
            return (.mappingStart, place)
        case YAML_MAPPING_END_EVENT: return (.mappingEnd, place)
        default: return (.streamEnd, place)
        }
    }

    private func refuse(
        anchor: UnsafeMutablePointer<yaml_char_t>?, tag: UnsafeMutablePointer<yaml_char_t>?, at place: Place
    ) throws(Misconfiguration) {
        guard anchor == nil else {
            throw Misconfiguration(at: place, "anchors (&name) are not supported; write the value out where it is used")
        }
        guard tag == nil else {
            throw Misconfiguration(at: place, "tags (!name) are not supported; leave it out, or quote a text with '!'")
        }
    }

    private func syntaxError() -> Misconfiguration {
        let error = parser.pointee
        guard error.error != YAML_MEMORY_ERROR else {
            return Misconfiguration(at: nil, "there is no memory to read it")
        }
        let problem = error.problem.map { String(cString: $0) } ?? "it cannot be read"
        if error.error == YAML_READER_ERROR {
            return Misconfiguration(at: place(ofByte: error.problem_offset), "\(problem); remove that character")
        }
        let place = Place(error.problem_mark)
        switch problem {
        case "mapping values are not allowed in this context":
            return Misconfiguration(
                at: place, "a colon cannot stand here; quote a text that holds ': ', or check the indentation")
        case "found character that cannot start any token" where scalar(at: place) == "\t":
            return Misconfiguration(at: place, "a tab cannot indent; use spaces")
        case "found character that cannot start any token":
            return Misconfiguration(at: place, "a value cannot start with this character; quote the value")
        default:
            let context = error.context.map {
                ", \(String(cString: $0)) that starts in line \(error.context_mark.line + 1)"
            }
            return Misconfiguration(
                at: place,
                "this is no YAML: \(problem)\(context ?? ""); check indentation, colons, quotes and brackets")
        }
    }

    private func scalar(at place: Place) -> Unicode.Scalar? {
        var current = Place(line: 1, column: 1)
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            if current == place { return scalar }
            current.advance(over: scalar)
        }
        return nil
    }

    private func place(ofByte offset: Int) -> Place {
        var place = Place(line: 1, column: 1)
        for scalar in String(decoding: bytes.prefix(offset), as: UTF8.self).unicodeScalars {
            place.advance(over: scalar)
        }
        return place
    }
}

extension Place {
    fileprivate init(_ mark: yaml_mark_t) {
        self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
    }
}
