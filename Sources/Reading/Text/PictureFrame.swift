internal import Glibc

/// Coordinates in which text runs from left to right: the picture's own, or those of the picture turned by a quarter,
/// and then sheared by the tilt that its lines share.
struct PictureFrame {
    /// Lines run down the picture rather than along it.
    var isTurned: Bool
    /// Radians that the lines are tilted clockwise from the frame's left to right.
    var tilt: Double

    /// A mark's box in the frame, before the tilt is taken out.
    func place(_ mark: Mark) -> Mark {
        guard isTurned else { return mark }
        return Mark(
            left: mark.top, top: -mark.right, right: mark.bottom, bottom: -mark.left, area: mark.area,
            isLight: mark.isLight)
    }

    /// Finds the frame in which neighbouring marks stand side by side: letters of a line are nearer to one another than
    /// lines are.
    static func fitting(_ marks: [Mark]) -> PictureFrame {
        var votes = [Double](repeating: 0, count: bins)
        let sorted = marks.sorted { $0.left < $1.left }
        for index in sorted.indices {
            vote(for: sorted[index], at: index, among: sorted, in: &votes)
        }
        let smooth = votes.indices.map { bin in
            (-spread...spread).reduce(0.0) { $0 + votes[(bin + $1 + bins) % bins] }
        }
        // Upright lines are the common case; they keep the lead when in doubt.
        let weighted = smooth.indices.map { smooth[$0] * (isNearTurned(bin: $0) ? 1 : 1.3) }
        guard let peak = weighted.indices.max(by: { weighted[$0] < weighted[$1] }), smooth[peak] >= 3 else {
            return PictureFrame(isTurned: false, tilt: 0)
        }
        let offset = (-spread...spread).reduce(0.0) { $0 + Double($1) * votes[(peak + $1 + bins) % bins] }
        let degrees = (Double(peak) + 0.5 + offset / smooth[peak]) * degreesPerBin - 90
        let isTurned = abs(degrees) > 45
        let tilt = isTurned ? degrees - (degrees > 0 ? 90 : -90) : degrees
        return PictureFrame(isTurned: isTurned, tilt: tilt * .pi / 180)
    }

    /// Directions from -90 to 90 degrees.
    private static let bins = 60
    private static let degreesPerBin = 3.0
    private static let spread = 3

    private static func isNearTurned(bin: Int) -> Bool { bin < bins / 4 || bin >= bins * 3 / 4 }

    /// Votes for the direction from a mark to its nearest neighbour of like size.
    private static func vote(for mark: Mark, at index: Int, among sorted: [Mark], in votes: inout [Double]) {
        let size = max(mark.width, mark.height)
        if mark.width > 3 * mark.height || mark.height > 3 * mark.width, min(mark.width, mark.height) >= 4 {
            // Letters that touch: their own shape tells, but not to the degree.
            votes[mark.width > mark.height ? bins / 2 : 0] += 0.5
            return
        }
        var nearest: (distance: Double, dx: Double, dy: Double)?
        func look(at other: Mark) {
            let otherSize = max(other.width, other.height)
            guard other.isLight == mark.isLight, otherSize < 2 * size, size < 2 * otherSize else { return }
            let dx = other.centerX - mark.centerX
            let dy = other.centerY - mark.centerY
            let distance = (dx * dx + dy * dy).squareRoot()
            guard distance < 2 * Double(size), distance > 0, distance < nearest?.distance ?? .infinity else { return }
            nearest = (distance, dx, dy)
        }
        var after = index + 1
        while after < sorted.count, sorted[after].left < mark.right + 2 * size, after < index + reach {
            look(at: sorted[after])
            after += 1
        }
        var before = index - 1
        while before >= 0, sorted[before].left > mark.left - 3 * size, before > index - reach {
            look(at: sorted[before])
            before -= 1
        }
        guard let nearest else { return }
        var degrees = atan2(nearest.dy, nearest.dx) * 180 / .pi
        if degrees >= 90 { degrees -= 180 }
        if degrees < -90 { degrees += 180 }
        votes[min(bins - 1, max(0, Int((degrees + 90) / degreesPerBin)))] += 1
    }

    /// How many marks each way are looked at: bounds the work on a picture full of texture.
    private static let reach = 200
}
