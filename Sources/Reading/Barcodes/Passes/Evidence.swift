import LabelLanguage

/// How far a sighting is to be trusted. Two points are enough to report a symbol.
enum Evidence {
    static let enough = 2

    static func points(of sighting: Sighting) -> Int {
        // A fit to blurred digits has been weighed already.
        if sighting.decoder == .profile { return enough }
        let needed = linesNeeded(for: sighting)
        return sighting.lineCount >= needed ? enough : 1
    }

    /// Whether the digits should be held against the picture: always where blur makes the decoder invent digits, and
    /// where few lines agree. Short codes are found in other bars by chance more easily.
    static func wantsVerification(_ sighting: Sighting) -> Bool {
        guard sighting.decoder != .profile else { return false }
        switch sighting.symbol.symbology {
        case .ean13, .upca: return sighting.decoder == .zbar || sighting.needsConfirmation || sighting.lineCount < 12
        case .ean8, .upce: return sighting.decoder == .zbar || sighting.needsConfirmation || sighting.lineCount < 24
        default: return false
        }
    }

    /// How many scan lines must agree for a symbol to be reported by one pass alone; 0 where error correction vouches
    /// for the content.
    private static func linesNeeded(for sighting: Sighting) -> Int {
        let isDoubtful = sighting.needsConfirmation
        switch (sighting.symbol.symbology, sighting.decoder) {
        case (.qr, _), (.microQR, _), (.dataMatrix, _), (.aztec, _), (.pdf417, _), (.maxiCode, _): return 0
        // ZBar's EAN decoder makes digits of blurred bars that hold on many lines: never on its word alone.
        case (.ean13, .zbar), (.ean8, .zbar), (.upca, .zbar), (.upce, .zbar): return .max
        case (.ean13, _), (.ean8, _), (.upca, _), (.upce, _): return isDoubtful ? .max : 6
        // With a check character over the whole content.
        case (.code128, .zbar), (.code93, .zbar): return isDoubtful ? 12 : 6
        case (.code128, _), (.code93, _), (.databar, _), (.databarExpanded, _), (.databarLimited, _):
            return isDoubtful ? 3 : 2
        // Without one: each more character makes a chance reading less likely.
        case (.code39, let decoder), (.codabar, let decoder), (.itf, let decoder):
            let isShort = sighting.symbol.text.count < 6
            let lines = isShort ? 8 : 2
            return (isDoubtful ? 2 * lines : lines) * (decoder == .zbar ? 4 : 1)
        }
    }
}
