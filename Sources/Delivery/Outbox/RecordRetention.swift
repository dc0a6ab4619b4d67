/// How much of the history is kept. Records that the host has not got are always kept.
public struct RecordRetention: Hashable, Sendable {
    /// Delivered records.
    public var count: Int
    /// Since delivery.
    public var age: Duration
    /// Delivered records that are kept whatever their age, so that a clock that jumps ahead does not empty the history.
    public var minimum: Int

    public init(count: Int = 100_000, age: Duration = .seconds(365 * 86_400), minimum: Int = 1_000) {
        self.count = max(0, count)
        self.age = age
        self.minimum = max(0, minimum)
    }
}
