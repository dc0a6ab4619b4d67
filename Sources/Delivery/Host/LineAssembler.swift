import Imaging

/// Cuts what arrives on the host line into command lines, in bounded memory whatever arrives.
///
/// A line ends with CR, LF or CR LF, or stands between STX and ETX; empty lines are passed over. A line of more than the
/// limit, or with a byte that is not printable ASCII, is discarded to its end and reported once; so is a run of such
/// lines that arrives in one piece, so that noise is not answered with a flood.
public struct LineAssembler: Sendable {
    /// The longest line, in bytes without its end.
    public static let limit = 1_024

    /// What came out of the bytes, with the framing that a reply mirrors.
    public enum Piece: Hashable, Sendable {
        case line(String, LineFraming)
        /// Discarded: `overlong` or `notText`.
        case discarded(HostReply.ErrorCode, LineFraming)
    }

    private enum Control {
        static let stx: UInt8 = 0x02
        static let etx: UInt8 = 0x03
        static let lf: UInt8 = 0x0A
        static let cr: UInt8 = 0x0D
        static let esc: UInt8 = 0x1B
    }

    private let escapeClears: Bool
    private let gap: Duration?
    private var buffer: [UInt8] = []
    /// The line at hand is being discarded to its end.
    private var isDiscarding = false
    /// The line at hand began with STX.
    private var isFramed = false
    /// The last byte was the CR that ended a line: an LF now belongs to it.
    private var endedWithCR = false
    /// What the host was last seen to end its lines with.
    private var habit = LineFraming.crlf
    private var lastTime: MonotonicTime?

    /// - Parameters:
    ///   - escapeClears: ESC makes the line at hand forgotten.
    ///   - gap: a pause of this length inside a line makes it forgotten.
    public init(escapeClears: Bool = false, gap: Duration? = nil) {
        self.escapeClears = escapeClears
        self.gap = gap
    }

    /// Takes bytes as they arrive.
    ///
    /// - Returns: the lines that they complete. A line to discard is reported as soon as it is known to be one: its end
    ///   may never come.
    public mutating func append(_ bytes: [UInt8], at time: MonotonicTime) -> [Piece] {
        if let gap, let lastTime, !bytes.isEmpty, time - lastTime >= gap { clear() }
        if !bytes.isEmpty { lastTime = time }
        var pieces: [Piece] = []
        for (index, byte) in bytes.enumerated() {
            let follower = index + 1 < bytes.count ? bytes[index + 1] : nil
            take(byte, before: follower, &pieces)
        }
        return pieces
    }

    private mutating func take(_ byte: UInt8, before follower: UInt8?, _ pieces: inout [Piece]) {
        defer { endedWithCR = byte == Control.cr }
        switch byte {
        case Control.esc where escapeClears, Control.stx:
            clear()
            isFramed = byte == Control.stx
        case Control.etx where isFramed:
            endLine(.stxETX, &pieces)
        case Control.lf where endedWithCR:
            habit = .crlf
        case Control.lf, Control.cr:
            learn(byte, before: follower)
            // A line end inside a frame: the ETX is lost, and what comes next must not be.
            if isFramed, !isDiscarding { discard(.notText, &pieces) }
            endLine(habit, &pieces)
        default:
            takeText(byte, &pieces)
        }
    }

    private mutating func learn(_ end: UInt8, before follower: UInt8?) {
        guard !buffer.isEmpty else { return }
        if end == Control.lf {
            habit = LineFraming(terminator: [end])
        } else if let follower {
            // A CR at the end of what has arrived may be half of CR LF: then the habit of before stays.
            habit = follower == Control.lf ? .crlf : LineFraming(terminator: [end])
        }
    }

    private mutating func takeText(_ byte: UInt8, _ pieces: inout [Piece]) {
        guard !isDiscarding else { return }
        if !(0x20...0x7E).contains(byte) {
            discard(.notText, &pieces)
        } else if buffer.count == Self.limit {
            discard(.overlong, &pieces)
        } else {
            buffer.append(byte)
        }
    }

    private mutating func discard(_ defect: HostReply.ErrorCode, _ pieces: inout [Piece]) {
        isDiscarding = true
        buffer.removeAll(keepingCapacity: true)
        if case .discarded? = pieces.last { return }
        pieces.append(.discarded(defect, isFramed ? .stxETX : habit))
    }

    private mutating func endLine(_ framing: LineFraming, _ pieces: inout [Piece]) {
        if !buffer.isEmpty { pieces.append(.line(String(decoding: buffer, as: UTF8.self), framing)) }
        clear()
    }

    private mutating func clear() {
        buffer.removeAll(keepingCapacity: true)
        isDiscarding = false
        isFramed = false
    }
}
