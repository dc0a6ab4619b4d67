import Imaging

/// Tells the person at the bench one thing at a time, and does not flicker: a reason is given once frame after frame has
/// called for it, and withdrawn once none has for a while.
public struct Guide: Hashable, Sendable {
    /// What is being said; nil when all is well.
    public private(set) var reason: GuidanceReason?

    private let takesSeveral: Bool
    /// What the last frames called for instead of ``reason``.
    private var challenge: Challenge?
    private var lastConfirmed: MonotonicTime?

    private struct Challenge: Hashable {
        var reason: GuidanceReason?
        var since: MonotonicTime
        var frames: Int
    }

    private static let onset: Duration = .milliseconds(300)
    private static let release: Duration = .milliseconds(500)
    /// A reason that no frame has called for so long is withdrawn even where the frames agree on no other.
    private static let staleness: Duration = .seconds(1)
    private static let leastFrames = 3

    /// - Parameter takesSeveral: several labels at a time are welcome.
    public init(takesSeveral: Bool = false) {
        self.takesSeveral = takesSeveral
    }

    /// Takes in a frame's measures.
    ///
    /// - Returns: whether ``reason`` has changed.
    public mutating func observe(_ measures: FrameMeasures, at time: MonotonicTime) -> Bool {
        let wanted = GuidanceReason(measures, shown: reason, takesSeveral: takesSeveral)
        guard wanted != reason else {
            lastConfirmed = time
            challenge = nil
            return false
        }
        if challenge?.reason == wanted, challenge != nil {
            challenge?.frames += 1
        } else {
            challenge = Challenge(reason: wanted, since: time, frames: 1)
        }
        if let challenge, challenge.frames >= Self.leastFrames,
            time - challenge.since >= (wanted == nil ? Self.release : Self.onset)
        {
            return say(wanted)
        }
        if reason != nil, let lastConfirmed, time - lastConfirmed >= Self.staleness { return say(nil) }
        return false

        func say(_ next: GuidanceReason?) -> Bool {
            reason = next
            lastConfirmed = time
            challenge = nil
            return true
        }
    }

    /// Says nothing any more, as after a scan.
    ///
    /// - Returns: whether ``reason`` has changed.
    mutating func fallSilent() -> Bool {
        defer { self = Guide(takesSeveral: takesSeveral) }
        return reason != nil
    }
}
