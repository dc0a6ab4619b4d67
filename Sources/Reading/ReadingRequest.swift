import LabelLanguage

/// What to look for in a picture.
public struct ReadingRequest: Sendable {
    /// Labels to find. Their symbologies and text fields are looked for by themselves.
    public var definitions: [LabelDefinition]
    /// Symbologies to read beyond those of the definitions.
    public var symbologies: Set<Symbology>
    /// Read every text line, also where no definition asks for text.
    public var readsText: Bool
    public var region: RegionOfInterest
    public var quality: ReadingQuality

    public init(
        definitions: [LabelDefinition] = [], symbologies: Set<Symbology> = [], readsText: Bool = false,
        region: RegionOfInterest = .whole, quality: ReadingQuality = .balanced
    ) {
        self.definitions = definitions
        self.symbologies = symbologies
        self.readsText = readsText
        self.region = region
        self.quality = quality
    }
}

/// How far to go on one picture.
public enum ReadingQuality: String, Hashable, Sendable, CaseIterable {
    case fast, balanced, accurate
}
