import LabelLanguage

/// Which passes to make over a picture, the cheapest first.
struct PassPlan {
    /// Passes that find what there is to find in a fair picture.
    var standard: [BarcodePass]
    /// Passes for a picture in which those found nothing.
    var rescue: [BarcodePass] = []

    init(symbologies: Set<Symbology>, quality: ReadingQuality) {
        let cheap = ZXingSettings(symbologies: symbologies)
        var complete = cheap
        complete.triesHarder = true
        var thorough = complete
        thorough.triesRotation = true
        thorough.triesInversion = true
        thorough.triesDownscaling = true
        let profiles = BarcodePass(decoder: .eanProfiles(symbologies))
        let second = BarcodePass(decoder: .zbar(symbologies))
        switch quality {
        case .fast:
            standard = [BarcodePass(decoder: .zxing(cheap))]
        case .balanced:
            // All lines, so that one symbol of several is not taken for all.
            standard = [BarcodePass(decoder: .zxing(complete))]
            rescue = [BarcodePass(decoder: .zxing(thorough)), profiles, second]
            rescue += Self.inverted(complete) + Self.turned(complete)
        case .accurate:
            standard = [BarcodePass(decoder: .zxing(thorough)), profiles, second]
            rescue = Self.inverted(complete) + Self.turned(complete) + Self.treated(thorough)
        }
    }

    private static func inverted(_ settings: ZXingSettings) -> [BarcodePass] {
        var settings = settings
        settings.symbologies = settings.symbologies.filter(\.isLinear)
        settings.triesRotation = true
        guard !settings.symbologies.isEmpty else { return [] }
        return [BarcodePass(treatment: .inverted, decoder: .zxing(settings))]
    }

    /// Linear symbols that lie askew: long ones are crossed from end to end only within some 12 degrees of their direction.
    /// Profiles are taken at any angle as it is. A line that leaves an ITF symbol on its side reads a part of it as a
    /// whole: such symbols are not looked for so.
    private static func turned(_ settings: ZXingSettings) -> [BarcodePass] {
        var settings = settings
        settings.symbologies = settings.symbologies.filter { $0.isLinear && !$0.isEAN && $0 != .itf }
        settings.triesRotation = true
        guard !settings.symbologies.isEmpty else { return [] }
        return [45, 22.5, 67.5].map { BarcodePass(treatment: .turned($0), decoder: .zxing(settings)) }
    }

    /// The picture changed in ways that bring out what blur, light and print have hidden.
    private static func treated(_ settings: ZXingSettings) -> [BarcodePass] {
        var settings = settings
        settings.triesInversion = false
        settings.triesDownscaling = false
        var byHistogram = settings
        byHistogram.binarizer = .globalHistogram
        let passes: [(BarcodePass.Treatment, ZXingSettings)] = [
            (.none, byHistogram),
            (.scaled(1.5), settings),
            (.scaled(0.5), byHistogram),
            (.sharpened(scale: 2, radius: 2, amount: 24), settings),
            (.locallyThresholded(scale: 2, radius: 31), settings),
            (.sharpened(scale: 3, radius: 4, amount: 48), settings),
        ]
        let zxing = passes.map { treatment, settings in
            BarcodePass(treatment: treatment, decoder: .zxing(settings), needsConfirmation: true)
        }
        let zbar: [BarcodePass.Treatment] = [.scaled(1.5), .sharpened(scale: 2, radius: 2, amount: 24)]
        return zxing
            + zbar.map {
                BarcodePass(treatment: $0, decoder: .zbar(settings.symbologies), needsConfirmation: true)
            }
    }
}
