extension Array {
    /// In the order in which one reads: rows from top to bottom, each from left to right.
    ///
    /// ```swift
    /// let boxes = [Box(x: 90, y: 2, width: 50, height: 20), Box(x: 0, y: 0, width: 50, height: 20)]
    /// boxes.inReadingOrder { $0 }.map(\.x)   // [0.0, 90.0]
    /// ```
    ///
    /// What begins above the middle of a row's first and ends below it stands in that row.
    public func inReadingOrder(_ box: (Element) -> Box) -> [Element] {
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
