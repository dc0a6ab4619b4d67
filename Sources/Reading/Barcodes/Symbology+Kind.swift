import LabelLanguage

extension Symbology {
    /// Read along a line; stacked forms of DataBar are rows of such.
    var isLinear: Bool {
        switch self {
        case .ean13, .ean8, .upca, .upce, .code128, .code39, .code93, .codabar, .itf, .databar, .databarExpanded,
            .databarLimited:
            true
        case .qr, .microQR, .dataMatrix, .aztec, .pdf417, .maxiCode: false
        }
    }

    /// Of the family whose digits ``EANSymbolReader`` fits to profiles.
    var isEAN: Bool {
        switch self {
        case .ean13, .ean8, .upca, .upce: true
        default: false
        }
    }
}
