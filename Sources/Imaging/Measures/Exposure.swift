/// How a picture, or the part of it that a label takes, is lit.
public struct Exposure: Hashable, Sendable {
    /// The mean luma, 0 to 255.
    public var mean: Double
    /// The luma that a twentieth of the pixels lies below, and that a twentieth lies above: ink and paper, on a label.
    public var dark: UInt8
    public var bright: UInt8
    /// The share of pixels at the ends of the scale, where detail is lost: 0 to 5 and 250 to 255.
    public var blackFraction: Double
    public var whiteFraction: Double
    /// The share of the picture that lies in spots of full white, 8 pixels or more wide.
    public var spotFraction: Double

    /// What is wrong with the light, or nothing.
    public enum Verdict: String, Hashable, Sendable, CaseIterable {
        case good, tooDark, tooBright, glare
    }

    public init(of image: LumaImage) {
        var histogram = [Int](repeating: 0, count: 256)
        var spots = 0
        image.withPixels { pixels in
            histogram.withUnsafeMutableBufferPointer { histogram in
                image.fillHistogram(pixels, histogram)
            }
            spots = image.countSpots(pixels)
        }
        let count = Double(image.width * image.height)
        mean = Double(histogram.indices.reduce(0) { $0 + $1 * histogram[$1] }) / count
        blackFraction = Double(histogram[...Self.lastBlack].reduce(0, +)) / count
        whiteFraction = Double(histogram[Self.firstWhite...].reduce(0, +)) / count
        spotFraction = Double(spots) / count
        dark = Self.percentile(0.05, histogram, count)
        bright = Self.percentile(0.95, histogram, count)
    }

    /// Too dark: not even the brightest twentieth reaches a third of the scale. Too bright: a quarter of all is white,
    /// so the paper is, and its print with it. Glare: spots of white in a picture that is not too bright.
    public var verdict: Verdict {
        if bright < 85 { return .tooDark }
        if whiteFraction > 0.25 { return .tooBright }
        return spotFraction > 0.004 ? .glare : .good
    }

    static let lastBlack = 5
    static let firstWhite = 250

    private static func percentile(_ share: Double, _ histogram: [Int], _ count: Double) -> UInt8 {
        var below = 0
        for (luma, pixels) in histogram.enumerated() {
            below += pixels
            if Double(below) > share * count { return UInt8(luma) }
        }
        return 255
    }
}

extension LumaImage {
    fileprivate func fillHistogram(
        _ pixels: UnsafeRawBufferPointer, _ histogram: UnsafeMutableBufferPointer<Int>
    ) {
        guard let from = pixels.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
        for y in 0..<height {
            let row = from + y * stride
            for x in 0..<width { histogram[Int(row[x])] &+= 1 }
        }
    }

    /// Pixels in squares of 8 that are white throughout.
    fileprivate func countSpots(_ pixels: UnsafeRawBufferPointer) -> Int {
        guard let from = pixels.baseAddress else { return 0 }
        let side = 8
        var spots = 0
        for top in Swift.stride(from: 0, through: height - side, by: side) {
            for left in Swift.stride(from: 0, through: width - side, by: side) {
                var isWhite = true
                for y in top..<(top + side) where isWhite {
                    let eight = (from + y * stride + left).loadUnaligned(as: SIMD8<UInt8>.self)
                    isWhite = eight.min() >= UInt8(Exposure.firstWhite)
                }
                if isWhite { spots += side * side }
            }
        }
        return spots
    }
}
