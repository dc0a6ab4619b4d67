import Foundation
import Imaging
import LabelLanguage

/// Finds where linear symbols may be, at any angle and in spite of blur, by the structure tensor of small blocks:
/// where bars are, nearly all of the gradient points one way.
struct LinearRegionFinder {
    /// Pixels on the side of a block.
    var blockSize = 8
    /// Mean squared gradient (grey levels a pixel) from which a block counts as not flat.
    var leastEnergy: Float = 60
    /// How much of the gradient points one way, 0 to 1.
    var leastCoherence: Float = 0.6
    /// Cosine of twice the angle by which neighbouring blocks of one symbol may differ.
    var leastAgreement: Float = 0.85
    /// Regions beyond this count are dropped, the smallest first.
    var limit = 12

    /// - Returns: the largest regions first.
    func regions(in image: LumaImage) -> [LinearRegion] {
        let columns = image.width / blockSize
        let rows = image.height / blockSize
        guard columns >= 2, rows >= 1 else { return [] }
        let tensors = smoothed(blockTensors(of: image, columns: columns, rows: rows), columns: columns, rows: rows)
        var component = [Int](repeating: -1, count: columns * rows)
        var regions: [(region: LinearRegion, blocks: Int)] = []
        for seed in tensors.indices where component[seed] < 0 && isLinear(tensors[seed]) {
            let members = flood(from: seed, tensors: tensors, columns: columns, rows: rows, component: &component)
            guard members.count >= 4, let region = region(of: members, tensors: tensors, columns: columns) else {
                continue
            }
            regions.append((region, members.count))
        }
        return regions.sorted { $0.blocks > $1.blocks }.prefix(limit).map(\.region)
    }

    /// Sums of gx², gy² and gx·gy over a block.
    private struct Tensor {
        var xx: Float = 0
        var yy: Float = 0
        var xy: Float = 0

        var energy: Float { xx + yy }
        /// The doubled gradient angle as a vector, its length the part of the energy that points that way.
        var direction: (cosine: Float, sine: Float) { (xx - yy, 2 * xy) }
        var strength: Float {
            let (cosine, sine) = direction
            return (cosine * cosine + sine * sine).squareRoot()
        }

        static func += (left: inout Tensor, right: Tensor) {
            left.xx += right.xx
            left.yy += right.yy
            left.xy += right.xy
        }
    }

    private func isLinear(_ tensor: Tensor) -> Bool {
        tensor.energy > leastEnergy && tensor.strength > leastCoherence * tensor.energy
    }

    private func blockTensors(of image: LumaImage, columns: Int, rows: Int) -> [Tensor] {
        let size = blockSize
        let scale = 1 / Float(4 * size * size)
        return image.withPixels { pixels in
            var tensors = [Tensor](repeating: Tensor(), count: columns * rows)
            for row in 0..<rows {
                // The picture's edge has no gradient: blocks there lose one line.
                for y in max(1, row * size)..<min(image.height - 1, (row + 1) * size) {
                    let above = (y - 1) * image.stride
                    let line = y * image.stride
                    let below = (y + 1) * image.stride
                    for column in 0..<columns {
                        var xx: Int32 = 0
                        var yy: Int32 = 0
                        var xy: Int32 = 0
                        for x in max(1, column * size)..<min(image.width - 1, (column + 1) * size) {
                            let gx = Int32(pixels[line + x + 1]) - Int32(pixels[line + x - 1])
                            let gy = Int32(pixels[below + x]) - Int32(pixels[above + x])
                            xx &+= gx &* gx
                            yy &+= gy &* gy
                            xy &+= gx &* gy
                        }
                        tensors[row * columns + column] += Tensor(
                            xx: Float(xx) * scale, yy: Float(yy) * scale, xy: Float(xy) * scale)
                    }
                }
            }
            return tensors
        }
    }

    /// Each block's mean with its eight neighbours: wide bars leave blocks without an edge in them.
    private func smoothed(_ tensors: [Tensor], columns: Int, rows: Int) -> [Tensor] {
        var result = [Tensor](repeating: Tensor(), count: tensors.count)
        for row in 0..<rows {
            for column in 0..<columns {
                var sum = Tensor()
                var count: Float = 0
                for y in max(0, row - 1)...min(rows - 1, row + 1) {
                    for x in max(0, column - 1)...min(columns - 1, column + 1) {
                        sum += tensors[y * columns + x]
                        count += 1
                    }
                }
                result[row * columns + column] = Tensor(xx: sum.xx / count, yy: sum.yy / count, xy: sum.xy / count)
            }
        }
        return result
    }

    /// The blocks that hang together with `seed` and have nearly its direction.
    private func flood(
        from seed: Int, tensors: [Tensor], columns: Int, rows: Int, component: inout [Int]
    ) -> [Int] {
        var members = [seed]
        component[seed] = seed
        var next = 0
        while next < members.count {
            let block = members[next]
            next += 1
            let (row, column) = (block / columns, block % columns)
            for y in max(0, row - 1)...min(rows - 1, row + 1) {
                for x in max(0, column - 1)...min(columns - 1, column + 1) {
                    let other = y * columns + x
                    guard component[other] < 0, isLinear(tensors[other]),
                        agree(tensors[block], tensors[other]), agree(tensors[seed], tensors[other], slack: 0.2)
                    else { continue }
                    component[other] = seed
                    members.append(other)
                }
            }
        }
        return members
    }

    private func agree(_ one: Tensor, _ other: Tensor, slack: Float = 0) -> Bool {
        let (a, b) = (one.direction, other.direction)
        return a.cosine * b.cosine + a.sine * b.sine > (leastAgreement - slack) * one.strength * other.strength
    }

    private func region(of blocks: [Int], tensors: [Tensor], columns: Int) -> LinearRegion? {
        let total = blocks.reduce(into: Tensor()) { $0 += tensors[$1] }
        let angle = Double(atan2(total.direction.sine, total.direction.cosine)) / 2
        let reading = Point(x: cos(angle), y: sin(angle))
        let half = Double(blockSize) / 2
        let centers = blocks.map { block in
            Point(
                x: Double(block % columns * blockSize) + half, y: Double(block / columns * blockSize) + half)
        }
        let along = centers.map { $0.x * reading.x + $0.y * reading.y }
        let across = centers.map { $0.y * reading.x - $0.x * reading.y }
        guard let start = along.min(), let end = along.max(), let top = across.min(), let bottom = across.max()
        else { return nil }
        let middle = (along: (start + end) / 2, across: (top + bottom) / 2)
        let center = Point(
            x: middle.along * reading.x - middle.across * reading.y,
            y: middle.along * reading.y + middle.across * reading.x)
        let length = end - start + Double(blockSize)
        let height = bottom - top + Double(blockSize)
        // No symbol has fewer than 40 modules of a pixel each.
        guard length >= 40, length >= height / 8 else { return nil }
        return LinearRegion(center: center, reading: reading, length: length, height: height)
    }
}
