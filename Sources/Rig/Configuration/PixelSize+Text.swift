import Imaging

extension PixelSize {
    /// What a picture's side may be, in pixels.
    static let sides = 16...16_384

    /// A size as people write it, `1280x720`; nil for what is not of that form, or not within ``sides``.
    init?(_ text: String) {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
            Self.sides.contains(width), Self.sides.contains(height)
        else { return nil }
        self.init(width: width, height: height)
    }
}
