import Foundation

/// A record as the outbox keeps it.
public struct StoredRecord: Hashable, Sendable {
    public var record: Record
    /// When it was delivered; nil while the host has not got it.
    public var delivered: Date?

    public init(record: Record, delivered: Date? = nil) {
        self.record = record
        self.delivered = delivered
    }
}
