import LabelLanguage

/// Luma along a line across the bars of a region.
struct LinearProfile {
    var samples: [Float]
    let patch: RectifiedPatch
    /// The row of the patch in whose middle the line lies.
    let row: Double
    /// Whether the samples run against the patch's own direction.
    var isReversed = false

    /// The same line from its other end.
    var reversed: LinearProfile {
        var reversed = self
        reversed.samples.reverse()
        reversed.isReversed.toggle()
        return reversed
    }

    /// The place in the picture of a sample, counted with fractions, on this line or some rows of the patch away.
    func point(at sample: Double, rowsAway: Double = 0) -> Point {
        patch.point(row: row + rowsAway, sample: isReversed ? Double(samples.count - 1) - sample : sample)
    }
}
