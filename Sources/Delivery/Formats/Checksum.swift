/// What a host can check a line by. Computed over bytes as they are sent, before any parity bit.
public enum Checksum: String, Hashable, Sendable, CaseIterable {
    case none
    /// One byte before the terminator: the exclusive OR of all bytes of the line before it, as Cognex's DMCC has it.
    case xor
    /// One byte after the terminator: the exclusive OR of all bytes from the second of the line (STX stands first) up to
    /// the terminator's last (ETX), as Omron's and Microscan's readers have it.
    case lrc
}

extension Sequence<UInt8> {
    /// The exclusive OR of all bytes.
    var parity: UInt8 { reduce(0, ^) }
}
