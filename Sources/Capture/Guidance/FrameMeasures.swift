import Imaging
import LabelLanguage
import Reading

/// What a frame tells about how well its label can be read: the grounds for ``Guide``.
public struct FrameMeasures: Hashable, Sendable {
    public var light: Exposure.Verdict
    /// The luma of ink and of paper: what a twentieth of the pixels lies below and above.
    public var dark: UInt8
    public var bright: UInt8
    public var blur: Sharpness.Blur
    /// Of the widest direction, in pixels; nil where there are too few edges to tell.
    public var edgeWidth: Double?
    /// Sides of the picture that print runs across.
    public var cutSides: Set<PictureSide>
    /// Of the finest EAN or UPC symbol, in pixels: of other symbols the text does not tell how many modules they have.
    public var moduleWidth: Double?
    /// The median height of a text line, in pixels.
    public var textHeight: Double?
    /// How much of the picture's width or height the largest label takes, 0 to 1.
    public var largestShare: Double
    /// Labels of which every required field was read.
    public var wholeLabels: Int

    public init(
        light: Exposure.Verdict = .good, dark: UInt8 = 20, bright: UInt8 = 200, blur: Sharpness.Blur = .none,
        edgeWidth: Double? = 1, cutSides: Set<PictureSide> = [], moduleWidth: Double? = nil, textHeight: Double? = nil,
        largestShare: Double = 0.3, wholeLabels: Int = 0
    ) {
        self.light = light
        self.dark = dark
        self.bright = bright
        self.blur = blur
        self.edgeWidth = edgeWidth
        self.cutSides = cutSides
        self.moduleWidth = moduleWidth
        self.textHeight = textHeight
        self.largestShare = largestShare
        self.wholeLabels = wholeLabels
    }

    /// Measures a frame and what was read in it.
    ///
    /// Costs some milliseconds for 1280 × 720 pixels, so not every frame should be measured; next to nothing where a
    /// whole label was read, since then the picture is good enough and its pixels are not looked at.
    ///
    /// - Parameter region: the part of the frame that was read; print that its sides cut is cut for the rig too.
    public init(of image: LumaImage, showing observation: Observation, region: RegionOfInterest = .whole) {
        let wholeLabels = observation.labels.count(where: \.isComplete)
        guard wholeLabels == 0 else {
            self.init(wholeLabels: wholeLabels)
            return
        }
        let area = region.pixels(width: image.width, height: image.height)
        let part = area.flatMap(image.cropped) ?? image
        let exposure = Exposure(of: part)
        let sharpness = Sharpness(of: part)
        let heights = observation.lines.map { min($0.box.width, $0.box.height) }.filter(\.isFinite).sorted()
        let shares = observation.labels.map {
            max($0.box.width / Double(part.width), $0.box.height / Double(part.height))
        }
        self.init(
            light: exposure.verdict, dark: exposure.dark, bright: exposure.bright, blur: sharpness.blur,
            edgeWidth: sharpness.width, cutSides: part.sidesThatCutPrint,
            moduleWidth: observation.symbols.compactMap(\.moduleWidth).min(),
            textHeight: heights.isEmpty ? nil : heights[heights.count / 2],
            largestShare: shares.filter(\.isFinite).max() ?? 0)
    }

    /// What makes the picture hopeless, whatever lies in it; nil for one in which something could be read.
    ///
    /// An empty bench is not hopeless: it has few edges, and those of its shadows are wider than any print out of
    /// focus. White throughout may be a sheet of paper; the light is too bright only where print drowns in it.
    var obstacle: NoRead.Reason? {
        if light == .tooDark, bright < 40 { return .tooDark }
        if light == .tooBright, edgeWidth == nil, dark < 250 { return .tooBright }
        if isBlurred, let edgeWidth, edgeWidth > 4 { return .blurred }
        return nil
    }

    /// Whether print is smeared or out of focus; edges that are wider still are shadows.
    var isBlurred: Bool {
        switch blur {
        case .none, .unknown: false
        case .focus, .motion: (edgeWidth ?? 0) <= 16
        }
    }
}

extension Symbol {
    /// Of an EAN or UPC symbol, from the number of its modules (ISO/IEC 15420, section 4.2), in pixels.
    fileprivate var moduleWidth: Double? {
        let modules: Double
        switch symbology {
        case .ean13, .upca: modules = 95
        case .ean8: modules = 67
        case .upce: modules = 51
        default: return nil
        }
        let width = corners.topLeft.distance(to: corners.topRight) / modules
        return width.isFinite && width > 0 ? width : nil
    }
}
