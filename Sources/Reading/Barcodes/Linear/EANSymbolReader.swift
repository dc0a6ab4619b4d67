import Imaging
import LabelLanguage

/// Finds EAN and UPC symbols by their blurred shape in a picture.
struct EANSymbolReader {
    var symbologies: Set<Symbology>
    var finder = LinearRegionFinder()

    /// - Parameter isKnown: whether a place is known to hold a symbol already, which saves looking there.
    func sightings(in image: LumaImage, isKnown: (Point) -> Bool = { _ in false }) -> [Sighting] {
        guard !layouts.isEmpty else { return [] }
        return finder.regions(in: image).filter { !isKnown($0.center) }.compactMap { sighting(in: image, region: $0) }
    }

    /// What a region says, where that fits well enough.
    func sighting(in image: LumaImage, region: LinearRegion) -> Sighting? {
        EANRegionReader(layouts: layouts).reading(in: image, region: region).flatMap(sighting)
    }

    /// A symbol that the last frame showed, looked for where it was.
    func sighting(in image: LumaImage, following symbol: Symbol) -> Sighting? {
        guard let whole = LinearRegion(around: symbol.corners), let layout = layouts.first else { return nil }
        let reader = EANRegionReader(layouts: [layout])
        // A strip suffices, since what it says is known already: the middle one, or else one beside it.
        for part in [0, -0.25, 0.25] {
            var region = whole
            region.center = whole.point(along: 0, across: part * whole.height)
            region.height = min(whole.height * 0.4, 12)
            guard let found = reader.following(layout, in: image, region: region).flatMap(sighting),
                found.symbol.hasContent(of: symbol)
            else { continue }
            // Only a strip was looked at: the bars reach as far as they did.
            var moved = found
            let strip = whole.point(along: 0, across: part * whole.height)
            let seen = found.symbol.center
            moved.symbol.corners = symbol.corners.moved(x: seen.x - strip.x, y: seen.y - strip.y)
            return moved
        }
        return nil
    }

    private var layouts: [EANLayout] {
        var layouts: [EANLayout] = []
        if symbologies.contains(.ean13) || symbologies.contains(.upca) { layouts.append(.ean13) }
        if symbologies.contains(.ean8) { layouts.append(.ean8) }
        if symbologies.contains(.upce) { layouts.append(.upce) }
        return layouts
    }

    private func sighting(of reading: EANReading) -> Sighting? {
        let symbology: Symbology
        var text = reading.text
        switch reading.layout {
        case .ean8: symbology = .ean8
        case .upce: symbology = .upce
        case .ean13 where symbologies.contains(.ean13): symbology = .ean13
        case .ean13:
            guard text.hasPrefix("0") else { return nil }
            symbology = .upca
            text.removeFirst()
        }
        let symbol = Symbol(
            symbology: symbology, text: text, corners: reading.corners,
            symbologyIdentifier: symbology == .ean8 ? "]E4" : "]E0")
        return Sighting(symbol: symbol, lineCount: reading.stripCount, decoder: .profile)
    }
}
