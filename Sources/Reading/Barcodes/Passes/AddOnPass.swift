import Imaging
import LabelLanguage

/// Reads the two or five digits beside an EAN or UPC symbol, in an enlarged cut-out of the picture.
struct AddOnPass {
    let runner: PassRunner

    /// Modules from the end of a symbol within which its add-on ends: up to 12 between them and 47 of five digits
    /// (ISO/IEC 15420, 4.3.5), and some for blur.
    private static let reach = 70.0

    static func applies(to symbology: Symbology) -> Bool { moduleCount(of: symbology) != nil }

    func addOn(of symbol: Symbol, in image: LumaImage) -> String? {
        guard let modules = Self.moduleCount(of: symbol.symbology), let region = LinearRegion(around: symbol.corners),
            region.length >= 40
        else { return nil }
        let length = region.length
        let end = length / 2 + Self.reach * length / Double(modules)
        // The decoder may have read only a few of the lines.
        let height = max(region.height, length * 0.4)
        guard let beside = image.cropped(to: region.box(from: length * 0.52, to: end, height: height)),
            ActivityMap(of: beside).isActive,
            let part = image.cropped(to: region.box(from: -length * 0.65, to: end, height: height))
        else { return nil }
        var settings = ZXingSettings(symbologies: [symbol.symbology])
        settings.triesHarder = true
        settings.triesRotation = part.height > part.width || abs(region.reading.x) < 0.9
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

    /// Nil for a symbology without add-ons.
    private static func moduleCount(of symbology: Symbology) -> Int? {
        switch symbology {
        case .ean13, .upca: EANLayout.ean13.moduleCount
        case .ean8: EANLayout.ean8.moduleCount
        case .upce: EANLayout.upce.moduleCount
        default: nil
        }
    }
}

extension LinearRegion {
    /// The upright rectangle around the part from one place along the reading direction to another, both in pixels from
    /// the middle.
    fileprivate func box(from start: Double, to end: Double, height: Double) -> PixelRectangle {
        let corners = [start, end].flatMap { along in
            [-height / 2, height / 2].map { point(along: along, across: $0) }
        }
        let (x, y) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (x.min() ?? 0, y.min() ?? 0)
        return PixelRectangle(
            x: Int(left), y: Int(top), width: Int((x.max() ?? 0) - left), height: Int((y.max() ?? 0) - top))
    }
}
