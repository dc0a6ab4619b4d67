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

extension Array {
    /// In the order in which one reads: rows from top to bottom, each from left to right.
    ///
    /// What begins above the middle of a row's first and ends below it stands in that row.
    func inReadingOrder(_ box: (Element) -> Box) -> [Element] {
        guard count > 1 else { return self }
        var rows: [[Element]] = []
        var middle = 0.0
        for element in sorted(by: { box($0).center.y < box($1).center.y }) {
            let place = box(element)
            if !rows.isEmpty, place.y < middle, middle < place.maxY {
                rows[rows.count - 1].append(element)
            } else {
                rows.append([element])
                middle = place.center.y
            }
        }
        return rows.flatMap { $0.sorted { box($0).x < box($1).x } }
    }
}
