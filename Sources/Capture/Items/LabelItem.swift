import LabelLanguage

/// A label in view, as those who watch the rig are told of it.
public struct LabelItem: Hashable, Sendable {
    public var id: TrackingID
    /// What was last read in each field, whichever frame it was; complete once every required field was read. The box is
    /// where the label was last seen.
    public var reading: LabelReading
    /// Of each field that was read so far.
    public var fieldStability: [String: Stability]
    public var stability: Stability
    /// Delivered or given up: nothing more comes of it while it stays in view.
    public var isSettled: Bool
}
