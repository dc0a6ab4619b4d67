/// Of which decisions a picture is kept.
public enum EvidencePolicy: String, Hashable, Sendable, CaseIterable {
    case all
    /// Of `FAIL` and `NOREAD` only.
    case failures
    case none

    public func keeps(_ decision: Decision) -> Bool {
        switch self {
        case .all: true
        case .failures: decision != .pass
        case .none: false
        }
    }
}

/// How much evidence is kept; what is older goes first.
public struct EvidenceLimits: Hashable, Sendable {
    /// Pictures.
    public var count: Int
    /// Of pictures and side files together.
    public var bytes: Int64
    public var age: Duration
    /// What must stay free on the disk for the records, in bytes; a picture that would go below is not written.
    public var freeBytes: Int64

    public init(
        count: Int = 10_000, bytes: Int64 = 1 << 30, age: Duration = .seconds(90 * 86_400), freeBytes: Int64 = 64 << 20
    ) {
        self.count = count
        self.bytes = bytes
        self.age = age
        self.freeBytes = freeBytes
    }
}
