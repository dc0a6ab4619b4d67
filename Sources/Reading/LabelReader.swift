import Imaging
import LabelLanguage

/// How far to go on one picture.
public enum ReadingQuality: String, Hashable, Sendable, CaseIterable {
    case fast, balanced, accurate
}

/// What part of a picture to read, as fractions of its width and height.
public struct RegionOfInterest: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    public static let whole = RegionOfInterest(x: 0, y: 0, width: 1, height: 1)
}

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

/// What one picture holds. All coordinates are pixels of the whole picture.
public struct Observation: Hashable, Sendable {
    public var symbols: [Symbol]
    public var lines: [TextLine]
    /// Labels found, incomplete ones included.
    public var labels: [LabelReading]

    public init(symbols: [Symbol] = [], lines: [TextLine] = [], labels: [LabelReading] = []) {
        self.symbols = symbols
        self.lines = lines
        self.labels = labels
    }
}
