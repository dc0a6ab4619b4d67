/// Cuts what arrives on the host line into command lines, in bounded memory whatever arrives.
///
/// A line ends with CR, LF or CR LF; empty lines are passed over. A line of more than the limit, or with a byte that is
/// not printable ASCII, is discarded to its end and reported once; so is a run of such lines that arrives in one piece,
/// so that noise is not answered with a flood.
public struct LineAssembler: Sendable {
    /// How a line ended, which the reply mirrors.
    public enum Terminator: Hashable, Sendable {
        case cr, lf, crlf

        public var bytes: [UInt8] {
            switch self {
            case .cr: [0x0D]
            case .lf: [0x0A]
            case .crlf: [0x0D, 0x0A]
            }
        }
    }

    /// What came out of the bytes.
    public enum Piece: Hashable, Sendable {
        case line(String, Terminator)
        /// Discarded: `overlong` or `notText`.
        case discarded(HostReply.ErrorCode, Terminator)
    }

    /// The longest line, in bytes without its end.
    public let limit: Int
    private var buffer: [UInt8] = []
    /// The line at hand is being discarded to its end.
    private var isDiscarding = false
    /// The last byte was the CR that ended a line: an LF now belongs to it.
    private var endedWithCR = false
    /// What the host was last seen to end its lines with.
    private var habit = Terminator.crlf

    public init(limit: Int = 1_024) {
        self.limit = limit
        buffer.reserveCapacity(limit)
    }

    /// Takes bytes as they arrive.
    ///
    /// - Returns: the lines that they complete. A line to discard is reported as soon as it is known to be one: its end
    ///   may never come.
    public mutating func append(_ bytes: some Collection<UInt8>) -> [Piece] {
        var pieces: [Piece] = []
        var index = bytes.startIndex
        while index != bytes.endIndex {
            let byte = bytes[index]
            index = bytes.index(after: index)
            switch byte {
            case 0x0A where endedWithCR:
                endedWithCR = false
                habit = .crlf
            case 0x0A:
                habit = .lf
                endLine(&pieces)
            case 0x0D:
                endedWithCR = true
                // A CR at the end of what has arrived may be half of CR LF: then the host's habit tells.
                if index != bytes.endIndex { habit = bytes[index] == 0x0A ? .crlf : .cr }
                endLine(&pieces)
            default:
                endedWithCR = false
                take(byte, &pieces)
            }
        }
        return pieces
    }

    /// Forgets the line at hand.
    public mutating func clear() {
        buffer.removeAll(keepingCapacity: true)
        isDiscarding = false
        endedWithCR = false
    }

    private mutating func take(_ byte: UInt8, _ pieces: inout [Piece]) {
        guard !isDiscarding else { return }
        if !(0x20...0x7E).contains(byte) {
            discard(.notText, &pieces)
        } else if buffer.count == limit {
            discard(.overlong, &pieces)
        } else {
            buffer.append(byte)
        }
    }

    private mutating func discard(_ defect: HostReply.ErrorCode, _ pieces: inout [Piece]) {
        isDiscarding = true
        buffer.removeAll(keepingCapacity: true)
        if case .discarded? = pieces.last { return }
        pieces.append(.discarded(defect, habit))
    }

    private mutating func endLine(_ pieces: inout [Piece]) {
        if !buffer.isEmpty {
            pieces.append(.line(String(decoding: buffer, as: UTF8.self), habit))
        }
        buffer.removeAll(keepingCapacity: true)
        isDiscarding = false
    }
}
