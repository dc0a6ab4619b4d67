import LabelLanguage

/// The inside of a quadrilateral without dents.
struct ConvexArea {
    private let corners: [Point]

    init(_ quadrilateral: Quadrilateral) {
        corners = quadrilateral.corners
    }

    func contains(_ point: Point) -> Bool {
        var isLeft = false
        var isRight = false
        var corner = corners[corners.count - 1]
        for next in corners {
            let cross = (next.x - corner.x) * (point.y - corner.y) - (next.y - corner.y) * (point.x - corner.x)
            if cross > 0 { isRight = true } else if cross < 0 { isLeft = true }
            corner = next
        }
        return isLeft != isRight
    }
}
