import LabelLanguage

/// What a capture on request would give now: a label, or a no-read with its reason.
public struct Prediction: Hashable, Sendable {
    /// The label that would be delivered.
    public var id: TrackingID?
    /// As it would be delivered; nil for a no-read.
    public var reading: LabelReading?
    /// Why it would be a no-read.
    public var reason: NoRead.Reason?
    /// For people: the label's name, or what is missing.
    public var title: String

    /// Whether two say the same; where the label lies makes no difference.
    func says(sameAs other: Prediction) -> Bool {
        guard id == other.id, reason == other.reason, title == other.title else { return false }
        let (fields, others) = (reading?.fields ?? [], other.reading?.fields ?? [])
        return fields.elementsEqual(others) { $0.name == $1.name && $0.value == $1.value }
    }
}
