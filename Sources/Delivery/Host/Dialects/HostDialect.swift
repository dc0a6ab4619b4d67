/// Whose commands a host speaks beside the rig's own.
///
/// A dialect's own commands are answered as its manual has it; any other line is one of the rig's own protocol, so that
/// every setting can be reached in every dialect.
public enum HostDialect: String, Hashable, Sendable, CaseIterable {
    /// The rig's own protocol alone.
    case labelrig
    /// Keyence's SR series: `LON`, `LOFF`, answered `OK,LON` or `ER,LON,20`.
    case keyence
    /// Cognex's DataMan Control Commands: `||>trigger on`.
    case dmcc
    /// Honeywell's SYN T CR and SYN U CR, ACK and NAK as single characters.
    case honeywell

    func makeSession() -> any DialectSession {
        switch self {
        case .labelrig: LabelrigSession()
        case .keyence: KeyenceSession()
        case .dmcc: DMCCSession()
        case .honeywell: HoneywellSession()
        }
    }
}
