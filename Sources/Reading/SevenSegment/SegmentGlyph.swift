/// A character as seven segments show it.
struct SegmentGlyph {
    let character: Character
    /// A bit for each lit segment, by the letters that data sheets give them: bit 0 is a (the top), then clockwise b, c,
    /// d, e, f, and g in the middle.
    let segments: UInt8
    /// How much less likely than the common form, in nats.
    let rarity: Float

    static let segmentCount = 7
    static let level: UInt8 = 0b1001001

    static let all: [SegmentGlyph] = [
        .init("0", 0b0111111), .init("1", 0b0000110), .init("2", 0b1011011), .init("3", 0b1001111),
        .init("4", 0b1100110), .init("5", 0b1101101), .init("6", 0b1111101), .init("7", 0b0000111),
        .init("8", 0b1111111), .init("9", 0b1101111),
        // Without its tail, and with its serif, as some makers have them.
        .init("6", 0b1111100, rarity: 3), .init("9", 0b1100111, rarity: 3),
        .init("7", 0b0100111, rarity: 1.5),
        .init("-", 0b1000000, rarity: 1),
    ]

    /// What finding the glyph is worth, in nats: the more print it explains, the less likely it is chance.
    ///
    /// - Parameter width: of a digit, as a share of its height.
    func worth(width: Float) -> Float {
        let upright = (segments & ~Self.level).nonzeroBitCount
        let level = (segments & Self.level).nonzeroBitCount
        return 1 + 2.2 * Float(upright) + 4.4 * width * Float(level)
    }

    private init(_ character: Character, _ segments: UInt8, rarity: Float = 0) {
        self.character = character
        self.segments = segments
        self.rarity = rarity
    }
}
