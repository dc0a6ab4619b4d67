/// How wide the edges of a picture, or of the part of it that a label takes, are.
///
/// An edge's width is the way from a fifth to four fifths of its rise, in pixels: 0.6 for a perfect edge between two
/// pixels, 1.7 times the standard deviation of a Gaussian blur, 0.6 times the length of a motion. It does not depend on
/// contrast or light, and much less on noise than gradients do. (ISO 12233 measures from a tenth to nine tenths, which
/// noise reaches into.)
public struct Sharpness: Hashable, Sendable {
    /// The way that a line across the picture runs.
    public enum Direction: Int, Hashable, Sendable, CaseIterable {
        case right, down, downRight, upRight

        /// The direction at a right angle.
        var across: Direction {
            switch self {
            case .right: .down
            case .down: .right
            case .downRight: .upRight
            case .upRight: .downRight
            }
        }

        /// Clockwise from the right.
        public var degrees: Int {
            switch self {
            case .right: 0
            case .down: 90
            case .downRight: 45
            case .upRight: -45
            }
        }
    }

    /// What keeps edges from being sharp.
    public enum Blur: Hashable, Sendable {
        case none
        /// The label or the camera moved along the direction during the exposure.
        case motion(Direction)
        case focus
        /// There are too few edges to tell: nothing lies before the camera, or nothing can be made out of it.
        case unknown
    }

    /// The median of the edges along a direction; without an entry where there are too few.
    public private(set) var widths: [Direction: Double] = [:]

    public init(of image: LumaImage) {
        image.withPixels { pixels in
            for direction in Direction.allCases {
                guard var scan = EdgeScan(image, pixels) else { return }
                for line in image.lines(along: direction, limit: Self.linesPerDirection) { scan.add(line) }
                if scan.widths.count >= Self.fewestEdges { widths[direction] = scan.median }
            }
        }
    }

    /// The widest direction's edges.
    public var width: Double? { widths.values.max() }

    public var blur: Blur {
        guard let widest = width else { return .unknown }
        guard widest > Self.sharpest else { return .none }
        // A motion leaves the edges that lie along it sharp: those that lines at a right angle to it meet.
        let ratios = widths.compactMap { direction, width in
            width > Self.sharpest ? widths[direction.across].map { (direction, width / $0) } : nil
        }
        guard let (direction, ratio) = ratios.max(by: { $0.1 < $1.1 }), ratio > Self.leastMotionRatio else {
            return .focus
        }
        return .motion(direction)
    }

    /// Wider edges than these cost reads: at 2.4 pixels, a barcode of 2 pixels a module is at its limit.
    static let sharpest = 2.4
    /// Of drawn labels, those out of focus stay below it save for the finest barcodes, whose bars leave their edges no
    /// room; those that moved by 12 pixels are above.
    private static let leastMotionRatio = 1.55
    private static let fewestEdges = 24
    private static let linesPerDirection = 96
}
