import Imaging
import LabelLanguage

/// The search for symbols in one picture: passes made, what they read, and what that adds up to.
struct BarcodeSearch {
    let image: LumaImage
    let symbologies: Set<Symbology>
    let runner: PassRunner
    /// Whether any pass was made.
    private(set) var hasRun = false
    private let trusted: [Symbol]
    private var ledger: SightingLedger

    /// - Parameters:
    ///   - earlier: what the frame before showed, though not well enough to be reported.
    ///   - trusted: what frames before showed for sure: to read it again needs no more evidence.
    init(
        image: LumaImage, symbologies: Set<Symbology>, runner: PassRunner, earlier: [Symbol] = [],
        trusted: [Symbol] = []
    ) {
        self.image = image
        self.symbologies = symbologies
        self.runner = runner
        self.trusted = trusted
        ledger = SightingLedger(earlier: earlier)
    }

    /// What can be reported so far.
    var symbols: [Symbol] { ledger.symbols }

    /// What was seen, but not well enough.
    var doubtful: [Symbol] { ledger.doubtful }

    /// Makes a pass over the picture, or over a part of it.
    mutating func run(_ pass: BarcodePass, over area: PixelRectangle? = nil) {
        hasRun = true
        guard let part = area.map(image.cropped) ?? image else { return }
        let (x, y) = (area.map { max($0.x, 0) } ?? 0, area.map { max($0.y, 0) } ?? 0)
        let known = ledger
        let isKnown = { (point: Point) in known.isTaken(Point(x: point.x + Double(x), y: point.y + Double(y))) }
        for sighting in runner.sightings(in: part, pass: pass, isKnown: isKnown) {
            let sighting = sighting.moved(x: x, y: y)
            // ZBar knows neither full ASCII nor function characters: where the first decoder was sure, it does not count.
            if sighting.decoder == .zbar, known.isTaken(sighting.symbol.center) { continue }
            weigh(sighting)
        }
    }

    /// Makes a pass over what lies left and right of the linear symbols that were found: a scan line gives one of the
    /// symbols on it.
    ///
    /// - Parameters:
    ///   - area: where the pass was made.
    ///   - deadline: no part is begun after it.
    mutating func run(_ pass: BarcodePass, besideSymbolsIn area: PixelRectangle, until deadline: MonotonicTime?) {
        var open = [area]
        var runs = 0
        while let area = open.popLast(), runs < Self.partLimit {
            let found = symbols.first { $0.symbology.isLinear && area.box.contains($0.center) }
            guard let box = found?.corners.boundingBox, box.width > box.height else { continue }
            let (left, right) = (Int(box.x), Int(box.maxX.rounded(.up)))
            let parts = [(area.x, left), (right, area.x + area.width)].filter { $0.1 - $0.0 >= Self.leastPart }
            for (start, end) in parts {
                guard deadline.map({ .now() < $0 }) ?? true else { return }
                let part = PixelRectangle(x: start, y: area.y, width: end - start, height: area.height)
                run(pass, over: part)
                runs += 1
                open.append(part)
            }
        }
    }

    /// So many parts of a picture are looked at beside symbols, and none that is narrower, in pixels.
    private static let (partLimit, leastPart) = (8, 64)

    /// Looks beside each EAN and UPC symbol for an add-on, which is smaller and so lost earlier than the symbol.
    mutating func readAddOns() {
        for symbol in symbols where symbol.addOn == nil && AddOnPass.applies(to: symbol.symbology) {
            guard let addOn = AddOnPass(runner: runner).addOn(of: symbol, in: image) else { continue }
            var sighting = Sighting(symbol: symbol, lineCount: 0, decoder: .zxing)
            sighting.symbol.addOn = addOn
            ledger.add(sighting, points: 0)
        }
    }

    /// Takes over what was read in another way.
    mutating func add(_ sighting: Sighting) {
        weigh(sighting)
    }

    private mutating func weigh(_ sighting: Sighting) {
        if trusted.contains(where: { $0.isSame(as: sighting.symbol) }) {
            ledger.add(sighting, points: Evidence.enough)
            return
        }
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
