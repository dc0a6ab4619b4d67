import LabelLanguage

/// What text to look for in a picture, and how hard.
struct TextRequest {
    /// Places that hold no text, such as barcodes already read, in pixels of the image.
    var masks: [Quadrilateral] = []
    var adaptive: AdaptiveReading = .off
    var quality: ReadingQuality = .balanced
    /// Whether the picture is a frame of a stream, in which the next one shows much the same.
    var isFrame = false
    /// Asked now and then, with all lines so far, whether they are enough.
    var verdict: ([TextLine], Sufficiency.Stage) -> Sufficiency.Verdict = { _, _ in .lacking }
    /// Asked with the last frame's lines, of which those in some places were read again in this one, whether that holds
    /// all that the last frame did.
    var holds: ([TextLine], [Box]) -> Bool = { _, _ in false }
}

extension ReadingQuality {
    /// How many lines of one picture are read at most: a line costs about 10 ms.
    var lineLimit: Int {
        switch self {
        case .fast: 12
        case .balanced: 30
        case .accurate: 80
        }
    }

    /// After how many lines that hold no text a reader gives up.
    var failureLimit: Int {
        switch self {
        case .fast: 3
        case .balanced: 6
        case .accurate: 15
        }
    }

    /// The sizes at which the adaptive reader looks for lines, one after the other while fields are missing: small
    /// ones show large print whole, and cost little.
    var detectionSides: [Int] {
        switch self {
        case .fast: [256]
        case .balanced: [256, 512]
        case .accurate: [256, 448, 800]
        }
    }
}
