import Imaging
import LabelLanguage

/// The search for symbols in one picture: passes made, what they read, and what that adds up to.
struct BarcodeSearch {
    let image: LumaImage
    let symbologies: Set<Symbology>
    let runner: PassRunner
    private var ledger = SightingLedger()

    init(image: LumaImage, symbologies: Set<Symbology>, runner: PassRunner) {
        self.image = image
        self.symbologies = symbologies
        self.runner = runner
    }

    /// What can be reported so far.
    var symbols: [Symbol] { ledger.symbols }

    mutating func run(_ pass: BarcodePass) {
        let known = ledger
        for sighting in runner.sightings(in: image, pass: pass, isKnown: known.isTaken) {
            // ZBar knows neither full ASCII nor function characters: where the first decoder was sure, it does not count.
            if sighting.decoder == .zbar, known.isTaken(sighting.symbol.corners.boundingBox.center) { continue }
            weigh(sighting)
        }
    }

    /// Looks beside each EAN and UPC symbol for an add-on, which is smaller and so lost earlier than the symbol.
    mutating func readAddOns() {
        for symbol in symbols where symbol.addOn == nil && AddOnPass.applies(to: symbol.symbology) {
            guard let addOn = AddOnPass(runner: runner).addOn(of: symbol, in: image) else { continue }
            var sighting = Sighting(symbol: symbol, lineCount: 0, decoder: .zxing)
            sighting.symbol.addOn = addOn
            ledger.add(sighting, points: 0)
        }
    }

    private mutating func weigh(_ sighting: Sighting) {
        guard Evidence.wantsVerification(sighting), !ledger.isDecided(sighting.symbol) else {
            ledger.add(sighting, points: Evidence.points(of: sighting))
            return
        }
        switch EANVerifier().verdict(on: sighting, in: image, symbologies: symbologies) {
        case .confirmed:
            ledger.add(sighting, points: Evidence.enough)
        case .open:
            ledger.add(sighting, points: Evidence.points(of: sighting))
        case .refuted(let fitting):
            ledger.refute(sighting)
            ledger.add(fitting, points: Evidence.points(of: fitting))
        }
    }
}
