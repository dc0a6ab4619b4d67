internal import CZBar
import LabelLanguage

/// Which of ZBar's symbol types stand for a symbology.
enum ZBarSymbologies {
    /// What ZBar reads as well as, or better than, ZXing-C++ under blur.
    ///
    /// Left out: PDF417, which is unfinished in ZBar, and DataBar, about which it prints warnings to standard error
    /// whatever its verbosity and of which it reads nothing that ZXing-C++ does not.
    static func types(for symbology: Symbology) -> [zbar_symbol_type_t] {
        switch symbology {
        case .ean13: [ZBAR_EAN13]
        case .ean8: [ZBAR_EAN8]
        // Reported as an EAN-13 that starts with 0.
        case .upca: [ZBAR_EAN13]
        case .upce: [ZBAR_UPCE]
        case .code128: [ZBAR_CODE128]
        case .code39: [ZBAR_CODE39]
        case .code93: [ZBAR_CODE93]
        case .codabar: [ZBAR_CODABAR]
        case .itf: [ZBAR_I25]
        case .qr: [ZBAR_QRCODE]
        case .databar, .databarExpanded, .databarLimited, .microQR, .dataMatrix, .aztec, .pdf417, .maxiCode: []
        }
    }

    /// The symbology of a result, where it was asked for.
    static func symbology(of type: zbar_symbol_type_t, text: String, asked: Set<Symbology>) -> Symbology? {
        switch type {
        case ZBAR_EAN13:
            if asked.contains(.ean13) { return .ean13 }
            return asked.contains(.upca) && text.hasPrefix("0") ? .upca : nil
        default:
            return asked.first { $0 != .upca && types(for: $0).contains(type) }
        }
    }
}
