import LabelLanguage

extension Quadrilateral {
    /// Twice the area inside; positive when the corners run clockwise as one sees the picture, 0 for a mere line.
    var doubleArea: Double {
        let points = corners
        return zip(points, points[1...] + points[..<1]).reduce(0) { sum, side in
            sum + side.0.x * side.1.y - side.1.x * side.0.y
        }
    }

    /// The same shape with the corners clockwise and the reading direction kept: what lay above lies below.
    var clockwiseBySwappingRows: Quadrilateral {
        guard doubleArea < 0 else { return self }
        return Quadrilateral(
            topLeft: bottomLeft, topRight: bottomRight, bottomRight: topRight, bottomLeft: topLeft)
    }

    /// The same shape with the corners clockwise and the first one kept, for a mirrored symbol.
    var clockwiseFromTopLeft: Quadrilateral {
        guard doubleArea < 0 else { return self }
        return Quadrilateral(
            topLeft: topLeft, topRight: bottomLeft, bottomRight: bottomRight, bottomLeft: topRight)
    }

    func mapped(_ transform: (Point) -> Point) -> Quadrilateral {
        Quadrilateral(
            topLeft: transform(topLeft), topRight: transform(topRight), bottomRight: transform(bottomRight),
            bottomLeft: transform(bottomLeft))
    }
}
