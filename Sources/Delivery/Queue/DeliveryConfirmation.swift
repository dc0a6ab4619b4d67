/// When a record counts as delivered.
public enum DeliveryConfirmation: Hashable, Sendable {
    /// When the line has taken it and sent its last byte.
    case drained
    /// When the host has said that it has it.
    case acknowledged(AcknowledgementRules)
}

/// How long to wait for a host's `ACK`, and how often to repeat.
public struct AcknowledgementRules: Hashable, Sendable {
    /// From a record's last byte to the answer. 2 s is what hosts of Honeywell's and Zebra's readers are used to.
    public var timeout: Duration
    /// How many times an unanswered record is sent again before the rig waits for the host to show itself.
    public var repeats: Int

    public init(timeout: Duration = .seconds(2), repeats: Int = 2) {
        self.timeout = timeout
        self.repeats = max(0, repeats)
    }
}
