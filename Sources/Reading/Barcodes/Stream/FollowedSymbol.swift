import Imaging
import LabelLanguage

/// A symbol that the last frames held, and how it was read.
struct FollowedSymbol {
    var symbol: Symbol
    /// Reads it again in a cut-out, the cheap way.
    var pass: BarcodePass
    /// Frames in a row in which it was not found where it was.
    var misses = 0

    /// After so many frames without it, it is no longer looked for by itself.
    static let missLimit = 5

    /// - Parameter pass: the one that found it.
    init(_ symbol: Symbol, foundBy pass: BarcodePass) {
        self.symbol = symbol
        self.pass = pass.narrowed(to: symbol)
    }

    /// Where it is looked for: where it was, with room for a step of movement and the quiet zones.
    func area(width: Int, height: Int) -> PixelRectangle? {
        let box = symbol.corners.boundingBox
        let length = max(box.width, box.height)
        let margin = max(24, length * 0.2)
        // A linear symbol's lines reach further than those that were read, and the middle one is tried first.
        let across = symbol.symbology.isLinear ? max(margin, length * 0.15) : margin
        let isLying = box.width >= box.height
        let (marginX, marginY) = isLying ? (margin, across) : (across, margin)
        return PixelRectangle(
            x: Int(box.x - marginX), y: Int(box.y - marginY), width: Int(box.width + 2 * marginX),
            height: Int(box.height + 2 * marginY)
        ).clamped(width: width, height: height)
    }
}

extension BarcodePass {
    /// The same way of reading, for one known symbol only.
    func narrowed(to symbol: Symbol) -> BarcodePass {
        var pass = self
        switch decoder {
        case .zxing(let settings):
            var narrow = settings
            narrow.symbologies = [symbol.symbology]
            let box = symbol.corners.boundingBox
            narrow.triesHarder = false
            narrow.triesRotation = symbol.symbology.isLinear && box.height > box.width
            narrow.triesDownscaling = false
            narrow.symbolLimit = 1
            pass.decoder = .zxing(narrow)
        case .zbar: pass.decoder = .zbar([symbol.symbology])
        case .eanProfiles: pass.decoder = .eanProfiles([symbol.symbology])
        }
        return pass
    }
}
