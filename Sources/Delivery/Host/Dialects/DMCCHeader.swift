/// What stands before a DataMan control command: `||>`, `||0:123>`, `||1>`.
///
/// DataMan Communications and Programming Guide, "DMCC overview": the checksum and the command's number come back in the
/// response, in its form `||checksum:command-id[status]`.
struct DMCCHeader: Hashable, Sendable {
    /// Between `||` and `>`, as the host wrote it.
    var options = ""
    /// The last byte before CR LF is the exclusive OR of all bytes before it.
    var hasChecksum = false

    /// - Parameter line: a line without its CR LF.
    /// - Returns: the header and what follows it, the checksum with it; nil when there is no header.
    static func split(_ line: ArraySlice<UInt8>) -> (DMCCHeader, ArraySlice<UInt8>)? {
        guard line.starts(with: [UInt8]("||".utf8)), let end = line.firstIndex(of: UInt8(ascii: ">")) else {
            return nil
        }
        let options = line[(line.startIndex + 2)..<end]
        let isText = options.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "[") }
        guard isText, options.count <= 32 else { return nil }
        let checksum = options.prefix { $0 != UInt8(ascii: ":") }
        guard checksum.count <= 1, checksum.allSatisfy({ [UInt8(ascii: "0"), UInt8(ascii: "1")].contains($0) }) else {
            return nil
        }
        let header = DMCCHeader(
            options: String(decoding: options, as: UTF8.self), hasChecksum: checksum.first == UInt8(ascii: "1"))
        return (header, line[(end + 1)...])
    }

    /// Silent: the value alone where one was asked for, and nothing at all after an error. Extended: always a response.
    func bytes(for reply: HostReply, isExtended: Bool, returnsValue: Bool) -> [UInt8] {
        let value = returnsValue && reply.error == nil ? reply.text.withoutControls() : ""
        guard isExtended else {
            return returnsValue && reply.error == nil ? LineFraming.crlf.bytes(around: value) : []
        }
        let framing = LineFraming(checksum: hasChecksum ? .xor : .none)
        return framing.bytes(around: "||\(options)[\(Self.status(of: reply.error))]\(value)")
    }

    /// The guide's status codes.
    private static func status(of error: HostReply.ErrorCode?) -> Int {
        switch error {
        case nil: 0
        case .failed?: 100
        case .unknownCommand?, .overlong?, .notText?: 101
        case .badArgument?, .notFound?: 102
        case .badChecksum?: 103
        case .rejected?: 104
        case .unavailable?: 105
        }
    }
}
