/// What stands around each record on the host line.
public struct LineFraming: Hashable, Sendable {
    public var prefix: [UInt8]
    public var suffix: [UInt8]
    public var terminator: [UInt8]

    public init(prefix: [UInt8] = [], suffix: [UInt8] = [], terminator: [UInt8] = [0x0D, 0x0A]) {
        self.prefix = prefix
        self.suffix = suffix
        self.terminator = terminator
    }

    /// The text framed.
    public func bytes(around text: String) -> [UInt8] {
        prefix + Array(text.utf8) + suffix + terminator
    }
}
