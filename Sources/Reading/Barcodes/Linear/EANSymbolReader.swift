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
        guard var region = LinearRegion(around: symbol.corners), let layout = layouts.first else { return nil }
        // The middle suffices, since what it says is known already.
        region.height = min(region.height * 0.4, 12)
        let reading = EANRegionReader(layouts: [layout]).following(layout, in: image, region: region)
        guard let found = reading.flatMap(sighting), found.symbol.hasContent(of: symbol) else { return nil }
        // Only the middle was looked at: the bars reach as far as they did.
        var whole = found
        whole.symbol.corners = symbol.corners.moved(to: found.symbol.corners)
        return whole
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
