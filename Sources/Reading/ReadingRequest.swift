import LabelLanguage

/// What to look for in a picture.
public struct ReadingRequest: Sendable {
    /// The labels to find, their patterns compiled once; nil for none. Their symbologies and text fields are looked for
    /// by themselves.
    public var labels: LabelMatcher?
    /// Symbologies to read beyond those of the definitions.
    public var symbologies: Set<Symbology>
    /// Read every text line, also where no definition asks for text.
    public var readsText: Bool
    public var region: RegionOfInterest
    public var quality: ReadingQuality
    /// For a frame of a stream: how long it may be searched for barcodes. What the time does not suffice for is done in
    /// the next frame. Nil for a picture by itself, which is read as far as `quality` goes.
    public var barcodeBudget: Duration?

    public init(
        labels: LabelMatcher? = nil, symbologies: Set<Symbology> = [], readsText: Bool = false,
        region: RegionOfInterest = .whole, quality: ReadingQuality = .balanced
    ) {
        self.labels = labels
        self.symbologies = symbologies
        self.readsText = readsText
        self.region = region
        self.quality = quality
    }

    public var definitions: [LabelDefinition] { labels?.definitions ?? [] }

    /// Whether any text is of use.
    public var wantsText: Bool { wantsPrint || wantsDisplays }

    /// Whether printed text is of use, beyond what displays show.
    var wantsPrint: Bool {
        readsText || definitions.contains(where: \.readsPrint)
    }

    /// Whether what seven-segment displays show is of use.
    var wantsDisplays: Bool { definitions.contains(where: \.readsSevenSegments) }
}

/// How far to go on one picture.
public enum ReadingQuality: String, Hashable, Sendable, CaseIterable {
    case fast, balanced, accurate
}
