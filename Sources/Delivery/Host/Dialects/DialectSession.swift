import Imaging

/// What a dialect remembers of one conversation.
protocol DialectSession: Sendable {
    /// Takes bytes as they arrive.
    ///
    /// - Parameter time: now; what was begun long ago may be given up.
    mutating func receive(_ bytes: [UInt8], at time: MonotonicTime) -> [HostProtocol.Request]
}
