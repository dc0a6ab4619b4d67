import Imaging
import LabelLanguage

/// Reads the two or five digits beside an EAN or UPC symbol, in an enlarged cut-out of the picture.
struct AddOnPass {
    let runner: PassRunner

    static func applies(to symbology: Symbology) -> Bool {
        switch symbology {
        case .ean13, .upca, .upce, .ean8: true
        default: false
        }
    }

    func addOn(of symbol: Symbol, in image: LumaImage) -> String? {
        let box = symbol.corners.boundingBox
        // A five-digit add-on is half as long as an EAN-13 and stands up to 12 modules away.
        let length = max(box.width, box.height)
        let area = PixelRectangle(
            x: Int(box.x - 0.75 * length), y: Int(box.y - 0.75 * length), width: Int(box.width + 1.5 * length),
            height: Int(box.height + 1.5 * length))
        guard length >= 40, let part = image.cropped(to: area) else { return nil }
        var settings = ZXingSettings(symbologies: [symbol.symbology])
        settings.triesHarder = true
        settings.triesRotation = true
        for treatment in [
            BarcodePass.Treatment.sharpened(scale: 2, radius: 2, amount: 16), .scaled(3),
            .sharpened(scale: 3, radius: 4, amount: 32),
        ] where length * treatment.scale < 2_000 {
            let pass = BarcodePass(treatment: treatment, decoder: .zxing(settings))
            let found = runner.sightings(in: part, pass: pass)
            if let addOn = found.first(where: { $0.symbol.text == symbol.text && $0.symbol.addOn != nil })?.symbol.addOn
            {
                return addOn
            }
        }
        return nil
    }
}
