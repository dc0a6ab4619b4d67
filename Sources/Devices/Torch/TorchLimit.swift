import Imaging

/// Keeps a torch from burning longer than it may: after its longest time it is off, for a period of rest at least.
public struct TorchLimit: Sendable {
    private let longest: Duration
    private let rest: Duration
    private var litSince: MonotonicTime?
    private var restsUntil = MonotonicTime(nanoseconds: 0)

    /// - Parameters:
    ///   - longest: how long the torch may be on at a stretch.
    ///   - rest: how long it stays off after that.
    public init(longest: Duration, rest: Duration) {
        self.longest = longest
        self.rest = rest
    }

    /// Whether the torch is to be on now.
    ///
    /// - Parameter isWanted: what is asked for.
    /// - Returns: also when to ask again even if nothing else changes; nil for never.
    public mutating func decide(isWanted: Bool, at now: MonotonicTime) -> (isLit: Bool, askAgain: MonotonicTime?) {
        if now < restsUntil { return (false, isWanted ? restsUntil : nil) }
        guard isWanted else {
            litSince = nil
            return (false, nil)
        }
        let since = litSince ?? now
        litSince = since
        guard now >= since + longest else { return (true, since + longest) }
        litSince = nil
        restsUntil = now + rest
        return (false, restsUntil)
    }
}
