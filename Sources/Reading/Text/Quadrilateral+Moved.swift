import LabelLanguage

extension Quadrilateral {
    /// The same shape so far to the right and down.
    func moved(x: Double, y: Double) -> Quadrilateral {
        mapped { Point(x: $0.x + x, y: $0.y + y) }
    }
}
