/// Where on a label a value stands: decides between values that fit otherwise, and is all that a text field without
/// anchors and patterns has to go by.
///
/// ```swift
/// CustomText(name: "Name").location(.region(x: 0, y: 0, width: 1, height: 0.3))
/// CustomText(name: "Code").valueRegex("[A-Z][0-9]{3}").location(.relative(.below, to: "Barcode"))
/// ```
public enum FieldLocation: Hashable, Sendable {
    /// A side of another field.
    ///
    /// ```swift
    /// FieldLocation.Side(rawValue: "rightOf")   // rightOf
    /// ```
    public enum Side: String, Hashable, Sendable, CaseIterable, Codable {
        case above, below, leftOf, rightOf
    }

    /// Within a part of the label: fractions of the width and height of all that is printed on it, from its top left.
    /// `.region(x: 0, y: 0.5, width: 1, height: 0.5)` is its lower half.
    case region(x: Double, y: Double, width: Double, height: Double)
    /// Beside another field of the same definition, such as `.relative(.rightOf, to: "Barcode")`.
    case relative(Side, to: String)

    /// Whether a value stands there.
    ///
    /// - Parameters:
    ///   - box: of the value.
    ///   - label: all that is printed on the label.
    ///   - other: the box of the named field; nil where it was not read, and then a relative location says nothing.
    func holds(_ box: Box, label: Box, other: Box?) -> Bool {
        switch self {
        case .region(let x, let y, let width, let height):
            guard label.width > 0, label.height > 0 else { return true }
            let place = Point(x: (box.center.x - label.x) / label.width, y: (box.center.y - label.y) / label.height)
            return (x...max(x, x + width)).contains(place.x) && (y...max(y, y + height)).contains(place.y)
        case .relative(let side, _):
            guard let other else { return true }
            return switch side {
            case .above: box.center.y < other.y + 0.1 * other.height
            case .below: box.center.y > other.maxY - 0.1 * other.height
            case .leftOf: box.center.x < other.x + 0.1 * other.width
            case .rightOf: box.center.x > other.maxX - 0.1 * other.width
            }
        }
    }
}
