internal import CLeptonica
import Foundation
import Imaging

extension LumaImage {
    /// Blurred by a Gaussian.
    func blurred(by deviation: Double) -> LumaImage {
        guard deviation > 0 else { return self }
        let reach = Int((3 * deviation).rounded(.up))
        let size = 2 * reach + 1
        let weight = { (x: Int, y: Int) in exp(-Double(x * x + y * y) / (2 * deviation * deviation)) }
        var row = kernel(width: size, height: 1) { x, _ in weight(x - reach, 0) }
        defer { kernelDestroy(&row) }
        var column = kernel(width: 1, height: size) { _, y in weight(0, y - reach) }
        defer { kernelDestroy(&column) }
        return transformed { pixConvolveSep($0, row, column, 8, 1) }
    }

    /// Smeared along a line.
    func moved(by length: Double, degrees: Double) -> LumaImage {
        guard length > 0 else { return self }
        let (dx, dy) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
        let reach = Int((length / 2).rounded(.up)) + 1
        let size = 2 * reach + 1
        var square = kernel(width: size, height: size) { x, y in
            let (x, y) = (Double(x - reach), Double(y - reach))
            let along = abs(x * dx + y * dy) - length / 2
            let across = abs(y * dx - x * dy)
            return min(max(0.5 - along, 0), 1) * max(1 - across, 0)
        }
        defer { kernelDestroy(&square) }
        return transformed { pixConvolve($0, square, 8, 1) }
    }

    /// A convolution's weights, its origin in the middle.
    private func kernel(
        width: Int, height: Int, _ weight: (Int, Int) -> Double
    ) -> UnsafeMutablePointer<L_KERNEL>? {
        let kernel = kernelCreate(Int32(height), Int32(width))
        kernelSetOrigin(kernel, Int32(height / 2), Int32(width / 2))
        for y in 0..<height {
            for x in 0..<width { kernelSetElement(kernel, Int32(y), Int32(x), Float(weight(x, y))) }
        }
        return kernel
    }

    private func transformed(
        _ transform: (UnsafeMutablePointer<PIX>?) -> UnsafeMutablePointer<PIX>?
    ) -> LumaImage {
        var source = pix()
        defer { pixDestroy(&source) }
        var result = transform(source)
        defer { pixDestroy(&result) }
        return LumaImage(result) ?? self
    }

    /// With a sensor's noise added.
    func withNoise(_ deviation: Double, _ random: inout SeededGenerator) -> LumaImage {
        guard deviation > 0 else { return self }
        // A table of normal deviates, walked from a random place for each row, is as good as new ones for each pixel.
        let table = (0..<8_192).map { _ in
            Int16((deviation * (-2 * log(1 - random.unit())).squareRoot() * cos(2 * .pi * random.unit())).rounded())
        }
        return withPixels { pixels in
            LumaImage(width: width, height: height) { result in
                table.withUnsafeBufferPointer { table in
                    for y in 0..<height {
                        var place = Int(random.next() & 8_191)
                        for x in 0..<width {
                            let sum = Int16(pixels[y * stride + x]) &+ table[place]
                            result[y * width + x] = UInt8(truncatingIfNeeded: min(max(sum, 0), 255))
                            place = (place &+ 1) & 8_191
                        }
                    }
                }
            }
        }
    }
}

extension LumaImage {
    /// A Leptonica picture of 8 bits a pixel, to be destroyed by the caller.
    func pix() -> UnsafeMutablePointer<PIX>? {
        let pix = pixCreateNoInit(Int32(width), Int32(height), 8)
        guard let words = pixGetData(pix) else { return pix }
        let wordsPerRow = Int(pixGetWpl(pix))
        withPixels { pixels in
            for y in 0..<height {
                guard let row = pixels.baseAddress.map({ $0 + y * stride }) else { return }
                memcpy(words + y * wordsPerRow, row, width)
            }
        }
        // Leptonica keeps its pixels in words whose highest byte comes first.
        pixEndianByteSwap(pix)
        return pix
    }

    init?(_ pix: UnsafeMutablePointer<PIX>?) {
        guard let pix, pixGetDepth(pix) == 8, let words = pixGetData(pix) else { return nil }
        let (width, wordsPerRow) = (Int(pixGetWidth(pix)), Int(pixGetWpl(pix)))
        let height = Int(pixGetHeight(pix))
        pixEndianByteSwap(pix)
        self.init(width: width, height: height) { pixels in
            for y in 0..<height {
                guard let row = pixels.baseAddress.map({ $0 + y * width }) else { return }
                memcpy(row, words + y * wordsPerRow, width)
            }
        }
    }
}
