/// What stands around each record on the host line.
public struct LineFraming: Hashable, Sendable {
    /// CR LF after each record, nothing before it.
    public static let crlf = LineFraming()
    /// STX before and ETX after each record.
    public static let stxETX = LineFraming(prefix: [0x02], terminator: [0x03])

    public var prefix: [UInt8]
    public var suffix: [UInt8]
    public var terminator: [UInt8]
    public var checksum: Checksum

    public init(
        prefix: [UInt8] = [], suffix: [UInt8] = [], terminator: [UInt8] = [0x0D, 0x0A], checksum: Checksum = .none
    ) {
        self.prefix = prefix
        self.suffix = suffix
        self.terminator = terminator
        self.checksum = checksum
    }

    /// The text framed.
    public func bytes(around text: String) -> [UInt8] {
        var line = prefix + Array(text.utf8) + suffix
        if checksum == .xor { line.append(line.parity) }
        line += terminator
        if checksum == .lrc { line.append(line.dropFirst().parity) }
        return line
    }
}
