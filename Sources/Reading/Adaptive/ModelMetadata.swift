internal import FoundationEssentials

/// The notes that an ONNX file carries about its model.
///
/// An ONNX file is one protocol buffers message, `ModelProto`; its field 14 repeats pairs of a key (field 1) and a value
/// (field 2). Only these are looked at, the rest is stepped over. (onnx.proto3 of the ONNX project; the wire format is
/// that of Protocol Buffers' encoding page.)
struct ModelMetadata {
    private(set) var entries: [String: String] = [:]

    init(path: String) throws(ReadingError) {
        guard let file = try? Data(contentsOf: URL(filePath: path), options: .mappedIfSafe) else {
            throw ReadingError(.adaptiveMissing, "\(path) cannot be opened; run rig/setup-adaptive again")
        }
        guard read(file) else {
            throw ReadingError(.adaptiveMissing, "\(path) is damaged; run rig/setup-adaptive again")
        }
    }

    private mutating func read(_ file: Data) -> Bool {
        var message = Message(file[...])
        while let field = message.next() {
            guard field.number == 14, let content = field.content else { continue }
            var pair = Message(content)
            var key = ""
            var value = ""
            while let part = pair.next() {
                guard let content = part.content else { continue }
                if part.number == 1 { key = String(decoding: content, as: UTF8.self) }
                if part.number == 2 { value = String(decoding: content, as: UTF8.self) }
            }
            if pair.isDamaged { return false }
            entries[key] = value
        }
        return !message.isDamaged
    }

    /// Steps through the fields of one message.
    private struct Message {
        private var rest: Data.SubSequence
        private(set) var isDamaged = false

        init(_ bytes: Data.SubSequence) {
            rest = bytes
        }

        /// The next field; its content where it is a string, bytes or a message.
        mutating func next() -> (number: UInt64, content: Data.SubSequence?)? {
            guard !rest.isEmpty, !isDamaged else { return nil }
            guard let tag = number() else { return nil }
            switch tag & 7 {
            case 0:
                guard number() != nil else { return nil }
                return (tag >> 3, nil)
            case 1: return take(8) == nil ? nil : (tag >> 3, nil)
            case 2:
                guard let length = number(), let content = take(length) else { return nil }
                return (tag >> 3, content)
            case 5: return take(4) == nil ? nil : (tag >> 3, nil)
            default:
                isDamaged = true
                return nil
            }
        }

        /// A number in groups of seven bits, lowest first.
        private mutating func number() -> UInt64? {
            var value: UInt64 = 0
            for shift in stride(from: UInt64(0), to: 64, by: 7) {
                guard let byte = rest.popFirst() else { break }
                value |= UInt64(byte & 0x7F) << shift
                if byte < 0x80 { return value }
            }
            isDamaged = true
            return nil
        }

        private mutating func take(_ length: UInt64) -> Data.SubSequence? {
            guard let length = Int(exactly: length), length <= rest.count else {
                isDamaged = true
                return nil
            }
            let content = rest.prefix(length)
            rest = rest.dropFirst(length)
            return content
        }
    }
}
