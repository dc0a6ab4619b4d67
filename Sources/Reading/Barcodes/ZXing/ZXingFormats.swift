internal import CZXing
import LabelLanguage

/// Which of ZXing-C++'s formats stand for a symbology, and back.
enum ZXingFormats {
    /// What to ask the library for to have these symbologies read.
    ///
    /// UPC-A asked for without EAN-13 makes the library report it as UPC-A; with both it reports EAN-13, which is the
    /// product's own rule too.
    static func formats(for symbologies: Set<Symbology>) -> [ZXing_BarcodeFormat] {
        Symbology.allCases.filter(symbologies.contains).flatMap(formats(for:))
    }

    /// The symbology that a format of the library is a variant of; nil for those the product does not read.
    static func symbology(of format: ZXing_BarcodeFormat) -> Symbology? {
        symbologies[format.rawValue]
    }

    private static let symbologies: [UInt32: Symbology] = {
        var table: [UInt32: Symbology] = [:]
        for symbology in Symbology.allCases {
            for format in formats(for: symbology) + reportedFormats(for: symbology) {
                table[format.rawValue] = symbology
            }
        }
        return table
    }()

    private static func formats(for symbology: Symbology) -> [ZXing_BarcodeFormat] {
        switch symbology {
        case .ean13: [ZXing_BarcodeFormat_EAN13]
        case .ean8: [ZXing_BarcodeFormat_EAN8]
        case .upca: [ZXing_BarcodeFormat_UPCA]
        case .upce: [ZXing_BarcodeFormat_UPCE]
        case .code128: [ZXing_BarcodeFormat_Code128]
        case .code39: [ZXing_BarcodeFormat_Code39]
        case .code93: [ZXing_BarcodeFormat_Code93]
        case .codabar: [ZXing_BarcodeFormat_Codabar]
        case .itf: [ZXing_BarcodeFormat_ITF]
        case .databar:
            [ZXing_BarcodeFormat_DataBarOmni, ZXing_BarcodeFormat_DataBarStk, ZXing_BarcodeFormat_DataBarStkOmni]
        case .databarExpanded: [ZXing_BarcodeFormat_DataBarExp, ZXing_BarcodeFormat_DataBarExpStk]
        case .databarLimited: [ZXing_BarcodeFormat_DataBarLtd]
        case .qr: [ZXing_BarcodeFormat_QRCodeModel2, ZXing_BarcodeFormat_QRCodeModel1]
        case .microQR: [ZXing_BarcodeFormat_MicroQRCode]
        case .dataMatrix: [ZXing_BarcodeFormat_DataMatrix]
        case .aztec: [ZXing_BarcodeFormat_Aztec]
        case .pdf417: [ZXing_BarcodeFormat_PDF417, ZXing_BarcodeFormat_CompactPDF417]
        case .maxiCode: [ZXing_BarcodeFormat_MaxiCode]
        }
    }

    /// Variants that the library names in results though they were asked for under another name.
    private static func reportedFormats(for symbology: Symbology) -> [ZXing_BarcodeFormat] {
        switch symbology {
        case .ean13: [ZXing_BarcodeFormat_ISBN]
        case .code39:
            [
                ZXing_BarcodeFormat_Code39Std, ZXing_BarcodeFormat_Code39Ext, ZXing_BarcodeFormat_Code32,
                ZXing_BarcodeFormat_PZN,
            ]
        case .itf: [ZXing_BarcodeFormat_ITF14]
        case .qr: [ZXing_BarcodeFormat_QRCode]
        case .aztec: [ZXing_BarcodeFormat_AztecCode, ZXing_BarcodeFormat_AztecRune]
        default: []
        }
    }
}
