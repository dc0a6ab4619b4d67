import Imaging

/// Watches how long a button is down: a long press means another thing than a short one, and a button that never comes
/// up is stuck.
public struct PressWatch: Sendable {
    public enum Finding: Hashable, Sendable {
        /// Down already when the button was opened: no press, whatever it is.
        case heldAtStart
        /// Down for the time of a long press, and still down.
        case longPress
        /// Down for so long that no finger is on it.
        case stuck
        /// Up again after it was held at the start or stuck.
        case freed
    }

    private let longPress: Duration
    private let stuck: Duration
    private var pressedAt: MonotonicTime?
    private var reported: Finding?
    private var isHeldAtStart: Bool

    /// - Parameters:
    ///   - longPress: how long a press has to last to be a long one.
    ///   - stuck: how long until the button counts as stuck.
    ///   - isPressed: when the button was opened.
    public init(longPress: Duration, stuck: Duration = .seconds(60), isPressed: Bool) {
        self.longPress = longPress
        self.stuck = stuck
        isHeldAtStart = isPressed
    }

    public mutating func edge(_ edge: TriggerEdge, at now: MonotonicTime) -> Finding? {
        switch edge {
        case .pressed:
            pressedAt = now
            reported = nil
            isHeldAtStart = false
            return nil
        case .released:
            let isFreed = reported == .stuck || reported == .heldAtStart
            pressedAt = nil
            reported = nil
            isHeldAtStart = false
            return isFreed ? .freed : nil
        }
    }

    /// What is to be said now, each finding of a press once. To be called several times a second.
    public mutating func tick(at now: MonotonicTime) -> Finding? {
        if isHeldAtStart {
            guard reported == nil else { return nil }
            reported = .heldAtStart
            return .heldAtStart
        }
        guard let pressedAt else { return nil }
        let held = now - pressedAt
        if held >= stuck, reported != .stuck {
            reported = .stuck
            return .stuck
        }
        if held >= longPress, reported == nil {
            reported = .longPress
            return .longPress
        }
        return nil
    }
}
