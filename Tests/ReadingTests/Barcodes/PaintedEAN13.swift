import Imaging

/// An EAN-13 symbol (ISO/IEC 15420) painted without a barcode library, so that a reader can be tried against the standard.
struct PaintedEAN13 {
    var digits: String
    /// Pixels a module.
    var module = 3
    /// White on all four sides, in modules.
    var quietZone = 12
    var barHeight = 60
    var angle = Angle.upright

    enum Angle {
        case upright, upsideDown, quarterTurn
    }

    private static let left = [
        "0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011", "0110111", "0001011",
    ]
    private static let parities = [
        "LLLLLL", "LLGLGG", "LLGGLG", "LLGGGL", "LGLLGG", "LGGLLG", "LGGGLL", "LGLGLG", "LGLGGL", "LGGLGL",
    ]

    /// True where a module is dark, from left to right.
    var modules: [Bool] {
        let values = digits.compactMap(\.wholeNumberValue)
        var bits = "101"
        for (value, parity) in zip(values[1...6], Self.parities[values[0]]) {
            bits += parity == "L" ? Self.left[value] : String(inverted(Self.left[value]).reversed())
        }
        bits += "01010"
        for value in values[7...12] { bits += inverted(Self.left[value]) }
        bits += "101"
        return bits.map { $0 == "1" }
    }

    /// Black on white, the symbol in the middle.
    func picture() -> LumaImage {
        let modules = modules
        let margin = quietZone * module
        let width = modules.count * module + 2 * margin
        let height = barHeight + 2 * margin
        let isTurned = angle == .quarterTurn
        return LumaImage(width: isTurned ? height : width, height: isTurned ? width : height) { pixels in
            for y in 0..<height {
                for x in 0..<width {
                    let index = (x - margin) / module
                    let isBar =
                        x >= margin && index < modules.count && modules[index] && y >= margin && y < margin + barHeight
                    let place =
                        switch angle {
                        case .upright: y * width + x
                        case .upsideDown: (height - 1 - y) * width + width - 1 - x
                        case .quarterTurn: x * height + height - 1 - y
                        }
                    pixels[place] = isBar ? 0 : 255
                }
            }
        }
    }

    private func inverted(_ bits: String) -> String {
        String(bits.map { $0 == "1" ? "0" : "1" })
    }
}
