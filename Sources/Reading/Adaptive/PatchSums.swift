internal import Glibc

/// What is summed up over a patch's pixels.
struct PatchSums {
    /// Patches longer than so many times their height tell their own direction.
    private static let elongation = 2.5

    var count = 0.0
    var likelihood = 0.0
    var x = 0.0
    var y = 0.0
    var xx = 0.0
    var xy = 0.0
    var yy = 0.0

    /// Direction of the longer axis, -90 to 90 degrees in radians; nil where neither is much longer.
    var ownAngle: Double? {
        let spreadX = xx / count - x / count * (x / count)
        let spreadY = yy / count - y / count * (y / count)
        let spreadXY = xy / count - x / count * (y / count)
        let middle = (spreadX + spreadY) / 2
        let difference = (spreadX - spreadY) / 2
        let root = (difference * difference + spreadXY * spreadXY).squareRoot()
        // A single row of pixels has no spread across, though it is one pixel high.
        let ratio = (middle + root + 1 / 12) / (max(0, middle - root) + 1 / 12)
        guard ratio >= Self.elongation * Self.elongation else { return nil }
        return 0.5 * atan2(2 * spreadXY, spreadX - spreadY)
    }
}
