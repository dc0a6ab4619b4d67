import Imaging

/// Turns the raw edges of a contact into presses and releases: a level counts once it has held for a quiet period.
///
/// Each raw edge begins the period anew. When it ends, the level is to be read again: an edge that the kernel dropped
/// from its full queue, or that fell between two reads, is so made good.
struct Debouncer {
    /// For an edge on its way from the interrupt to this thread.
    private static let patience: Duration = .milliseconds(10)

    /// How long a level has to hold.
    let quiet: Duration
    /// The level that counts now.
    private(set) var isPressed: Bool
    /// When the level is to be read and given to ``settle(isActive:now:)``; nil while nothing has changed.
    private(set) var settlesAt: MonotonicTime?
    /// The level has been read, and was not what the last edge said: that of an edge which is still on its way.
    private var isDoubtful = false
    /// Since when the contact has not been quiet.
    private(set) var restlessSince: MonotonicTime?
    private var last: (isActive: Bool, nanoseconds: Int64)?
    private var edges: ArraySlice<TriggerEdge> = []

    /// - Parameter isPressed: the level at the start, which is no edge.
    init(quiet: Duration, isPressed: Bool) {
        self.quiet = quiet
        self.isPressed = isPressed
    }

    /// Takes a raw edge.
    ///
    /// - Parameters:
    ///   - nanoseconds: when it was, on any clock: differences between two edges tell how long a level held even where
    ///     this thread came late to see it.
    ///   - now: when it was seen.
    mutating func edge(isActive: Bool, nanoseconds: Int64, now: MonotonicTime) {
        if let last, nanoseconds.subtractingReportingOverflow(last.nanoseconds).partialValue >= quiet.wholeNanoseconds {
            accept(last.isActive)
            restlessSince = nil
        }
        last = (isActive, nanoseconds)
        isDoubtful = false
        settlesAt = now + quiet
        restlessSince = restlessSince ?? now
    }

    /// Takes the level read when the quiet period had ended.
    ///
    /// Where the last edge said otherwise, another one has come that this thread has not seen: a whole press would be
    /// lost if the level were believed at once. It gets some time; then the level counts, for the edge was dropped.
    mutating func settle(isActive: Bool, now: MonotonicTime) {
        if let last, last.isActive != isActive, !isDoubtful {
            isDoubtful = true
            settlesAt = now + max(quiet, Self.patience)
            return
        }
        accept(isActive)
        last = nil
        isDoubtful = false
        settlesAt = nil
        restlessSince = nil
    }

    /// The next press or release, once each.
    mutating func next() -> TriggerEdge? {
        edges.popFirst()
    }

    private mutating func accept(_ isActive: Bool) {
        guard isActive != isPressed else { return }
        isPressed = isActive
        edges.append(isActive ? .pressed : .released)
    }
}
