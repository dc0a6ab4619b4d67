import LabelLanguage

/// Digits of a seven-segment display as shapes, upright and one high, from the top left of the first.
struct SevenSegment: Sendable {
    /// Each lit segment's outline.
    private(set) var lit: [[Point]] = []
    /// Those that are not lit, which show faintly on real displays.
    private(set) var unlit: [[Point]] = []
    private(set) var width = 0.0

    /// Segments by the letters that data sheets give them: a at the top, then clockwise to f, g in the middle.
    private static let segments: [Character: String] = [
        "0": "abcdef", "1": "bc", "2": "abged", "3": "abgcd", "4": "fgbc", "5": "afgcd", "6": "afgedc", "7": "abc",
        "8": "abcdefg", "9": "abcdfg", "-": "g", "E": "afged", "L": "fed", " ": "",
    ]

    private static let digitWidth = 0.52
    private static let gap = 0.2
    private static let thickness = 0.11

    /// - Parameter text: digits, a minus sign, spaces, E and L; a point or a comma belongs to the digit before it.
    init(_ text: String) throws(LabelPictureError) {
        for character in text {
            if character == "." || character == "," {
                lit.append(Self.point(x: width - Self.gap / 2))
                continue
            }
            guard let segments = Self.segments[character] else {
                throw LabelPictureError("seven segments cannot show \(character)")
            }
            for (name, outline) in Self.outlines {
                let shape = outline.map { Point(x: $0.x + width, y: $0.y) }
                if segments.contains(name) { lit.append(shape) } else { unlit.append(shape) }
            }
            width += Self.digitWidth + Self.gap
        }
    }

    private static let outlines: [(Character, [Point])] = {
        let (right, thick) = (digitWidth, thickness)
        return [
            ("a", bar(from: Point(x: 0, y: thick / 2), to: Point(x: right, y: thick / 2))),
            ("b", bar(from: Point(x: right - thick / 2, y: 0), to: Point(x: right - thick / 2, y: 0.5))),
            ("c", bar(from: Point(x: right - thick / 2, y: 0.5), to: Point(x: right - thick / 2, y: 1))),
            ("d", bar(from: Point(x: 0, y: 1 - thick / 2), to: Point(x: right, y: 1 - thick / 2))),
            ("e", bar(from: Point(x: thick / 2, y: 0.5), to: Point(x: thick / 2, y: 1))),
            ("f", bar(from: Point(x: thick / 2, y: 0), to: Point(x: thick / 2, y: 0.5))),
            ("g", bar(from: Point(x: 0, y: 0.5), to: Point(x: right, y: 0.5))),
        ]
    }()

    /// A segment with pointed ends, which leave a slit to the next one.
    private static func bar(from start: Point, to end: Point) -> [Point] {
        let isLevel = start.y == end.y
        let (half, slit) = (thickness / 2, thickness * 0.65)
        // Along the bar, across it: the six corners from one tip around to it.
        let length = isLevel ? end.x - start.x : end.y - start.y
        let corners = [
            (slit, 0.0), (slit + half, -half), (length - slit - half, -half), (length - slit, 0),
            (length - slit - half, half), (slit + half, half),
        ]
        return corners.map { along, across in
            isLevel ? Point(x: start.x + along, y: start.y + across) : Point(x: start.x + across, y: start.y + along)
        }
    }

    private static func point(x: Double) -> [Point] {
        let half = thickness * 0.55
        return [
            Point(x: x - half, y: 1 - 2 * half), Point(x: x + half, y: 1 - 2 * half), Point(x: x + half, y: 1),
            Point(x: x - half, y: 1),
        ]
    }
}
