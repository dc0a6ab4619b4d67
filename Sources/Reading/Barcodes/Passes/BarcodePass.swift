import Imaging
import LabelLanguage

/// One way to look for symbols in a picture.
struct BarcodePass: Hashable {
    /// What is done to the picture first.
    enum Treatment: Hashable {
        case none
        /// Dark for light, for linear symbols that are printed light on dark: the decoders invert only for the others.
        case inverted
        case scaled(Double)
        /// Scaled, then sharpened by so many sixteenths.
        case sharpened(scale: Double, radius: Int, amount: Int32)
        /// Scaled, then made black and white by the mean around each pixel.
        case locallyThresholded(scale: Double, radius: Int)

        var scale: Double {
            switch self {
            case .none, .inverted: 1
            case .scaled(let scale), .sharpened(let scale, _, _), .locallyThresholded(let scale, _): scale
            }
        }

        func apply(to image: LumaImage) -> LumaImage {
            switch self {
            case .none: image
            case .inverted: image.inverted()
            case .scaled(let scale): image.scaled(by: scale)
            case .sharpened(let scale, let radius, let amount):
                image.scaled(by: scale).sharpened(radius: radius, amount: amount)
            case .locallyThresholded(let scale, let radius):
                image.scaled(by: scale).locallyThresholded(radius: radius, offset: 4)
            }
        }
    }

    enum Decoder: Hashable {
        case zxing(ZXingSettings)
        case zbar(Set<Symbology>)
        /// Fits digits to blurred profiles.
        case eanProfiles(Set<Symbology>)
    }

    var treatment = Treatment.none
    var decoder: Decoder
    /// What it reads must be confirmed by another pass, unless enough scan lines agree.
    var needsConfirmation = false
}
