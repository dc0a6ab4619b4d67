import Imaging

/// What a pass costs on this machine, learnt from the passes made.
struct PassCost {
    /// Nanoseconds a pixel.
    private var known: [BarcodePass: Double] = [:]

    /// How much a new measurement counts for.
    private static let weight = 0.3

    mutating func learn(_ pass: BarcodePass, pixels: Int, took duration: Duration) {
        let cost = Double(duration.components.attoseconds) / 1e9 + Double(duration.components.seconds) * 1e9
        let perPixel = cost / Double(max(pixels, 1))
        known[pass] = known[pass].map { $0 + Self.weight * (perPixel - $0) } ?? perPixel
    }

    func estimate(_ pass: BarcodePass, pixels: Int) -> Duration {
        let perPixel = known[pass] ?? Self.guess(pass)
        return .nanoseconds(Int64(min(perPixel * Double(pixels), 1e15)))
    }

    /// From measurements on a desktop processor, on the high side.
    private static func guess(_ pass: BarcodePass) -> Double {
        let scale = pass.treatment.scale
        let treating: Double = pass.treatment == .none ? 0 : 15
        let decoding: Double =
            switch pass.decoder {
            case .zxing(let settings): settings.triesHarder ? 60 : 6
            case .zbar: 15
            case .eanProfiles: 100
            }
        return (treating + decoding) * scale * scale
    }
}
