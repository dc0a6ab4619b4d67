internal import Glibc
import Imaging
import LabelLanguage

/// Cuts a line out of a picture: turned upright, scaled, dark on light, its contrast stretched.
struct LineSampler {
    /// Height of a cut line, margins included, in pixels.
    var height: Int
    /// Space left around the letters, in heights of the line: recognisers trained on scanned lines want some paper.
    var margin: Double
    /// Longer lines are squeezed to this.
    var maximumWidth: Int
    /// The width to give a cut for the width that it would have by itself.
    var rounding: @Sendable (Int) -> Int = { $0 }

    /// A cut line and the way back into the picture.
    struct Cut {
        var image: LumaImage
        var region: LineRegion
        /// Picture pixels for a pixel of the cut, along and across.
        var alongScale: Double
        var acrossScale: Double

        /// A box of the cut, as a line of its own in the picture.
        func region(of box: Box) -> LineRegion {
            var part = region
            let center = box.center
            part.center = region.point(
                along: (center.x - Double(image.width) / 2) * alongScale,
                across: (center.y - Double(image.height) / 2) * acrossScale)
            part.length = box.width * alongScale
            part.height = box.height * acrossScale
            return part
        }

        /// A box of the cut, as the upright box around it in the picture.
        func box(_ box: Box) -> Box {
            let halfWidth = Double(image.width) / 2
            let halfHeight = Double(image.height) / 2
            func point(_ x: Double, _ y: Double) -> Point {
                region.point(along: (x - halfWidth) * alongScale, across: (y - halfHeight) * acrossScale)
            }
            return Quadrilateral(
                topLeft: point(box.x, box.y), topRight: point(box.maxX, box.y), bottomRight: point(box.maxX, box.maxY),
                bottomLeft: point(box.x, box.maxY)
            ).boundingBox
        }
    }

    /// - Returns: nil where the line is degenerate.
    func cut(_ region: LineRegion, from image: LumaImage) -> Cut? {
        guard region.height >= 1, region.length >= 1, region.height.isFinite, region.length.isFinite,
            region.angle.isFinite, region.center.x.isFinite, region.center.y.isFinite
        else { return nil }
        let space = region.height * margin
        let acrossScale = (region.height + 2 * space) / Double(height)
        let wanted = (region.length + 2 * space) / acrossScale
        let width = rounding(Int(wanted.rounded().clamped(to: 8...Double(maximumWidth))))
        let alongScale = (region.length + 2 * space) / Double(width)
        guard var source = Source(image, around: region.grown(by: space)) else { return nil }
        // Single points of a much larger picture would skip most of its pixels: shrink it first.
        while min(alongScale, acrossScale) >= 1.7 * source.shrink, source.image.width > 1, source.image.height > 1 {
            source.halve()
        }
        let sampled = LumaImage(width: width, height: height) { target in
            sample(source, region, alongScale: alongScale, acrossScale: acrossScale, width, into: target)
        }
        return Cut(
            image: sampled.stretched(isInverted: region.isLight), region: region, alongScale: alongScale,
            acrossScale: acrossScale)
    }

    /// The part of a picture that a line is cut from.
    private struct Source {
        var image: LumaImage
        var x: Double
        var y: Double
        /// Picture pixels for a pixel of ``image``.
        var shrink = 1.0

        init?(_ picture: LumaImage, around region: LineRegion) {
            let picturePart = PixelRectangle(x: -4, y: -4, width: picture.width + 8, height: picture.height + 8)
            guard let part = PixelRectangle(around: region.box, within: picturePart),
                let image = picture.cropped(to: part)
            else { return nil }
            self.image = image
            x = Double(max(0, part.x))
            y = Double(max(0, part.y))
        }

        mutating func halve() {
            image = image.halved()
            shrink *= 2
        }
    }

    private func sample(
        _ source: Source, _ region: LineRegion, alongScale: Double, acrossScale: Double, _ width: Int,
        into target: UnsafeMutableRawBufferPointer
    ) {
        let cosine = cos(region.angle)
        let sine = sin(region.angle)
        source.image.withPixels { pixels in
            for row in 0..<height {
                let across = (Double(row) + 0.5 - Double(height) / 2) * acrossScale
                var along = (0.5 - Double(width) / 2) * alongScale
                for column in 0..<width {
                    let x = (region.center.x - source.x + along * cosine - across * sine) / source.shrink - 0.5
                    let y = (region.center.y - source.y + along * sine + across * cosine) / source.shrink - 0.5
                    target[row * width + column] = source.image.interpolated(pixels, x, y)
                    along += alongScale
                }
            }
        }
    }
}

extension LumaImage {
    /// Bilinear; beyond the border its pixels go on.
    fileprivate func interpolated(_ pixels: UnsafeRawBufferPointer, _ x: Double, _ y: Double) -> UInt8 {
        let insideX = x.clamped(to: 0...Double(width - 1))
        let insideY = y.clamped(to: 0...Double(height - 1))
        let left = Int(insideX)
        let top = Int(insideY)
        let right = min(left + 1, width - 1)
        let bottom = min(top + 1, height - 1)
        let shareX = Float(insideX - Double(left))
        let shareY = Float(insideY - Double(top))
        let upperRow = top * stride
        let lowerRow = bottom * stride
        let upper = Float(pixels[upperRow + left]) * (1 - shareX) + Float(pixels[upperRow + right]) * shareX
        let lower = Float(pixels[lowerRow + left]) * (1 - shareX) + Float(pixels[lowerRow + right]) * shareX
        return UInt8((upper * (1 - shareY) + lower * shareY + 0.5).clamped(to: 0...255))
    }

    /// The same picture with its darkest hundredth black and its lightest white, or the other way round.
    func stretched(isInverted: Bool) -> LumaImage {
        let histogram = histogram
        let share = width * height / 100
        let low = Self.level(in: histogram, atShare: share, levels: Array(0...255))
        let high = Self.level(in: histogram, atShare: share, levels: Array((0...255).reversed()))
        let range = max(1, high - low)
        let table = (0...255).map { level -> UInt8 in
            let stretched = ((level - low) * 255 / range).clamped(to: 0...255)
            return UInt8(isInverted ? 255 - stretched : stretched)
        }
        return LumaImage(width: width, height: height) { target in
            var index = 0
            forEachPixel {
                target[index] = table[Int($0)]
                index += 1
            }
        }
    }

    /// How many pixels there are of each level.
    var histogram: [Int] {
        var histogram = [Int](repeating: 0, count: 256)
        forEachPixel { histogram[Int($0)] += 1 }
        return histogram
    }

    private static func level(in histogram: [Int], atShare share: Int, levels: [Int]) -> Int {
        var seen = 0
        for level in levels {
            seen += histogram[level]
            if seen > share { return level }
        }
        return levels.last ?? 0
    }

    private func forEachPixel(_ body: (UInt8) -> Void) {
        withPixels { pixels in
            for y in 0..<height {
                for x in 0..<width { body(pixels[y * stride + x]) }
            }
        }
    }
}
