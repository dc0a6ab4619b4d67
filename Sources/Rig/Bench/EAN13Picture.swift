import Imaging

/// A picture of an EAN-13 symbol, drawn by the encoding of ISO/IEC 15420: what a bench without pictures looks at.
struct EAN13Picture {
    /// The odd-parity patterns of the digits, seven modules each, dark as 1 (ISO/IEC 15420, number set A).
    private static let setA: [UInt8] = [
        0b0001101, 0b0011001, 0b0010011, 0b0111101, 0b0100011, 0b0110001, 0b0101111, 0b0111011, 0b0110111, 0b0001011,
    ]
    /// Which of the six left digits come from number set B, by the first digit: the leftmost is the highest bit.
    private static let parity: [UInt8] = [
        0b000000, 0b001011, 0b001101, 0b001110, 0b010011, 0b011001, 0b011100, 0b010101, 0b010110, 0b011010,
    ]

    /// 95 modules, dark is true.
    let modules: [Bool]

    /// - Parameter digits: the first twelve digits; the check digit is worked out.
    /// - Returns: nil when these are not twelve digits.
    init?(_ digits: String) {
        var values = digits.compactMap(\.wholeNumberValue)
        guard values.count == 12, digits.count == 12 else { return nil }
        let sum = values.enumerated().reduce(0) { $0 + $1.element * ($1.offset % 2 == 0 ? 1 : 3) }
        values.append((10 - sum % 10) % 10)
        var bits: [Bool] = [true, false, true]
        for position in 1...6 {
            let usesB = Self.parity[values[0]] >> (6 - position) & 1 == 1
            let pattern = Self.bits(Self.setA[values[position]])
            // Set B is the mirror image of set C, and set C the complement of set A.
            bits += usesB ? pattern.reversed().map { !$0 } : pattern
        }
        bits += [false, true, false, true, false]
        for position in 7...12 {
            bits += Self.bits(Self.setA[values[position]]).map { !$0 }
        }
        modules = bits + [true, false, true]
    }

    /// The symbol in the middle of an evenly lit picture.
    func image(width: Int, height: Int, moduleWidth: Int) -> LumaImage {
        LumaImage(width: width, height: height) { pixels in
            let left = (width - modules.count * moduleWidth) / 2
            let rows = height / 3..<height * 2 / 3
            for y in 0..<height {
                for x in 0..<width {
                    let module = x < left ? -1 : (x - left) / moduleWidth
                    let isDark = rows.contains(y) && modules.indices.contains(module) && modules[module]
                    pixels[y * width + x] = isDark ? 30 : 220
                }
            }
        }
    }

    private static func bits(_ pattern: UInt8) -> [Bool] {
        (0..<7).map { pattern >> (6 - $0) & 1 == 1 }
    }
}
