/// What a host, or a person over the local socket, asks of the rig.
public enum HostCommand: Hashable, Sendable {
    case trigger(on: Bool)
    case cancel
    case retake
    case confirm
    /// Sets or corrects a field's value.
    case set(field: String, value: String)
    /// Keeps one of the items in view, by its tracking number.
    case select(Int)
    case photo
    case status
    case guidance
    /// The read rate over the last 100 frames.
    case rate
    case label(String)
    case policy(String)
    /// What the next records belong to; empty for nothing.
    case reference(String)
    case mode(String)
    case option(name: String, value: String)
    case save
    case reload
    case torch(on: Bool)
    case zoom(Double)
    case camera(String)
    case pause
    case resume
    case test
    /// The host has a record; nil for the one sent last, as readers' ACK character means it.
    case acknowledge(Int64?)
    /// The host wants a record again at once; nil for the one sent last.
    case reject(Int64?)
    case resend(Resend)
    /// What happens, as JSON lines from now on; over the local socket only.
    case events
    case version
    case help

    /// Which records to send once more.
    public enum Resend: Hashable, Sendable {
        case last
        case range(ClosedRange<Int64>)
    }
}
