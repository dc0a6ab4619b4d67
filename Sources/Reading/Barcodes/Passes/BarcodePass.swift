internal import Glibc
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
        /// Turned by so many degrees clockwise, for linear symbols that lie askew: decoders look along rows and columns.
        case turned(Double)

        var scale: Double {
            switch self {
            case .none, .inverted, .turned: 1
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
            case .turned(let degrees): image.turned(degrees: degrees)
            }
        }

        /// Where a point of the treated picture lies in the picture itself.
        func origin(of point: Point, in treated: PixelSize, of picture: PixelSize) -> Point {
            let across = Double(picture.width)
            let down = Double(picture.height)
            guard case .turned(let degrees) = self else {
                return Point(
                    x: point.x * across / Double(treated.width), y: point.y * down / Double(treated.height))
            }
            // Both turn about their middles.
            let (x, y) = (point.x - Double(treated.width) / 2, point.y - Double(treated.height) / 2)
            let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
            return Point(x: across / 2 + x * cosine + y * sine, y: down / 2 - x * sine + y * cosine)
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
