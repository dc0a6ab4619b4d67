import Imaging
import LabelLanguage

/// Carries passes out with the decoders that it keeps. Belongs to one thread.
final class PassRunner {
    private let zxing = ZXingDecoder()
    private let zbar = ZBarDecoder()

    /// What a pass reads, in the coordinates of `image`.
    ///
    /// - Parameter isKnown: whether a place holds a symbol that is known already.
    func sightings(
        in image: LumaImage, pass: BarcodePass, isKnown: (Point) -> Bool = { _ in false }
    ) -> [Sighting] {
        let treated = pass.treatment.apply(to: image)
        let found: [Sighting]
        switch pass.decoder {
        case .zxing(let settings): found = zxing.sightings(in: treated, settings: settings)
        case .zbar(let symbologies): found = zbar.sightings(in: treated, symbologies: symbologies)
        case .eanProfiles(let symbologies):
            found = EANSymbolReader(symbologies: symbologies).sightings(in: treated, isKnown: isKnown)
        }
        return found.map { sighting in
            var sighting = sighting
            sighting.needsConfirmation = pass.needsConfirmation
            sighting.symbol.corners = sighting.symbol.corners.mapped {
                pass.treatment.origin(of: $0, in: treated.size, of: image.size)
            }
            return sighting
        }
    }
}
