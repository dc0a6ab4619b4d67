/// Cuts arriving bytes into lines, in bounded memory: of a line that is too long only the first bytes are kept.
struct BoundedLines {
    private let limit: Int
    private var current: [UInt8] = []
    private var whole: ArraySlice<String> = []

    /// - Parameter limit: bytes kept of a line.
    init(limit: Int) {
        self.limit = limit
    }

    mutating func append(_ bytes: [UInt8]) {
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                whole.append(String(decoding: current, as: UTF8.self))
                current.removeAll(keepingCapacity: true)
            default:
                if current.count < limit { current.append(byte) }
            }
        }
    }

    /// The next whole line, without its end.
    mutating func next() -> String? {
        whole.popFirst()
    }
}
