import Imaging

/// What a pass costs on this machine, learnt from the passes made.
struct PassCost {
    /// Nanoseconds a pixel.
    private var known: [BarcodePass: Double] = [:]

    /// How much a new measurement counts for: a cost that was underrated must not be underrated again.
    private static let (weightOfMore, weightOfLess) = (0.8, 0.2)

    mutating func learn(_ pass: BarcodePass, pixels: Int, took duration: Duration) {
        let cost = Double(duration.components.attoseconds) / 1e9 + Double(duration.components.seconds) * 1e9
        let perPixel = cost / Double(max(pixels, 1))
        known[pass] =
            known[pass].map { old in
                old + (perPixel > old ? Self.weightOfMore : Self.weightOfLess) * (perPixel - old)
            } ?? perPixel
    }

    func estimate(_ pass: BarcodePass, pixels: Int) -> Duration {
        let perPixel = known[pass] ?? Self.guess(pass)
        return .nanoseconds(Int64(min(perPixel * Double(pixels), 1e15)))
    }

    /// Far on the high side, so that a pass is tried on a small tile first.
    private static func guess(_ pass: BarcodePass) -> Double {
        let scale = pass.treatment.scale
        let treating: Double = pass.treatment == .none ? 0 : 30
        let decoding: Double =
            switch pass.decoder {
            case .zxing(let settings): settings.triesHarder ? 200 : 20
            case .zbar: 50
            case .eanProfiles: 200
            }
        return (treating + decoding) * scale * scale
    }
}
