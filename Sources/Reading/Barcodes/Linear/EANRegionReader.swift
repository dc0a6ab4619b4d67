import Imaging
import LabelLanguage

/// What several strips of a region agree on.
struct EANReading {
    var layout: EANLayout
    var text: String
    /// How many strips read this.
    var stripCount: Int
    /// How much better this fits than any other valid code, summed over the strips.
    var margin: Float
    var corners: Quadrilateral
}

/// Reads EAN and UPC symbols that blur, glare or small modules hide from the decoders that work by threshold.
struct EANRegionReader {
    private static let stripCount = 5
    /// Rows of a patch averaged to either side of a strip's middle, at most.
    private static let mostHalfHeight = 6

    private let reader: EANProfileReader

    init(layouts: [EANLayout]) {
        reader = EANProfileReader(layouts: layouts)
    }

    /// - Returns: nil where the strips do not agree, or none fits well enough.
    func reading(in image: LumaImage, region: LinearRegion) -> EANReading? {
        guard let patch = RectifiedPatch(image, region: region) else { return nil }
        let strips = min(Self.stripCount, patch.rowCount)
        let half = min(patch.rowCount / (2 * strips), Self.mostHalfHeight)
        var votes: [String: [EANEstimate]] = [:]
        var neighbor: EANEstimate?
        // From the middle outwards: one of the first strips is the least likely to be cut off.
        for strip in (1...strips).sorted(by: { abs($0 * 2 - strips - 1) < abs($1 * 2 - strips - 1) }) {
            let middle = strip * patch.rowCount / (strips + 1)
            let rows = max(0, middle - half)..<min(patch.rowCount, middle + half + 1)
            let estimates = reader.estimates(in: patch.profile(rows: rows), near: neighbor)
            for estimate in estimates where EANTrust.isPlausible(estimate) {
                votes[estimate.text, default: []].append(estimate)
                if estimate.margin > neighbor?.margin ?? 0 { neighbor = estimate }
            }
            if let reading = EANTrust.reading(votes, isLast: false) { return reading }
        }
        return EANTrust.reading(votes, isLast: true)
    }

    /// Reads a symbol that the last frame showed here, from left to right; a strip is enough to see that it still does.
    func following(_ layout: EANLayout, in image: LumaImage, region: LinearRegion) -> EANReading? {
        guard let patch = RectifiedPatch(image, region: region) else { return nil }
        let profile = patch.profile(rows: 0..<min(patch.rowCount, 2 * Self.mostHalfHeight + 1))
        guard let estimate = reader.estimate(in: profile, layout: layout, near: patch.regionSpan, isQuick: true),
            EANTrust.isPlausible(estimate)
        else { return nil }
        return EANReading(
            layout: layout, text: estimate.text, stripCount: 1, margin: estimate.margin,
            corners: EANTrust.corners(of: [estimate]))
    }
}
