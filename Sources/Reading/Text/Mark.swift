/// A connected patch of pixels that stand out from what is around them: a letter, a dot, a bar, several letters that
/// touch. In pixels of the image that it was found in.
struct Mark: Hashable {
    var left: Int
    var top: Int
    /// One past the last.
    var right: Int
    /// One past the last.
    var bottom: Int
    /// Pixels that belong to it.
    var area: Int
    /// Brighter than its surroundings rather than darker.
    var isLight: Bool

    var width: Int { right - left }
    var height: Int { bottom - top }
    var centerX: Double { Double(left + right) / 2 }
    var centerY: Double { Double(top + bottom) / 2 }

    func union(_ other: Mark) -> Mark {
        Mark(
            left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
            bottom: max(bottom, other.bottom), area: area + other.area, isLight: isLight)
    }
}
