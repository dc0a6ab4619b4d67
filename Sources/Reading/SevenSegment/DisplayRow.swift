import LabelLanguage

/// A row of digits that was found and fitted in one plane.
struct DisplayRow {
    var geometry: RowGeometry
    var chain: DigitChain
    /// Ink that means nothing in the row's plane.
    var noise: Float

    /// Where the row's digits stand, in the plane.
    var outline: RowGeometry {
        guard let first = chain.cells.first, let last = chain.cells.last else { return geometry }
        return part(first.x, last.x + chain.width)
    }

    /// With its ends where more digits may stand beside those that were found, and no further.
    var trimmed: DisplayRow {
        guard let first = chain.cells.first, let last = chain.cells.last else { return self }
        var result = self
        let room = 2 * chain.width + RowStrip.digitHeight
        result.geometry = part(first.x - room, last.x + chain.width + room)
        return result
    }

    func part(_ left: Int, _ right: Int) -> RowGeometry {
        let width = Double(max(chain.stripWidth, 1))
        return geometry.part(Double(left) / width...Double(max(right, left + 1)) / width)
    }
}
