import Foundation
import Imaging
import LabelLanguage

/// The barcode libraries that others use, where they are installed: ZBar by its shared library, ZXing-C++ by the module
/// `zxingcpp` of a Python.
package final class PeerReaders {
    /// In the order of the tables.
    package static let names = ["zxing-cpp", "zxing-cpp, asked", "zbar"]

    private let process: PeerProcess

    /// - Parameter python: the interpreter's name or path.
    package init(python: String) {
        process = PeerProcess(python: python, script: PeerScript.python)
    }

    /// What is installed, by name, with its version.
    package var versions: [String: String] { process.versions }

    /// What each peer reads, by its name; empty where there is none, or it died.
    package func readings(of image: LumaImage, symbologies: Set<Symbology>) -> [String: SampleReading] {
        let formats = Symbology.allCases.filter(symbologies.contains).map(Self.format).joined(separator: ",")
        guard let line = process.answer(to: "\(image.width) \(image.height) \(formats)", image) else { return [:] }
        guard let answer = try? JSONSerialization.jsonObject(with: line) as? [String: [Any]] else {
            process.giveUp()
            return [:]
        }
        return answer.compactMapValues { values in
            guard values.count == 2, let time = values[0] as? Double, let found = values[1] as? [[String]] else {
                return nil
            }
            let contents = found.compactMap { entry -> SampleReading.Content? in
                guard entry.count == 3, let bytes = [UInt8](hex: entry[1]) else { return nil }
                return SampleReading.Content(text: entry[0], addOn: entry[2], bytes: bytes)
            }
            return SampleReading(contents: contents, milliseconds: time)
        }
    }

    /// The name that the library gives to a symbology.
    private static func format(_ symbology: Symbology) -> String {
        switch symbology {
        case .ean13: "EAN13"
        case .ean8: "EAN8"
        case .upca: "UPCA"
        case .upce: "UPCE"
        case .code128: "Code128"
        case .code39: "Code39"
        case .code93: "Code93"
        case .codabar: "Codabar"
        case .itf: "ITF"
        case .databar: "DataBarOmni,DataBarStk,DataBarStkOmni"
        case .databarExpanded: "DataBarExp,DataBarExpStk"
        case .databarLimited: "DataBarLtd"
        case .qr: "QRCode"
        case .microQR: "MicroQRCode"
        case .dataMatrix: "DataMatrix"
        case .aztec: "Aztec"
        case .pdf417: "PDF417"
        case .maxiCode: "MaxiCode"
        }
    }
}
